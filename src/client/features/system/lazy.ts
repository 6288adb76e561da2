export { connectWelcome, replaceEverything } from './reset.ts'
export { connectResetSnapshot } from './reset-snapshot.ts'
export { watchPace } from './watch-pace.ts'
