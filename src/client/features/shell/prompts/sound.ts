import { createSound } from '../../../ui/sound/sound.ts'
import address from './reminder.mp3?url'

/** A tab that nobody has pressed may make no sound: it leaves it so long to one that may. */
const YIELD_MS = 1500

const reminder = createSound(address)

/** Plays the sound of reminders, synthesised for this project (MIT). Browsers refuse it before the first press. */
export const playReminder = (): void => reminder.play()

/** Resolves at once in a tab that may make sounds, in another a moment later. */
export const soundTurn = (): Promise<void> =>
  navigator.userActivation?.hasBeenActive === false
    ? new Promise((resolve) => void setTimeout(resolve, YIELD_MS))
    : Promise.resolve()
