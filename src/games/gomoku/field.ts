import { CELLS, type Cell, cellAt, columnOf, rowOf, WAYS } from './cells.ts'
import { other, type Position, type Side } from './rules.ts'
import { LINE_OF, PLACES, PROMISE_OF, REACH, SHAPE, SHAPE_OF, SHAPES, WORTH_OF } from './shapes.ts'

const along = (cell: Cell, way: number, far: number): Cell | undefined => {
  const [across, down] = WAYS[way] ?? WAYS[0]
  return cellAt(columnOf(cell) + across * far, rowOf(cell) + down * far)
}
const FARS = [-4, -3, -2, -1, 1, 2, 3, 4]
const placeOf = (far: number): number => PLACES[far < 0 ? far + REACH : far + REACH - 1] ?? 0

/**
 * Who sees each cell along a line, in fours: the cell that sees it, its line, what a stone adds to the number of that line,
 * and 1 if it is at most two cells away.
 */
const SEEN_BY: readonly Int32Array[] = Array.from({ length: CELLS }, (_, cell) =>
  Int32Array.from(
    WAYS.flatMap((_way, way) =>
      FARS.flatMap((far) => {
        const from = along(cell, way, far)
        return from === undefined ? [] : [from, way, placeOf(-far), Math.abs(far) <= 2 ? 1 : 0]
      }),
    ),
  ),
)

const NOBODY = new Int32Array(0)

/** What one side would make by a stone on each free cell. */
class Prospects {
  /** The numbers of the lines, four for each cell. */
  readonly codes = new Uint16Array(CELLS * WAYS.length)
  /** The four lines of each cell as one number. */
  readonly lines = new Uint16Array(CELLS)
  /** How many free cells have each shape. */
  readonly counts = new Int32Array(SHAPES)
  /** What all free cells are worth. */
  worth = 0

  constructor() {
    for (let cell = 0; cell < CELLS; cell++)
      for (let way = 0; way < WAYS.length; way++) {
        const code = FARS.reduce((sum, far) => sum + (along(cell, way, far) === undefined ? 2 * placeOf(far) : 0), 0)
        this.codes[cell * WAYS.length + way] = code
        this.lines[cell] = (this.lines[cell] ?? 0) | ((LINE_OF[code] ?? 0) << (4 * way))
      }
    for (let cell = 0; cell < CELLS; cell++) this.count(cell, 1)
  }

  shapeAt(cell: Cell): number {
    return SHAPE_OF[this.lines[cell] ?? 0] ?? 0
  }

  promiseAt(cell: Cell): number {
    return PROMISE_OF[this.lines[cell] ?? 0] ?? 0
  }

  /** Counts a free cell in, or out. */
  count(cell: Cell, sign: 1 | -1): void {
    const lines = this.lines[cell] ?? 0
    const shape = SHAPE_OF[lines] ?? 0
    this.counts[shape] = (this.counts[shape] ?? 0) + sign
    this.worth += sign * (WORTH_OF[lines] ?? 0)
  }

  /** Adds to the number of a line of a cell. @param isFree whether the cell is counted */
  add(cell: Cell, way: number, more: number, isFree: boolean): void {
    const at = cell * WAYS.length + way
    const code = (this.codes[at] ?? 0) + more
    this.codes[at] = code
    const before = this.lines[cell] ?? 0
    const after = (before & ~(15 << (4 * way))) | ((LINE_OF[code] ?? 0) << (4 * way))
    if (after === before) return
    if (isFree) this.count(cell, -1)
    this.lines[cell] = after
    if (isFree) this.count(cell, 1)
  }
}

/** A board that knows at each moment what either side would make by a stone anywhere; stones come and are taken back. */
export class Field {
  readonly stones = new Uint8Array(CELLS)
  /** How many stones lie within two cells along a line. */
  readonly near = new Uint8Array(CELLS)
  /** A number of the position: the same stones have the same one. */
  key = 0
  readonly #prospects: readonly [Prospects, Prospects] = [new Prospects(), new Prospects()]
  #low = 0
  #high = 0

  constructor({ cells }: Pick<Position, 'cells'>) {
    for (const [cell, stone] of cells.entries()) if (stone !== 0) this.set(stone, cell)
  }

  of(side: Side): Prospects {
    return this.#prospects[side - 1] ?? this.#prospects[0]
  }

  set(side: Side, cell: Cell): void {
    for (const prospects of this.#prospects) prospects.count(cell, -1)
    this.stones[cell] = side
    this.#spread(side, cell, 1)
  }

  takeBack(cell: Cell): void {
    const side = this.stones[cell] === 1 ? 1 : 2
    this.#spread(side, cell, -1)
    this.stones[cell] = 0
    for (const prospects of this.#prospects) prospects.count(cell, 1)
  }

  #spread(side: Side, cell: Cell, sign: 1 | -1): void {
    this.#low ^= NUMBERS[cell * 4 + side * 2 - 2] ?? 0
    this.#high ^= NUMBERS[cell * 4 + side * 2 - 1] ?? 0
    this.key = (this.#high >>> 11) * 0x1_0000_0000 + (this.#low >>> 0)
    const [own, others] = [this.of(side), this.of(other(side))]
    const seen = SEEN_BY[cell] ?? NOBODY
    for (let at = 0; at < seen.length; at += 4) {
      const from = seen[at] ?? 0
      const [way, more] = [seen[at + 1] ?? 0, sign * (seen[at + 2] ?? 0)]
      this.near[from] = (this.near[from] ?? 0) + sign * (seen[at + 3] ?? 0)
      const isFree = this.stones[from] === 0
      own.add(from, way, more, isFree)
      others.add(from, way, 2 * more, isFree)
    }
  }

  /** The free cells on which a side makes at least a shape. */
  cellsOf(side: Side, least: number): readonly Cell[] {
    const prospects = this.of(side)
    const found: Cell[] = []
    for (let cell = 0; cell < CELLS; cell++)
      if (this.stones[cell] === 0 && prospects.shapeAt(cell) >= least) found.push(cell)
    return found
  }

  /** Where a side completes five, of the cells in line with a stone of its; undefined if nowhere. */
  fiveBeside(side: Side, stone: Cell): Cell | undefined {
    const prospects = this.of(side)
    const seen = SEEN_BY[stone] ?? NOBODY
    for (let at = 0; at < seen.length; at += 4) {
      const cell = seen[at] ?? 0
      if (this.stones[cell] === 0 && prospects.shapeAt(cell) === SHAPE.five) return cell
    }
    return undefined
  }
}

/** Two numbers of 32 bits for a stone of each side on each cell. */
const NUMBERS = numbers(CELLS * 4)

function numbers(count: number): Int32Array {
  let state = 0x2545_f491
  return Int32Array.from({ length: count }, () => {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state
  })
}
