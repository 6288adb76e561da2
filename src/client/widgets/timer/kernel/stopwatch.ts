/** Time that is counted up, said by moments alone. Durations are in ms, moments in ms since 1970. */
export interface Stopwatch {
  /** What it had counted when it was last started; while it stands, what it has counted. */
  readonly beforeMs: number
  /** When it was last started; null while it stands. */
  readonly startedAt: number | null
  /** What it had counted at the end of each lap, the first one first. */
  readonly laps: readonly number[]
}

export const STOPPED: Stopwatch = { beforeMs: 0, startedAt: null, laps: [] }

export const LAP_LIMIT = 500

/** What it has counted: never less than at the start or the last lap, also where the clock was set back. */
export const elapsedAt = ({ beforeMs, startedAt, laps }: Stopwatch, now: number): number =>
  Math.max(laps.at(-1) ?? 0, beforeMs + (startedAt === null ? 0 : Math.max(0, now - startedAt)))

export const startStopwatch = (stopwatch: Stopwatch, now: number): Stopwatch =>
  stopwatch.startedAt === null ? { ...stopwatch, startedAt: now } : stopwatch

export const stopStopwatch = (stopwatch: Stopwatch, now: number): Stopwatch =>
  stopwatch.startedAt === null ? stopwatch : { ...stopwatch, beforeMs: elapsedAt(stopwatch, now), startedAt: null }

/** Ends a lap; one that stands has none to end. */
export function endLap(stopwatch: Stopwatch, now: number): Stopwatch {
  if (stopwatch.startedAt === null || stopwatch.laps.length >= LAP_LIMIT) return stopwatch
  return { ...stopwatch, laps: [...stopwatch.laps, elapsedAt(stopwatch, now)] }
}

export interface Lap {
  /** From 1. */
  readonly number: number
  readonly lapMs: number
  /** From the start to the end of this lap. */
  readonly totalMs: number
  /** Among at least two laps that are not all equal. */
  readonly mark: 'best' | 'worst' | undefined
}

/** The laps that have ended, the last one first. */
export function lapsOf({ laps }: Pick<Stopwatch, 'laps'>): readonly Lap[] {
  const lengths = laps.map((total, at) => total - (laps[at - 1] ?? 0))
  const [best, worst] = [Math.min(...lengths), Math.max(...lengths)]
  const markOf = (length: number) =>
    best === worst ? undefined : length === best ? 'best' : length === worst ? 'worst' : undefined
  return laps
    .map((totalMs, at): Lap => {
      const lapMs = lengths[at] ?? 0
      return { number: at + 1, lapMs, totalMs, mark: markOf(lapMs) }
    })
    .toReversed()
}

/** What the lap under way has counted. */
export const currentLapMs = (stopwatch: Stopwatch, now: number): number =>
  elapsedAt(stopwatch, now) - (stopwatch.laps.at(-1) ?? 0)
