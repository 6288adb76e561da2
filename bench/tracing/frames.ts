/** What of a browser's trace is read: complete events have a duration; times are microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** The time that the thread itself had, without waiting for a core. */
  readonly tdur?: number
}

/**
 * The main thread's milliseconds of each frame in a trace: every task that it began since the commit that handed on the
 * frame before, by the thread's own clock. The thread is the one that was told of the most input.
 */
export function framesOf(events: readonly TraceEvent[]): readonly number[] {
  const own = mainThreadOf(events)
  const commits = commitsOf(own)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  return commits.slice(1).map((commit, index) => {
    const before = commits[index] ?? 0
    const within = tasks.filter(({ ts }) => ts >= before && ts < commit)
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
}

/** Milliseconds from one frame to the next on average, by the clock on the wall; NaN where there are no two. */
export function paceOf(events: readonly TraceEvent[]): number {
  const commits = commitsOf(mainThreadOf(events))
  const [first, last] = [commits[0], commits.at(-1)]
  return first === undefined || last === undefined ? Number.NaN : (last - first) / (commits.length - 1) / 1000
}

/** When each frame was handed on, in microseconds. */
const commitsOf = (own: readonly TraceEvent[]): readonly number[] =>
  own
    .filter(({ name }) => name === 'Commit')
    .map(({ ts, dur = 0 }) => ts + dur)
    .toSorted((one, other) => one - other)

/** Milliseconds of its longest task, by the same clock. */
export function longestTaskOf(events: readonly TraceEvent[]): number {
  const tasks = mainThreadOf(events).filter(({ name }) => name === 'RunTask')
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000
}

function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const told = Map.groupBy(
    events.filter(({ name }) => name === 'EventDispatch'),
    ({ pid, tid }) => `${pid} ${tid}`,
  )
  const [thread = ''] = [...told].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  return events.filter(({ pid, tid, ph }) => `${pid} ${tid}` === thread && ph === 'X')
}
