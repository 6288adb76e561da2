import type { Side } from './pieces.ts'

/** A point of the board, from 0 at black's left-hand end of the top row as red sees it, by rows of nine. */
export type Cell = number

export const COLUMNS = 9
export const ROWS = 10
export const CELL_COUNT = COLUMNS * ROWS

export const columnOf = (cell: Cell): number => cell % COLUMNS
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS)

type Step = readonly [dx: number, dy: number]

const STRAIGHT: readonly Step[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
]
const DIAGONAL: readonly Step[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
]

/** The cell some steps away; undefined beyond the edge. */
function stepFrom(cell: Cell, [dx, dy]: Step, times = 1): Cell | undefined {
  const [x, y] = [columnOf(cell) + dx * times, rowOf(cell) + dy * times]
  return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS ? y * COLUMNS + x : undefined
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined
const ofEachCell = <T>(make: (cell: Cell) => T): readonly T[] =>
  Array.from({ length: CELL_COUNT }, (_, cell) => make(cell))
const ofSides = <T>(make: (side: Side) => T): readonly [T, T, T] => [make(1), make(1), make(2)]

export const isInPalace = (cell: Cell, side: Side): boolean =>
  columnOf(cell) >= 3 && columnOf(cell) <= 5 && (side === 1 ? rowOf(cell) >= 7 : rowOf(cell) <= 2)
/** Whether a cell lies on a side's own bank of the river. */
export const isAtHome = (cell: Cell, side: Side): boolean => (side === 1 ? rowOf(cell) >= 5 : rowOf(cell) <= 4)

/** The cells beside one. */
const BESIDE = ofEachCell((cell) => STRAIGHT.map((step) => stepFrom(cell, step)).filter(isPresent))

/* All that follow are by side (1 and 2) where they depend on it, then by cell. */

export const PALACES = ofSides((side) =>
  Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) => isInPalace(cell, side)),
)
export const KING_STEPS = ofSides((side) =>
  ofEachCell((cell) => (BESIDE[cell] ?? []).filter((to) => isInPalace(to, side))),
)
export const ADVISOR_STEPS = ofSides((side) =>
  ofEachCell((cell) =>
    DIAGONAL.map((step) => stepFrom(cell, step))
      .filter(isPresent)
      .filter((to) => isInPalace(to, side)),
  ),
)
/** Pairs of the eye, which must be free, and the cell beyond it. */
export const ELEPHANT_STEPS = ofSides((side) =>
  ofEachCell((cell) =>
    DIAGONAL.flatMap((step) => {
      const [eye, to] = [stepFrom(cell, step), stepFrom(cell, step, 2)]
      return eye === undefined || to === undefined || !isAtHome(to, side) ? [] : [eye, to]
    }),
  ),
)
export const SOLDIER_STEPS = ofSides((side) =>
  ofEachCell((cell) => {
    const ahead = stepFrom(cell, [0, side === 1 ? -1 : 1])
    const aside = isAtHome(cell, side) ? [] : [stepFrom(cell, [-1, 0]), stepFrom(cell, [1, 0])]
    return [ahead, ...aside].filter(isPresent)
  }),
)
/** The cells from which a side's soldier attacks one. */
export const SOLDIER_ATTACKS = ofSides((side) =>
  ofEachCell((cell) => (BESIDE[cell] ?? []).filter((from) => SOLDIER_STEPS[side][from]?.includes(cell))),
)
/** The cells from one on to the edge in each of the four directions, the nearest first. */
export const RAYS = ofEachCell((cell) =>
  STRAIGHT.map((step) =>
    Array.from({ length: ROWS - 1 }, (_, at) => stepFrom(cell, step, at + 1)).filter(isPresent),
  ).filter((ray) => ray.length > 0),
)
/** Pairs of the leg, which must be free, and the cell that a horse jumps to. */
export const HORSE_STEPS = ofEachCell((cell) =>
  STRAIGHT.flatMap((straight) => {
    const leg = stepFrom(cell, straight)
    if (leg === undefined) return []
    return DIAGONAL.filter(([dx, dy]) => dx === straight[0] || dy === straight[1]).flatMap((diagonal) => {
      const to = stepFrom(leg, diagonal)
      return to === undefined ? [] : [leg, to]
    })
  }),
)
/** Pairs of the leg and the cell from which a horse jumps here. */
export const HORSE_ATTACKS: readonly (readonly Cell[])[] = ofEachCell((cell) =>
  HORSE_STEPS.flatMap((steps, from) =>
    steps.flatMap((to, at) => (at % 2 === 1 && to === cell ? [steps[at - 1] ?? 0, from] : [])),
  ),
)
