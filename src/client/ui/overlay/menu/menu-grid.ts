import { indexAfterArrow } from '../../../../shared/lib/geometry/arrow-keys.ts'

/** A menu's grid has three columns. */
const LAYOUT = { columns: 3 } as const

/** At the edge of these keys the focus stays; the left arrow in the first column leaves the grid. */
const STOPS_AT_EDGE = /^Arrow(Right|Up|Down)$/

/** The index of the cell after a key; undefined if the key is left to the menu. */
export const cellAfterKey = (key: string, from: number, count: number): number | undefined =>
  indexAfterArrow(key, from, count, LAYOUT) ?? (STOPS_AT_EDGE.test(key) ? from : undefined)
