import { connection } from '../../../core/net/connection.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { openLogin } from '../../auth/login/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { shownSync, syncStatus } from '../../data/sync-status/index.ts'
import { openSettings } from '../../shell/settings/index.ts'

/**
 * Opens the account of a user, and the login for a guest where there is a server (spec section 6). What the sync needs of
 * its user comes first: the dot at the button says that there is something.
 */
export function openAccount(): void {
  const isGuest = session.getState().login === undefined
  if (isGuest && connection.getState().server !== undefined) openLogin()
  else if (shownSync(syncStatus.getState()) === 'asks') openSettings('system', messageByKey('cloud-backup.tab'))
  else openSettings('user')
}
