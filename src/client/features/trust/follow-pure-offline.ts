import { showToast } from '../../ui/overlay/toast/toast.ts'
import { areOtherHostsForbidden, themeSettings } from '../theme/index.ts'
import { messages } from './messages.ts'

/** Long enough to decide, in ms. */
const DURATION_MS = 8000

/** Offers to load the page anew once pure offline has ended: until then the browser keeps it to its own server. */
export function followPureOffline(): void {
  let wasOn = themeSettings.get().isPureOffline
  themeSettings.subscribe(() => {
    const isOn = themeSettings.get().isPureOffline
    if (wasOn && !isOn && areOtherHostsForbidden())
      showToast({
        kind: 'info',
        text: messages('ended'),
        action: { label: messages('reload'), run: () => location.reload() },
        duration: DURATION_MS,
      })
    wasOn = isOn
  })
}
