export { readBeforeLogin } from './before-login.ts'
export { logOut } from './log-out.ts'
export { refreshLogin } from './refresh-login.ts'
export { connectSession, endSession, session, setInfo, setLogin } from './session.ts'
