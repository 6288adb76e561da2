export { connectWelcome } from './reset.ts'
export { connectResetSnapshot } from './reset-snapshot.ts'
