import { CELLS, type Cell } from './cells.ts'
import type { Field } from './field.ts'
import { Fours } from './fours.ts'
import { other, type Side } from './rules.ts'
import { SHAPE } from './shapes.ts'

/** What a won game is worth; less by one for each ply until then. */
export const WON = 1_000_000
/** From here on a value says that the game is decided. */
const DECIDED = WON - 1000

/** How far a search goes. */
export interface Limits {
  /** How many positions it looks at. */
  readonly nodes: number
  /** How many moves it looks at in each position. */
  readonly breadth: number
  /** How many positions it looks at for a win by fours where it ends. */
  readonly fours: number
}

/** What is known of a position: from a depth on, its value is at least, at most, or exactly so much. */
interface Known {
  readonly plies: number
  readonly value: number
  readonly bound: 'least' | 'most' | 'exact'
  readonly best: Cell
}

/** A search by alpha and beta on one board, which it leaves as it was. */
export class Search {
  nodes = 0
  readonly field: Field
  readonly #limits: Limits
  readonly #fours: Fours
  readonly #known: readonly [Map<number, Known>, Map<number, Known>] = [new Map(), new Map()]

  constructor(field: Field, limits: Limits) {
    this.field = field
    this.#limits = limits
    this.#fours = new Fours(field)
  }

  get isExhausted(): boolean {
    return this.nodes + this.#fours.nodes > this.#limits.nodes
  }

  /** The first move of a win by fours. @param most positions to look at */
  winByFours(side: Side, most: number): Cell | undefined {
    return this.#fours.find(side, most)
  }

  /** The moves that come into question, the most promising first. @param breadth how many at most where nothing forces */
  moves(side: Side, breadth: number): readonly Cell[] {
    const { field } = this
    const [own, others] = [field.of(side), field.of(other(side))]
    const has = ({ counts }: typeof own, shape: number) => (counts[shape] ?? 0) > 0
    if (has(own, SHAPE.five)) return field.cellsOf(side, SHAPE.five)
    if (has(others, SHAPE.five)) return field.cellsOf(other(side), SHAPE.five)
    if (has(own, SHAPE.openFour)) return field.cellsOf(side, SHAPE.openFour)
    // an open three is answered where it would become a four, or by fours of one's own
    if (has(others, SHAPE.openFour))
      return this.#ordered(side, [
        ...new Set([...field.cellsOf(other(side), SHAPE.four), ...field.cellsOf(side, SHAPE.four)]),
      ])
    const near: Cell[] = []
    for (let cell = 0; cell < CELLS; cell++)
      if ((field.near[cell] ?? 0) > 0 && field.stones[cell] === 0) near.push(cell)
    return this.#ordered(side, near).slice(0, breadth)
  }

  /** Cells by what a stone of either side would make there: as good for oneself, as it is bad to leave it. */
  #ordered(side: Side, cells: readonly Cell[]): readonly Cell[] {
    const [own, others] = [this.field.of(side), this.field.of(other(side))]
    // numbers that have the cell in them are sorted without asking back
    const numbers = Int32Array.from(
      cells,
      (cell) => Math.round(1.2 * own.promiseAt(cell) + others.promiseAt(cell)) * 256 + cell,
    )
    return Array.from(numbers.sort().reverse(), (number) => number & 255)
  }

  /** What a move of a side is worth to it. @param plies how far to look after it */
  valueOf(side: Side, cell: Cell, plies: number, alpha: number, beta: number, ply = 0): number {
    this.field.set(side, cell)
    const value = -this.#value(other(side), plies, -beta, -alpha, ply + 1)
    this.field.takeBack(cell)
    return value
  }

  /** What the position is worth to whoever has the turn. @param ply how many moves it is from where the search began */
  #value(side: Side, plies: number, alpha: number, beta: number, ply: number): number {
    this.nodes += 1
    const { counts } = this.field.of(side)
    const threatened = this.field.of(other(side)).counts[SHAPE.five] ?? 0
    if ((counts[SHAPE.five] ?? 0) > 0) return WON - ply - 1
    if (threatened > 1) return ply + 2 - WON
    if (threatened === 0 && (counts[SHAPE.openFour] ?? 0) > 0) return WON - ply - 3
    // the one answer to a four costs no depth
    if (threatened === 0 && (plies <= 0 || this.isExhausted)) return this.#guess(side, ply)
    return this.#best(side, threatened > 0 ? plies : plies - 1, alpha, beta, ply)
  }

  #best(side: Side, plies: number, alpha: number, beta: number, ply: number): number {
    const known = this.#known[side - 1]
    const { key } = this.field
    const found = known?.get(key)
    if (found !== undefined && found.plies >= plies) {
      const value = shifted(found.value, -ply)
      if (found.bound === 'exact') return value
      if (found.bound === 'least' ? value >= beta : value <= alpha) return value
    }
    const moves = this.moves(side, this.#limits.breadth)
    if (moves.length === 0) return 0 // the board is full
    let [best, chosen, floor] = [Number.NEGATIVE_INFINITY, moves[0] ?? 0, alpha]
    for (const cell of found === undefined ? moves : firstOf(moves, found.best)) {
      const value = this.#tried(side, cell, plies, floor, beta, ply, best > Number.NEGATIVE_INFINITY)
      if (value > best) [best, chosen] = [value, cell]
      floor = Math.max(floor, best)
      if (floor >= beta) break
    }
    if (this.isExhausted) return best // what was cut short is not known
    const bound = best >= beta ? 'least' : best > alpha ? 'exact' : 'most'
    known?.set(key, { plies, value: shifted(best, ply), bound, best: chosen })
    return best
  }

  /** A move after the first one is only shown to be no better, where it is. */
  #tried(side: Side, cell: Cell, plies: number, alpha: number, beta: number, ply: number, isLater: boolean): number {
    if (!isLater) return this.valueOf(side, cell, plies, alpha, beta, ply)
    const value = this.valueOf(side, cell, plies, alpha, alpha + 1, ply)
    return value > alpha && value < beta ? this.valueOf(side, cell, plies, alpha, beta, ply) : value
  }

  #guess(side: Side, ply: number): number {
    if (this.#limits.fours > 0 && this.#fours.find(side, this.#limits.fours) !== undefined) return WON - ply - 5
    return this.field.of(side).worth - this.field.of(other(side)).worth
  }
}

/** A value of a decided game, nearer to it or farther by some plies; of others the same. */
const shifted = (value: number, plies: number): number =>
  value > DECIDED ? value + plies : value < -DECIDED ? value - plies : value

const firstOf = (moves: readonly Cell[], first: Cell): readonly Cell[] =>
  moves.includes(first) ? [first, ...moves.filter((cell) => cell !== first)] : moves
