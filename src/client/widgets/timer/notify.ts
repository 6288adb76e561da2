import { showToast } from '../../kit/interaction.ts'
import { timerDevice } from './document.ts'
import { messages } from './messages.ts'
import { timerSettings } from './settings.ts'

/** Whether this page may notify at all: not upon plain http, nor in every browser. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis

/** Asks for the permission once, by a press that starts something. */
export function askToNotify(): void {
  if (timerDevice.get().hasAsked) return
  timerDevice.update((now) => ({ ...now, hasAsked: true }))
  if (!canNotify() || !timerSettings.get().isNotify || Notification.permission !== 'default') return
  Notification.requestPermission().catch(() => {}) // without it there are prompts and sound
}

/** Whether notifications are switched on, and this browser has given its permission. */
export const isNotifying = (isOn: boolean): boolean => isOn && Notification.permission === 'granted'

/** Asks for the permission where it is missing. @returns whether notifications may be switched on */
export async function mayNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) === 'granted') return true
  showToast({ kind: 'warning', text: messages('notifyDenied') })
  return false
}
