import { createSound } from '../../../kit/interaction.ts'
import notify from './notify.mp3?url'

const reminder = createSound(notify)

/** Plays the notification sound, synthesised for this project (MIT). Browsers refuse it before the first press. */
export const playReminder = (): void => reminder.play()
