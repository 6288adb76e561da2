import { type Countdown, countdownState, endOf, idleCountdown, pauseCountdown, startCountdown } from './countdown.ts'
import type { Session } from './sessions.ts'

export const PHASES = ['focus', 'short', 'long'] as const
/** Work, the break after it, and the long break after several rounds. */
export type Phase = (typeof PHASES)[number]

export interface PomodoroPlan {
  readonly focusMinutes: number
  readonly breakMinutes: number
  readonly longBreakMinutes: number
  /** Phases of focus until a long break. */
  readonly rounds: number
  /** Whether the next phase begins by itself. */
  readonly autoStart: boolean
}

export interface Pomodoro {
  readonly phase: Phase
  /** Phases of focus that have ended since the last long break. */
  readonly done: number
  /** Null until the phase is started: its length is then the plan's. */
  readonly countdown: Countdown | null
  /** When this phase was first started. */
  readonly begunAt: number | null
  /** When the phase before ended, until somebody answers. */
  readonly turnedAt: number | null
  /** Where it was last started: the device that rings. */
  readonly device: string
  /** What is worked on. */
  readonly task: string
  /** When it was last changed: of what two devices have made of it, the latest is the one that counts. */
  readonly changedAt: number
}

export const FIRST_FOCUS: Pomodoro = {
  phase: 'focus',
  done: 0,
  countdown: null,
  begunAt: null,
  turnedAt: null,
  device: '',
  task: '',
  changedAt: 0,
}

/** So late the end of a phase still counts as noticed: the next one begins by itself, and it rings. */
export const TIMELY_MS = 90_000

const MINUTE_MS = 60_000

export const lengthOfPhase = (phase: Phase, plan: PomodoroPlan): number =>
  MINUTE_MS * { focus: plan.focusMinutes, short: plan.breakMinutes, long: plan.longBreakMinutes }[phase]

export const countdownOf = ({ phase, countdown }: Pomodoro, plan: PomodoroPlan): Countdown =>
  countdown ?? idleCountdown(lengthOfPhase(phase, plan))

/** Starts the phase, or goes on with it; the message that the one before has ended is answered so. */
export function startPomodoro(pomodoro: Pomodoro, plan: PomodoroPlan, now: number, device: string): Pomodoro {
  const countdown = startCountdown(countdownOf(pomodoro, plan), now, device)
  return { ...pomodoro, countdown, device, begunAt: pomodoro.begunAt ?? now, turnedAt: null, changedAt: now }
}

export const pausePomodoro = (pomodoro: Pomodoro, now: number): Pomodoro =>
  pomodoro.countdown === null ? pomodoro : { ...pomodoro, countdown: pauseCountdown(pomodoro.countdown, now) }

/** The phase from its beginning, standing. */
export const resetPomodoro = (pomodoro: Pomodoro): Pomodoro => ({
  ...pomodoro,
  countdown: null,
  begunAt: null,
  turnedAt: null,
})

/** The phase after this one, standing. @param isDone whether this one counts: one that is skipped does not */
function nextPhase(pomodoro: Pomodoro, { rounds }: PomodoroPlan, isDone: boolean): Pomodoro {
  const { phase } = pomodoro
  const done = phase === 'long' ? 0 : pomodoro.done + (phase === 'focus' && isDone ? 1 : 0)
  const isLong = isDone && done >= rounds
  return resetPomodoro({ ...pomodoro, done, phase: phase !== 'focus' ? 'focus' : isLong ? 'long' : 'short' })
}

/** Goes on to the next phase; it runs if this one did and phases begin by themselves. */
export function skipPhase(pomodoro: Pomodoro, plan: PomodoroPlan, now: number, device: string): Pomodoro {
  const isRunning = countdownState(countdownOf(pomodoro, plan), now) === 'running'
  const next = nextPhase(pomodoro, plan, false)
  return isRunning && plan.autoStart ? startPomodoro(next, plan, now, device) : next
}

/** What has become of a phase that has ended. */
export interface Settled {
  readonly pomodoro: Pomodoro
  /** The focus that it was; undefined for a break, and while nothing has ended. */
  readonly session: Session | undefined
}

/**
 * Turns to the next phase if this one has ended. The same for whoever asks, whenever it is noticed in time: the next phase
 * then begins at the very end of this one. Noticed late, as after a night, it waits: nobody has worked meanwhile; and a
 * device that has slept takes nothing from one that has noticed in time.
 */
export function settlePomodoro(pomodoro: Pomodoro, plan: PomodoroPlan, now: number): Settled {
  const { countdown, phase, begunAt, task } = pomodoro
  if (countdown === null || countdownState(countdown, now) !== 'ended') return { pomodoro, session: undefined }
  const end = endOf(countdown) ?? now
  const next = nextPhase(pomodoro, plan, true)
  const isTimely = now - end < TIMELY_MS
  const turned = plan.autoStart && isTimely ? startPomodoro(next, plan, end, countdown.device) : next
  const minutes = Math.round(countdown.lengthMs / MINUTE_MS)
  return {
    pomodoro: { ...turned, turnedAt: end, changedAt: isTimely ? end : end - 1 },
    session: phase === 'focus' ? { start: begunAt ?? end - countdown.lengthMs, end, minutes, task } : undefined,
  }
}
