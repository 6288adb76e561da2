import type { Direction } from '../kit/input/direction.ts'
import { type Cell, DIRECTIONS } from './room.ts'
import { isSolved, type Move, type Position } from './rules.ts'
import { pushesToGoal } from './stuck.ts'

/** A position that was found. */
interface Found {
  readonly boxes: readonly Cell[]
  readonly keeper: Cell
  readonly pushes: number
  readonly before: Found | undefined
  readonly move: Move | undefined
}

/** Positions by what they promise, the most promising first. */
class Queue {
  readonly #piles: Found[][] = []
  #first = 0

  add(found: Found, rank: number): void {
    const pile = this.#piles[rank]
    if (pile === undefined) this.#piles[rank] = [found]
    else pile.push(found)
    if (rank < this.#first) this.#first = rank
  }

  take(): Found | undefined {
    while (this.#first < this.#piles.length) {
      const found = this.#piles[this.#first]?.pop()
      if (found !== undefined) return found
      this.#first += 1
    }
    return undefined
  }
}

/**
 * The fewest pushes that solve a position; `impossible` if none do, `unknown` if looking at more positions might tell.
 * @param most positions to look at
 */
export function solve(position: Position, most: number): readonly Move[] | 'impossible' | 'unknown' {
  const far = pushesToGoal(position.room)
  // a push brings a box at most one nearer, so that what is taken first has the fewest pushes
  const rankOf = ({ boxes, pushes }: Pick<Found, 'boxes' | 'pushes'>) =>
    boxes.reduce((sum, cell) => sum + (far.get(cell) ?? 0), pushes)
  const queue = new Queue()
  const seen = new Set<number>()
  const walks = new Walks(position)
  queue.add({ ...position, pushes: 0, before: undefined, move: undefined }, 0)
  for (let found = queue.take(); found !== undefined; found = queue.take()) {
    const key = walks.walk(found)
    if (seen.has(key)) continue
    seen.add(key)
    if (isSolved({ ...position, boxes: found.boxes })) return movesTo(found)
    if (seen.size > most) return 'unknown'
    for (const [box, cell] of found.boxes.entries())
      for (const direction of DIRECTIONS) {
        const to = cell + position.room.steps[direction]
        if (!walks.canPush(cell, direction) || !far.has(to)) continue
        const boxes = found.boxes.with(box, to)
        const next = { boxes, keeper: cell, pushes: found.pushes + 1, before: found, move: { box, direction } }
        queue.add(next, rankOf(next))
      }
  }
  return 'impossible'
}

function movesTo(last: Found): readonly Move[] {
  const moves: Move[] = []
  for (let at: Found | undefined = last; at?.move !== undefined; at = at.before) moves.push(at.move)
  return moves.reverse()
}

/** Where the keeper gets to in one position after another. */
class Walks {
  readonly #position: Position
  readonly #steps: readonly number[]
  /** The number of each cell of the floor. */
  readonly #numbers: readonly number[]
  /** 1 where a box is, or a wall; in the round of the same number 2 and more where he gets to. */
  readonly #marks: Int32Array
  #round = 1

  constructor(position: Position) {
    this.#position = position
    const { floor, steps } = position.room
    this.#steps = DIRECTIONS.map((direction) => steps[direction])
    let count = 0
    this.#numbers = floor.map((isFloor) => (isFloor ? count++ : -1))
    this.#marks = new Int32Array(floor.length)
  }

  /** Walks about in a position. @returns its number: the same boxes with the keeper in the same part have the same one */
  walk({ boxes, keeper }: Pick<Found, 'boxes' | 'keeper'>): number {
    const { floor } = this.#position.room
    this.#round += 1
    for (const [cell, isFloor] of floor.entries()) this.#marks[cell] = isFloor ? 0 : 1
    let key = 0
    for (const cell of boxes) {
      this.#marks[cell] = 1
      key += 2 ** (this.#numbers[cell] ?? 0)
    }
    this.#marks[keeper] = this.#round
    const reached = [keeper]
    let first = keeper
    for (const cell of reached)
      for (const step of this.#steps) {
        if (this.#marks[cell + step] !== 0) continue
        this.#marks[cell + step] = this.#round
        reached.push(cell + step)
        if (cell + step < first) first = cell + step
      }
    return key * 64 + (this.#numbers[first] ?? 0)
  }

  /** Whether the keeper can push a box from a cell, in the position where he walked last. */
  canPush(cell: Cell, direction: Direction): boolean {
    const step = this.#position.room.steps[direction]
    return this.#marks[cell - step] === this.#round && this.#marks[cell + step] !== 1
  }
}
