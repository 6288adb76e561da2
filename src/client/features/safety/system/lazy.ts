export { connectWelcome } from './reset.ts'
export { watchPace } from './watch-pace.ts'
