export { readBeforeLogin } from './before-login.ts'
export { logOut } from './log-out.ts'
export { connectSession, endSession, setInfo, setLogin } from './session.ts'
export { session } from './session-state.ts'
