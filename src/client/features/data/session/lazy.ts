export { readBeforeLogin } from './before-login.ts'
export { logOut } from './log-out.ts'
export { connectSession, endSession, session, setInfo, setLogin } from './session.ts'
