/** How large a board is. Cells are counted by rows from the top left. */
export interface Grid {
  readonly columns: number
  readonly rows: number
}

/** A place by column and row; the border around the board has those before the first and behind the last. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const pointOf = (cell: number, { columns }: Grid): Point => ({
  x: cell % columns,
  y: Math.floor(cell / columns),
})

/** Whether a tile lies on a cell. */
export type IsTaken = (cell: number) => boolean

/**
 * The shortest line between two cells, of at most three straight parts along free cells and the border around the board,
 * as its ends and turns; undefined if there is none.
 */
export function findPath(grid: Grid, isTaken: IsTaken, from: number, to: number): readonly Point[] | undefined {
  const [a, b] = [pointOf(from, grid), pointOf(to, grid)]
  let best: readonly Point[] | undefined
  let shortest = Number.POSITIVE_INFINITY
  const consider = (one: Point, other: Point) => {
    const length = distance(a, one) + distance(one, other) + distance(other, b)
    if (length >= shortest) return
    const parts = [
      [a, one],
      [one, other],
      [other, b],
    ] as const
    if (!parts.every(([start, end]) => isClear(grid, isTaken, start, end, [from, to]))) return
    shortest = length
    best = [a, one, other, b]
  }
  for (let x = -1; x <= grid.columns; x++) consider({ x, y: a.y }, { x, y: b.y })
  for (let y = -1; y <= grid.rows; y++) consider({ x: a.x, y }, { x: b.x, y })
  return best && withoutRepeats(best)
}

const distance = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)

/** Whether nothing lies on a straight part, but for the two tiles that it joins. */
function isClear(
  { columns, rows }: Grid,
  isTaken: IsTaken,
  start: Point,
  end: Point,
  joined: readonly [number, number],
): boolean {
  const [dx, dy] = [Math.sign(end.x - start.x), Math.sign(end.y - start.y)]
  for (let step = 0; step <= distance(start, end); step++) {
    const [x, y] = [start.x + dx * step, start.y + dy * step]
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue
    const cell = y * columns + x
    if (cell !== joined[0] && cell !== joined[1] && isTaken(cell)) return false
  }
  return true
}

const withoutRepeats = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ x, y }, at) => {
    const before = points[at - 1]
    return before === undefined || before.x !== x || before.y !== y
  })
