/** Something from one minute of a day to another. */
export interface MinuteRange {
  readonly from: number
  readonly to: number
}

/** Where one of several that overlap is drawn: its column, how many there are, and over how many it extends. */
export interface ColumnPlace {
  readonly column: number
  readonly columns: number
  readonly span: number
}

/**
 * Places ranges of a day in columns, side by side where they overlap. Those that overlap directly or by way of others share
 * one number of columns; each extends to the right as far as nothing is in its way.
 * @param ranges by their beginning
 * @param least minutes that each takes on the screen at least
 */
export function layOutDay(ranges: readonly MinuteRange[], least: number): readonly ColumnPlace[] {
  const drawn = ranges.map(({ from, to }) => ({ from, to: Math.max(to, from + least) }))
  const columnOf: number[] = []
  const groupOf: number[] = []
  let group = -1
  let groupEnd = Number.NEGATIVE_INFINITY
  drawn.forEach(({ from, to }, at) => {
    if (from >= groupEnd) group += 1
    groupEnd = Math.max(from >= groupEnd ? to : groupEnd, to)
    const taken = new Set(columnOf.filter((_, other) => overlaps(drawn[other], drawn[at])))
    columnOf.push(firstFree(taken))
    groupOf.push(group)
  })
  const columnsOf = (of: number) => Math.max(...columnOf.filter((_, at) => groupOf[at] === of)) + 1
  return drawn.map((range, at) => {
    const column = columnOf[at] ?? 0
    const columns = columnsOf(groupOf[at] ?? 0)
    const inWay = columnOf.filter(
      (other, of) => other > column && groupOf[of] === groupOf[at] && overlaps(drawn[of], range),
    )
    return { column, columns, span: Math.min(columns, ...inWay) - column }
  })
}

const overlaps = (one: MinuteRange | undefined, other: MinuteRange | undefined): boolean =>
  one !== undefined && other !== undefined && one.from < other.to && other.from < one.to

function firstFree(taken: ReadonlySet<number>): number {
  let column = 0
  while (taken.has(column)) column += 1
  return column
}
