/**
 * Time that is counted down, said by moments alone: nothing ticks, so that reloads, sleep, other tabs and devices change
 * nothing of it. All durations are in ms, all moments in ms since 1970.
 */
export interface Countdown {
  /** The whole of this run. */
  readonly lengthMs: number
  /** What was left when it was last started; while it stands, what is left. */
  readonly leftMs: number
  /** When it was last started; null while it stands. */
  readonly startedAt: number | null
  /** The device on which it was last started: the one that rings. */
  readonly device: string
}

export type CountdownState = 'idle' | 'running' | 'paused' | 'ended'

/** Longer than a day is a matter of the calendar. */
export const LENGTH_LIMIT_MS = 24 * 3_600_000

export const idleCountdown = (lengthMs: number): Countdown => ({
  lengthMs,
  leftMs: lengthMs,
  startedAt: null,
  device: '',
})

/** What is left: never more than at the start, also where the clock was set back, and never less than nothing. */
export function leftAt({ leftMs, startedAt }: Countdown, now: number): number {
  if (startedAt === null) return leftMs
  return Math.max(0, leftMs - Math.max(0, now - startedAt))
}

/** When it ends, or has ended; undefined while it stands. */
export const endOf = ({ startedAt, leftMs }: Countdown): number | undefined =>
  startedAt === null ? undefined : startedAt + leftMs

export function countdownState(countdown: Countdown, now: number): CountdownState {
  if (countdown.startedAt === null) return countdown.leftMs === countdown.lengthMs ? 'idle' : 'paused'
  return leftAt(countdown, now) > 0 ? 'running' : 'ended'
}

/** Lets it run, or goes on; one that has ended begins again. */
export function startCountdown(countdown: Countdown, now: number, device: string): Countdown {
  const state = countdownState(countdown, now)
  if (state === 'running') return countdown
  const leftMs = state === 'ended' ? countdown.lengthMs : countdown.leftMs
  return { ...countdown, leftMs, startedAt: now, device }
}

export function pauseCountdown(countdown: Countdown, now: number): Countdown {
  if (countdownState(countdown, now) !== 'running') return countdown
  return { ...countdown, leftMs: leftAt(countdown, now), startedAt: null }
}

/** Gives it more time; one that has ended runs for that time. */
export function extendCountdown(countdown: Countdown, ms: number, now: number, device: string): Countdown {
  if (countdownState(countdown, now) === 'ended') return startCountdown(idleCountdown(ms), now, device)
  const room = Math.max(0, Math.min(ms, LENGTH_LIMIT_MS - countdown.lengthMs))
  return { ...countdown, lengthMs: countdown.lengthMs + room, leftMs: countdown.leftMs + room }
}

/** Clocks of one device differ by less from one moment to the next, unless somebody sets them. */
const SET_BACK_MS = 2000

/**
 * Where the clock was set back behind its start, it goes on from now rather than standing until the clock is there again.
 * Only the device that started it may say so: the clocks of others are ahead or behind by nature.
 */
export function reanchored(countdown: Countdown, now: number, device: string): Countdown {
  const { startedAt } = countdown
  if (startedAt === null || countdown.device !== device || startedAt - now < SET_BACK_MS) return countdown
  return { ...countdown, startedAt: now }
}
