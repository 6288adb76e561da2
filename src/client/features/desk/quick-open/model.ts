/** How many tiles have a key. */
export const NUMBERED = 9

/** The key that opens a tile by its number, from 1. */
export const keyOfNumber = (number: number): string => `Alt+${number}`

/** Where something is drawn, in px of the viewport. */
interface Box {
  readonly left: number
  readonly top: number
  readonly height: number
}

/**
 * In the order in which one reads: row by row, and from the left. What begins above the middle of a row's first one is in
 * that row.
 */
export function inReadingOrder<T>(things: readonly T[], boxOf: (thing: T) => Box): readonly T[] {
  const boxes = things.map((thing) => ({ thing, box: boxOf(thing) })).toSorted((a, b) => a.box.top - b.box.top)
  const rows: (typeof boxes)[] = []
  for (const one of boxes) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row === undefined || first === undefined || one.box.top >= first.box.top + first.box.height / 2)
      rows.push([one])
    else row.push(one)
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.left - b.box.left)).map(({ thing }) => thing)
}
