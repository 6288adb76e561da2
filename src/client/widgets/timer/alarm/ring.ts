import { openApp } from '../../../kit/desktop.ts'
import { claimSignal, createSound, notifyHidden, soundTurn } from '../../../kit/interaction.ts'
import { type Locks, runAlone } from '../../../kit/widget.ts'
import { type Ending, isTimely, signalOf } from '../kernel/endings.ts'
import { timerSettings } from '../settings.ts'
import chime from '../sounds/chime.mp3?url'
import { endingText } from './ending-text.ts'

const sound = createSound(chime)

/** How long it rings unless it is stopped, and how often the sound begins. */
const RING_MS = 30_000
const EVERY_MS = 2000

export interface Ringer {
  /** Rings once for each of these, and as long as it is among them. */
  follow(endings: readonly Ending[]): void
}

/** Rings in one tab of this browser for what ended on it at its time: sound, and a notification where the page is hidden. */
export function createRinger(locks: Locks): Ringer {
  const seen = new Set<string>()
  let current: readonly Ending[] = []
  const isCurrent = (signal: string) => current.some((one) => signalOf(one) === signal)

  async function ring(ending: Ending): Promise<void> {
    const signal = signalOf(ending)
    if (!isCurrent(signal) || !isTimely(ending, Date.now()) || !claimSignal('genkan.timer', signal)) return
    notifyOf(ending)
    if (!timerSettings.get().isSound) return
    const until = ending.waits ? Date.now() + RING_MS : 0
    do {
      sound.play()
      await pause(EVERY_MS)
    } while (Date.now() < until && isCurrent(signal))
  }

  return {
    follow(endings) {
      current = endings
      for (const ending of endings) {
        const signal = signalOf(ending)
        if (seen.has(signal)) continue
        seen.add(signal)
        if (!isTimely(ending, Date.now())) continue
        void soundTurn().then(() => runAlone(locks, 'genkan.timer.ring', () => ring(ending)))
      }
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Pressed, it shows the timers. */
function notifyOf(ending: Ending): void {
  if (!timerSettings.get().isNotify) return
  const { title, text } = endingText(ending)
  notifyHidden({ title, body: text, tag: signalOf(ending), open: () => openApp({ app: 'timer' }) })
}
