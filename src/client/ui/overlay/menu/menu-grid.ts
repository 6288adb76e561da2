import { indexAfterArrow } from '../../../lib/geometry/arrow-keys.ts'

/** The columns of a menu's grid where it does not say another number. */
export const GRID_COLUMNS = 3

/** At the edge of these keys the focus stays; the left arrow in the first column leaves the grid. */
const STOPS_AT_EDGE = /^Arrow(Right|Up|Down)$/

/**
 * The index of the cell after a key; undefined if the key is left to the menu.
 * @param counts the cells of each section, which begins in a row of its own
 */
export function cellAfterKey(
  key: string,
  from: number,
  counts: readonly number[],
  columns: number = GRID_COLUMNS,
): number | undefined {
  const slots = slotsOf(counts, columns)
  const at = slots.indexOf(from)
  const next = indexAfterArrow(key, at, slots.length, { columns })
  if (next === undefined) return STOPS_AT_EDGE.test(key) ? from : undefined
  return slots.slice(0, next + 1).findLast((cell) => cell !== undefined)
}

/** The indexes of the cells by their places in full rows; a place without a cell is undefined. */
function slotsOf(counts: readonly number[], columns: number): readonly (number | undefined)[] {
  const slots: (number | undefined)[] = []
  let index = 0
  for (const count of counts) {
    while (slots.length % columns > 0) slots.push(undefined)
    for (const end = index + count; index < end; index++) slots.push(index)
  }
  return slots
}
