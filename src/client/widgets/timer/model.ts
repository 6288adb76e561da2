import { withLatest } from '../../kit/rules.ts'
import { type Countdown, countdownState, endOf, LENGTH_LIMIT_MS, leftAt } from './kernel/countdown.ts'
import type { Pomodoro } from './kernel/pomodoro.ts'
import type { Stopwatch } from './kernel/stopwatch.ts'

/** What a tile shows, and the tabs of the window. */
export const KINDS = ['timer', 'stopwatch', 'pomodoro'] as const
export type Kind = (typeof KINDS)[number]

/** A timer that the user has made; whether it runs is in `Runs`. */
export interface Timer {
  readonly id: string
  /** May be empty: its length names it. */
  readonly name: string
  /** In ms. */
  readonly lengthMs: number
}

/** The timers, the latest first, and what each tile shows, by the item's id. */
export interface Timers {
  readonly timers: readonly Timer[]
  readonly tiles: Readonly<Record<string, Kind>>
}

/** What runs, or stands half-way. A timer without an entry stands at its length. */
export interface Runs {
  readonly timers: Readonly<Record<string, Countdown>>
  readonly stopwatch: Stopwatch
  readonly pomodoro: Pomodoro
}

export const LIMITS = { timers: 24, name: 60, task: 120, tiles: 300 } as const

/** Lengths that are offered, in minutes. */
export const PRESETS = [1, 3, 5, 10, 15, 25, 45] as const

export const kindOfTile = ({ tiles }: Timers, tile: string): Kind => tiles[tile] ?? 'timer'

export const chooseKind = (timers: Timers, tile: string, kind: Kind): Timers => ({
  ...timers,
  tiles: withLatest(timers.tiles, tile, kind, LIMITS.tiles),
})

/** Adds a timer as the first one, unless there are too many. */
export const addTimer = (timers: Timers, timer: Timer): Timers =>
  timers.timers.length >= LIMITS.timers ? timers : { ...timers, timers: [timer, ...timers.timers] }

export const changeTimer = (timers: Timers, id: string, edit: Partial<Omit<Timer, 'id'>>): Timers => ({
  ...timers,
  timers: timers.timers.map((timer) => (timer.id === id ? { ...timer, ...edit } : timer)),
})

export const removeTimer = (timers: Timers, id: string): Timers => ({
  ...timers,
  timers: timers.timers.filter((timer) => timer.id !== id),
})

const MINUTE_MS = 60_000

/** The length a step longer or shorter: by minutes, below one by ten seconds. */
export function steppedLength(lengthMs: number, direction: 1 | -1): number {
  const isBelow = direction === 1 ? lengthMs < MINUTE_MS : lengthMs <= MINUTE_MS
  const step = isBelow ? 10_000 : MINUTE_MS
  const next = direction === 1 ? Math.floor(lengthMs / step + 1) * step : Math.ceil(lengthMs / step - 1) * step
  return Math.min(LENGTH_LIMIT_MS, Math.max(10_000, next))
}

/** The run of a timer; where it has none it stands at its length. */
export const countdownOfTimer = ({ timers }: Pick<Runs, 'timers'>, { id, lengthMs }: Timer): Countdown =>
  timers[id] ?? { lengthMs, leftMs: lengthMs, startedAt: null, device: '' }

/** The timer that stands ready with this length and has no name of its own: it is used again. */
export const timerToReuse = ({ timers }: Timers, runs: Runs, lengthMs: number, now: number): Timer | undefined =>
  timers.find((timer) => {
    const isPlain = timer.name === '' && timer.lengthMs === lengthMs
    return isPlain && countdownState(countdownOfTimer(runs, timer), now) === 'idle'
  })

const RANKS = { ended: 0, running: 1, paused: 2, idle: 3 } as const

/** The timer that a tile shows: one that has ended, else the one that ends first, is paused, or is the latest. */
export function foremostTimer({ timers }: Timers, runs: Runs, now: number): Timer | undefined {
  const keyOf = (timer: Timer) => {
    const countdown = countdownOfTimer(runs, timer)
    return [RANKS[countdownState(countdown, now)], leftAt(countdown, now)] as const
  }
  return timers.toSorted((one, other) => {
    const [[rank, left], [otherRank, otherLeft]] = [keyOf(one), keyOf(other)]
    return rank - otherRank || (rank === RANKS.running ? left - otherLeft : 0)
  })[0]
}

/** The runs without those of timers that are gone. */
export function withoutRun(runs: Runs, id: string): Runs {
  const { [id]: _gone, ...timers } = runs.timers
  return { ...runs, timers }
}

/** What counts down, the one that ends first before the others. */
export function runningCountdowns({ timers }: Timers, runs: Runs, now: number): readonly Countdown[] {
  const all = [...timers.map((timer) => countdownOfTimer(runs, timer)), runs.pomodoro.countdown]
  return all
    .filter((one): one is Countdown => one !== null && countdownState(one, now) === 'running')
    .toSorted((one, other) => (endOf(one) ?? 0) - (endOf(other) ?? 0))
}

/** When something was last started: what is shown is no older than that. */
export const latestStart = ({ timers }: Runs): number =>
  Math.max(0, ...Object.values(timers).map(({ startedAt }) => startedAt ?? 0))
