import { indexAfterArrow } from '../../../lib/geometry/arrow-keys.ts'

/** The columns of a menu's grid where it does not say another number. */
export const GRID_COLUMNS = 3

/** At the edge of these keys the focus stays; the left arrow in the first column leaves the grid. */
const STOPS_AT_EDGE = /^Arrow(Right|Up|Down)$/

/** The index of the cell after a key; undefined if the key is left to the menu. */
export const cellAfterKey = (
  key: string,
  from: number,
  count: number,
  columns: number = GRID_COLUMNS,
): number | undefined => indexAfterArrow(key, from, count, { columns }) ?? (STOPS_AT_EDGE.test(key) ? from : undefined)
