import { connection } from '../../../core/net/connection.ts'
import { forbidOtherHosts } from '../../../core/net/own-host-only.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { messages } from './messages.ts'

/** Long enough to decide, in ms. */
const DURATION_MS = 8000

/** Keeps the page to its own server from now on when pure offline is turned on, and offers to reload it at its end. */
export function followPureOffline(): void {
  let wasOn = themeSettings.get().isPureOffline
  themeSettings.subscribe(() => {
    const isOn = themeSettings.get().isPureOffline
    if (isOn && !wasOn) forbidOtherHosts(connection.getState().server)
    if (wasOn && !isOn)
      showToast({
        kind: 'info',
        text: messages('ended'),
        action: { label: messages('reload'), run: () => location.reload() },
        duration: DURATION_MS,
      })
    wasOn = isOn
  })
}
