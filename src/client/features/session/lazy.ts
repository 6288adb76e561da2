export { logOut } from './log-out.ts'
export { connectSession, endSession, session, setLogin } from './session.ts'
