/** What lies on some days: their numbers, both included. */
export interface DaySpan {
  readonly first: number
  readonly last: number
}

/** A part of an entry that lies in one row of days. */
export interface Segment<T extends DaySpan> {
  readonly entry: T
  readonly lane: number
  /** The column of its first day in the row, and how many days it takes there. */
  readonly column: number
  readonly days: number
  /** Whether it goes on before or after the row. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

export interface WeekLanes<T extends DaySpan> {
  readonly segments: readonly Segment<T>[]
  /** Of each day, how many of its entries are not among them. */
  readonly more: readonly number[]
}

/**
 * Lays entries out below one another in a row of days. Each keeps its lane over all its days; those over several days come
 * first. What has no room is counted on each of its days, where the last lane is left for that number.
 * @param entries in the order of the lanes
 * @param first the number of the first day
 * @param room lanes that fit
 */
export function layOutWeek<T extends DaySpan>(
  entries: readonly T[],
  first: number,
  days: number,
  room: number,
): WeekLanes<T> {
  const inRow = entries.filter((entry) => entry.first < first + days && entry.last >= first)
  const ordered = inRow.toSorted(
    (one, other) => Math.min(other.last - other.first, 7) - Math.min(one.last - one.first, 7),
  )
  const all = withLanes(ordered, first, days)
  const lanesOfDay = Array.from({ length: days }, (_, day) =>
    Math.max(0, ...all.filter((one) => isOn(one, day)).map(({ lane }) => lane + 1)),
  )
  const roomOfDay = lanesOfDay.map((lanes) => (lanes > room ? room - 1 : room))
  const fits = (one: Segment<T>) => roomOfDay.every((lanes, day) => !isOn(one, day) || one.lane < lanes)
  return {
    segments: all.filter(fits),
    more: roomOfDay.map((_, day) => all.filter((one) => isOn(one, day) && !fits(one)).length),
  }
}

const isOn = ({ column, days }: Segment<DaySpan>, day: number) => day >= column && day < column + days

function withLanes<T extends DaySpan>(entries: readonly T[], first: number, days: number): readonly Segment<T>[] {
  const segments: Segment<T>[] = []
  for (const entry of entries) {
    const column = Math.max(0, entry.first - first)
    const length = Math.min(days - 1, entry.last - first) - column + 1
    const beside = segments.filter((one) => one.column < column + length && column < one.column + one.days)
    const taken = new Set(beside.map(({ lane }) => lane))
    const lane = Array.from({ length: beside.length + 1 }, (_, at) => at).find((at) => !taken.has(at)) ?? 0
    segments.push({
      ...{ entry, lane, column, days: length },
      isCutBefore: entry.first < first,
      isCutAfter: entry.last >= first + days,
    })
  }
  return segments
}
