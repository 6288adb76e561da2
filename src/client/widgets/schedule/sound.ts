import notify from './notify.mp3?url'

/** Plays the notification sound, synthesised for this project (MIT). Browsers refuse it before the first press. */
export function playReminder(): void {
  void new Audio(notify).play().catch(() => {})
}
