import { createRandom } from '../kit/random.ts'
import { type Cell, type Level, other, type Position, type Setup, type Side, turnedBy } from './rules.ts'

/** How far a level looks, and how many positions at most; what is left to play out whole, in free cells. */
interface Depth {
  readonly plies: number
  readonly nodes: number
  readonly endgame: number
  /** How much chance there is in what it thinks of a move, in points. */
  readonly whim: number
}
const DEPTHS: Readonly<Record<Level, Depth>> = {
  easy: { plies: 1, nodes: 100, endgame: 0, whim: 60 },
  medium: { plies: 2, nodes: 2_000, endgame: 4, whim: 12 },
  hard: { plies: 8, nodes: 14_000, endgame: 9, whim: 2 },
}

/** What a disc on a cell is worth: corners are kept for ever, the cells beside them give them away. */
const QUARTER = [
  [120, -20, 20, 5],
  [-20, -45, -5, -5],
  [20, -5, 15, 3],
  [5, -5, 3, 3],
]
const mirror = (at: number) => (at < 4 ? at : 7 - at)
const WORTH: readonly number[] = Array.from(
  { length: 64 },
  (_, cell) => QUARTER[mirror(Math.floor(cell / 8))]?.[mirror(cell % 8)] ?? 0,
)
/** Cells by what they are worth: the first good one cuts most. */
const ORDER: readonly Cell[] = WORTH.map((_, cell) => cell).toSorted((a, b) => (WORTH[b] ?? 0) - (WORTH[a] ?? 0))
/** What one more possible move is worth. */
const MOBILITY = 8
/** What a disc is worth at the end: more than all else. */
const WON = 1000

type Cells = (0 | Side)[]

/** A search of one move, which changes its board and takes it back. */
class Search {
  nodes = 0
  readonly cells: Cells
  readonly limit: number

  constructor(position: Position, limit: number) {
    this.cells = [...position.cells]
    this.limit = limit
  }

  moves(side: Side): readonly (readonly [cell: Cell, turned: readonly Cell[]])[] {
    const found: [Cell, readonly Cell[]][] = []
    for (const cell of ORDER) {
      const turned = this.cells[cell] === 0 ? turnedBy(this.cells, side, cell) : []
      if (turned.length > 0) found.push([cell, turned])
    }
    return found
  }

  set(side: Side, cell: Cell, turned: readonly Cell[]): void {
    this.cells[cell] = side
    for (const one of turned) this.cells[one] = side
  }

  takeBack(side: Side, cell: Cell, turned: readonly Cell[]): void {
    this.cells[cell] = 0
    for (const one of turned) this.cells[one] = other(side)
  }

  /** What the position is worth to a side whose turn it is, by looking some plies ahead. */
  value(side: Side, plies: number, alpha: number, beta: number, hasPassed = false): number {
    this.nodes += 1
    const moves = this.moves(side)
    if (moves.length === 0) {
      if (hasPassed) return this.balance(side) * WON
      return -this.value(other(side), plies, -beta, -alpha, true)
    }
    if (plies === 0 || this.nodes > this.limit) return this.guess(side, moves.length)
    let best = Number.NEGATIVE_INFINITY
    let floor = alpha
    for (const [cell, turned] of moves) {
      this.set(side, cell, turned)
      const value = -this.value(other(side), plies - 1, -beta, -floor)
      this.takeBack(side, cell, turned)
      if (value > best) best = value
      if (best > floor) floor = best
      if (floor >= beta) break
    }
    return best
  }

  balance(side: Side): number {
    let sum = 0
    for (const disc of this.cells) sum += disc === 0 ? 0 : disc === side ? 1 : -1
    return sum
  }

  guess(side: Side, moves: number): number {
    let sum = 0
    for (let cell = 0; cell < 64; cell++) {
      const disc = this.cells[cell]
      if (disc !== 0) sum += disc === side ? (WORTH[cell] ?? 0) : -(WORTH[cell] ?? 0)
    }
    return sum + MOBILITY * (moves - this.moves(other(side)).length)
  }
}

/** The move that the computer plays for whoever has the turn. @throws RangeError if there is none */
export function think(position: Position, { level, seed }: Pick<Setup, 'level' | 'seed'>): Cell {
  const { turn } = position
  const { plies, nodes, endgame, whim } = DEPTHS[level]
  const free = position.cells.filter((disc) => disc === 0).length
  const random = createRandom(seed + free)
  const search = new Search(position, nodes)
  const moves = turn === undefined ? [] : search.moves(turn)
  if (turn === undefined || moves.length === 0) throw new RangeError('no move')
  const whims = new Map(moves.map(([cell]) => [cell, random.next() * whim]))
  let order = moves
  let [chosen] = moves[0] ?? [0]
  const last = free <= endgame ? free : plies
  for (let depth = free <= endgame ? free : 1; depth <= last; depth++) {
    const values = order.map((move) => ({
      move,
      value: valueOfMove(search, turn, move, depth) + (whims.get(move[0]) ?? 0),
    }))
    // what was cut short is worth less than what the ply before has found
    if (search.nodes > nodes && depth > 1) break
    const sorted = values.toSorted((a, b) => b.value - a.value)
    order = sorted.map(({ move }) => move)
    chosen = order[0]?.[0] ?? chosen
  }
  return chosen
}

function valueOfMove(
  search: Search,
  side: Side,
  [cell, turned]: readonly [Cell, readonly Cell[]],
  depth: number,
): number {
  search.set(side, cell, turned)
  const value = -search.value(other(side), depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
  search.takeBack(side, cell, turned)
  return value
}
