import type { Reason } from '../../../../../shared/entities/sync.ts'
import type { CloudPush } from './pushes.ts'

/** A version of this device, as far as it matters where it stands. */
interface LocalEntry {
  readonly kind: 'local'
  /** Milliseconds since 1970. */
  readonly at: number
}

interface CloudEntry extends CloudPush {
  readonly kind: 'cloud'
}

/** What stands in the timeline. */
export type TimelineEntry = LocalEntry | CloudEntry

/** One entry, or several pushes of one sitting, the newest first. */
export type Row<E> = readonly [E, ...E[]]

/** Work goes on after a pause shorter than this, in ms, and so many pushes of it are folded into a row. */
const SITTING = { pauseMs: 30 * 60_000, least: 3 } as const
const WORK: readonly Reason[] = ['edit', 'merge', 'push']

/** The rows of a timeline, the newest first. */
export function rowsOf<E extends TimelineEntry>(entries: readonly E[]): readonly Row<E>[] {
  const sittings: [E, ...E[]][] = []
  for (const entry of entries.toSorted((one, other) => other.at - one.at)) {
    const sitting = sittings.at(-1)
    const later = sitting?.at(-1)
    if (sitting !== undefined && later !== undefined && isOneSitting(later, entry)) sitting.push(entry)
    else sittings.push([entry])
  }
  return sittings.flatMap((sitting) =>
    sitting.length < SITTING.least ? sitting.map((one): Row<E> => [one]) : [sitting],
  )
}

const isOneSitting = (later: TimelineEntry, earlier: TimelineEntry): boolean =>
  isWork(later) &&
  isWork(earlier) &&
  later.device === earlier.device &&
  later.at - earlier.at < SITTING.pauseMs &&
  dayOf(later.at) === dayOf(earlier.at)

const isWork = (entry: TimelineEntry): entry is CloudEntry =>
  entry.kind === 'cloud' && WORK.includes(entry.reason) && !entry.isReplacedBlind

const dayOf = (at: number): string => new Date(at).toDateString()

/** The rows of a day, and a moment of it. */
interface Day<E> {
  readonly at: number
  readonly rows: readonly Row<E>[]
}

/** Rows by the days of this device's time zone. */
export const daysOf = <E extends TimelineEntry>(rows: readonly Row<E>[]): readonly Day<E>[] =>
  [...Map.groupBy(rows, ([{ at }]) => dayOf(at)).values()].flatMap((ofDay) => {
    const [first] = ofDay
    return first === undefined ? [] : [{ at: first[0].at, rows: ofDay }]
  })
