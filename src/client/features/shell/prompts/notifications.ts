import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'
import { claimSignal } from './signals.ts'

/** Whether this page may notify at all: not upon plain http, nor in every browser. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis

/** Whether notifications are switched on, and this browser has given its permission. */
export const isNotifying = (isOn: boolean): boolean => isOn && Notification.permission === 'granted'

/** Asks for the permission where it is missing. @returns whether notifications may be switched on */
export async function mayNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) === 'granted') return true
  showToast({ kind: 'warning', text: messages('notifyDenied') })
  return false
}

/** Asks for the permission by a press of the user, once in this browser for each owner. */
export function askToNotify(owner: string): void {
  if (!canNotify() || Notification.permission !== 'default' || !claimSignal(`${owner}.notify`, 'asked')) return
  Notification.requestPermission().catch(() => {}) // without it there are prompts and sound
}

interface SystemNotification {
  readonly title: string
  readonly body: string
  /** One of the same tag takes the place of another. */
  readonly tag: string
  /** Called as it is pressed, in the page that is shown again. */
  readonly open: () => void
}

/** Notifies by the system where the page is hidden and the browser has given its permission. */
export function notifyHidden({ title, body, tag, open }: SystemNotification): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    new Notification(title, { body, tag }).addEventListener('click', () => {
      focus()
      open()
    })
  } catch {
    // Chrome on Android has no notifications of pages; the prompt waits until the page is visible
  }
}
