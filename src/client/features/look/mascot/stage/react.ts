import type { HitArea, MascotDriver } from '../driver/mascot-driver.ts'
import type { MoodName } from '../kernel/moods.ts'
import type { MotionName } from '../kernel/motions.ts'
import type { Say } from './use-speech.ts'

/** Milliseconds that a mood lasts that something has brought about. */
const MOOD_MS = 2600

const REACTIONS: Readonly<Record<HitArea, readonly { readonly mood: MoodName; readonly motion: MotionName }[]>> = {
  head: [
    { mood: 'happy', motion: 'nod' },
    { mood: 'curious', motion: 'ponder' },
    { mood: 'surprised', motion: 'startle' },
  ],
  belly: [
    { mood: 'happy', motion: 'wriggle' },
    { mood: 'happy', motion: 'laugh' },
    { mood: 'sulky', motion: 'shake' },
  ],
  paw: [
    { mood: 'happy', motion: 'wave' },
    { mood: 'happy', motion: 'jump' },
  ],
}

/** With what it speaks. */
const TALKING: readonly MotionName[] = ['nod', 'wave', 'ponder', 'bow', 'stretch', 'dance', 'yawn']

const pick = <T>(among: readonly T[]): T | undefined => among[Math.floor(Math.random() * among.length)]

const timers = new WeakMap<MascotDriver, ReturnType<typeof setTimeout>>()

/** Is in a mood until something else changes it. */
export function hold(driver: MascotDriver, mood: MoodName): void {
  clearTimeout(timers.get(driver))
  driver.express(mood)
}

/** Is in a mood for a moment. */
function feel(driver: MascotDriver, mood: MoodName): void {
  hold(driver, mood)
  timers.set(
    driver,
    setTimeout(() => driver.express('calm'), MOOD_MS),
  )
}

/** Says something, and moves with it. */
export function talk(driver: MascotDriver, say: Say): void {
  driver.blink()
  driver.play(pick(TALKING) ?? 'nod')
  void say()
}

/** Does something because it was pressed. @param area what of it was; undefined for what has no name */
export function react(driver: MascotDriver, area: HitArea | undefined, say: Say): void {
  const reaction = area && pick(REACTIONS[area])
  if (area === undefined || reaction === undefined) {
    talk(driver, say)
    return
  }
  const { mood, motion } = reaction
  driver.blink()
  feel(driver, mood)
  driver.play(motion)
  void say([{ id: area, weight: 1 }])
}
