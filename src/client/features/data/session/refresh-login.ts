import { userInfo } from '../../../../shared/api/account.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { setInfo } from './session.ts'
import { session } from './session-state.ts'

/** Asks the server who is logged in: another device may have changed it, or ended this login. */
export async function refreshLogin(): Promise<void> {
  if (session.getState().login === undefined) return
  try {
    await setInfo(await call(userInfo, {}, { silent: true }))
  } catch (error) {
    if (!(error instanceof CallError)) throw error // a login that has ended is told by `call`
  }
}
