/** The fields of a trace event in use. Complete events have a duration; times are microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Thread time, without waiting for a core. */
  readonly tdur?: number
}

/**
 * Main thread milliseconds of each frame: all tasks started since the previous frame's commit, by thread time.
 * The main thread is the one with the most input events.
 */
export function framesOf(events: readonly TraceEvent[]): readonly number[] {
  const thread = mainThreadOf(events)
  const commits = commitsOf(thread)
  const tasks = thread.filter(({ name }) => name === 'RunTask')
  return commits.slice(1).map((commit, index) => {
    const previous = commits[index] ?? 0
    const inFrame = tasks.filter(({ ts }) => ts >= previous && ts < commit)
    return inFrame.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
}

/** Mean interval between frames in ms, by wall clock; NaN with fewer than two frames. */
export function frameIntervalOf(events: readonly TraceEvent[]): number {
  const commits = commitsOf(mainThreadOf(events))
  const [first, last] = [commits[0], commits.at(-1)]
  return first === undefined || last === undefined ? Number.NaN : (last - first) / (commits.length - 1) / 1000
}

/** Commit times of all frames, in microseconds. */
const commitsOf = (events: readonly TraceEvent[]): readonly number[] =>
  events
    .filter(({ name }) => name === 'Commit')
    .map(({ ts, dur = 0 }) => ts + dur)
    .toSorted((one, other) => one - other)

/** Milliseconds of the main thread's longest task, by thread time. */
export function longestTaskOf(events: readonly TraceEvent[]): number {
  const tasks = mainThreadOf(events).filter(({ name }) => name === 'RunTask')
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000
}

function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const byThread = Map.groupBy(
    events.filter(({ name }) => name === 'EventDispatch'),
    ({ pid, tid }) => `${pid} ${tid}`,
  )
  const [thread = ''] = [...byThread].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  return events.filter(({ pid, tid, ph }) => `${pid} ${tid}` === thread && ph === 'X')
}
