import { logout } from '../../../../shared/api/account.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { endLogin } from './session.ts'

/** Logs out on this device, at once; the server is told if it can be. Everything on this device stays. */
export async function logOut(): Promise<void> {
  const told = call(logout, {}, { silent: true }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
  await endLogin()
  await told
}
