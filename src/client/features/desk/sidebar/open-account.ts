import { connection } from '../../../core/net/connection.ts'
import { openLogin } from '../../auth/login/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { openSettings } from '../../shell/settings/index.ts'

/** Opens the account of a user, and the login for a guest where there is a server (spec section 6). */
export function openAccount(): void {
  const isGuest = session.getState().login === undefined
  if (isGuest && connection.getState().server !== undefined) openLogin()
  else openSettings('user')
}
