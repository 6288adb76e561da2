import type { Runs, Timers } from '../model.ts'
import { countdownState, endOf } from './countdown.ts'
import { TIMELY_MS } from './pomodoro.ts'

/** A timer that has ended, or a phase of the pomodoro, until somebody answers. */
export interface Ending {
  /** That of the timer, or `pomodoro`. */
  readonly id: string
  /** In ms since 1970. */
  readonly end: number
  /** Where it was started. */
  readonly device: string
  /** A timer's own name, or empty. */
  readonly name: string
  readonly lengthMs: number
  /** Whether nothing goes on until somebody answers. */
  readonly waits: boolean
}

export const POMODORO = 'pomodoro'

/** After a day nobody needs to be told. */
const KEPT_MS = 86_400_000

/** What has ended and is not answered, the latest first. */
export function endingsOf({ timers }: Timers, runs: Runs, now: number): readonly Ending[] {
  const ofTimers = timers.flatMap(({ id, name }): Ending[] => {
    const countdown = runs.timers[id]
    if (countdown === undefined || countdownState(countdown, now) !== 'ended') return []
    const { device, lengthMs } = countdown
    return [{ id, end: endOf(countdown) ?? now, device, name, lengthMs, waits: true }]
  })
  const { turnedAt, device, countdown } = runs.pomodoro
  const turned: readonly Ending[] =
    turnedAt === null ? [] : [{ id: POMODORO, end: turnedAt, device, name: '', lengthMs: 0, waits: countdown === null }]
  return [...ofTimers, ...turned].filter(({ end }) => now - end < KEPT_MS).toSorted((one, other) => other.end - one.end)
}

/** Whether an end is so recent that it may still sound. */
export const isTimely = ({ end }: Pick<Ending, 'end'>, now: number): boolean => now - end >= 0 && now - end < TIMELY_MS

/** Names one end of one run. */
export const signalOf = ({ id, end }: Pick<Ending, 'id' | 'end'>): string => `${id}@${end}`
