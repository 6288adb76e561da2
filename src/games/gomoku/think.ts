import { createRandom, type Random } from '../kit/random.ts'
import { CENTER, type Cell } from './cells.ts'
import { Field } from './field.ts'
import { type Level, other, type Position, type Setup, type Side } from './rules.ts'
import { type Limits, Search, WON } from './search.ts'
import { SHAPE } from './shapes.ts'

interface Skill extends Limits {
  /** How many plies it looks ahead. */
  readonly plies: number
  /** How many positions it looks at for a win by fours before all else. */
  readonly firstFours: number
  /** How much chance there is in what it thinks of a move, in points. */
  readonly whim: number
}
const SKILLS: Readonly<Record<Exclude<Level, 'easy'>, Skill>> = {
  medium: { plies: 4, nodes: 2500, breadth: 9, fours: 0, firstFours: 0, whim: 6 },
  hard: { plies: 8, nodes: 30_000, breadth: 14, fours: 40, firstFours: 4000, whim: 3 },
}
/** How many moves are looked at where the computer has to choose one. */
const FIRST_BREADTH = 40

/** The move that the computer plays for whoever has the turn. @throws RangeError if there is none */
export function think(position: Position, { level, seed }: Pick<Setup, 'level' | 'seed'>): Cell {
  const { turn, cells } = position
  const set = cells.filter((stone) => stone !== 0).length
  if (turn === undefined) throw new RangeError('no move')
  if (set === 0) return CENTER
  const random = createRandom(seed + set)
  const field = new Field(position)
  if (set === 1) return random.pick(neighbours(field))
  return level === 'easy' ? bySight(field, turn, random) : bySearch(field, turn, SKILLS[level], random)
}

/** The free cells around a single stone. */
function neighbours(field: Field): readonly Cell[] {
  const stone = field.stones.findIndex((side) => side !== 0)
  return [...field.near.keys()].filter((cell) => field.near[cell] === 1 && isBeside(cell, stone))
}
const isBeside = (a: Cell, b: Cell): boolean =>
  Math.max(Math.abs((a % 15) - (b % 15)), Math.abs(Math.floor(a / 15) - Math.floor(b / 15))) === 1

/** What a beginner sees: fives and fours surely, and what looks good, more or less. */
function bySight(field: Field, side: Side, random: Random): Cell {
  const [own, others] = [field.of(side), field.of(other(side))]
  const looks = (cell: Cell) => (own.promiseAt(cell) + others.promiseAt(cell)) * (0.15 + 0.85 * random.next())
  const sure = [side, other(side)].map((one) => field.cellsOf(one, SHAPE.five)[0]).find((cell) => cell !== undefined)
  if (sure !== undefined) return sure
  const seen = [...field.near.keys()]
    .filter((cell) => field.stones[cell] === 0 && (field.near[cell] ?? 0) > 0)
    .map((cell) => ({ cell, value: looks(cell) }))
  return best(seen) ?? freeCell(field)
}

const best = (seen: readonly { readonly cell: Cell; readonly value: number }[]): Cell | undefined =>
  seen.toSorted((a, b) => b.value - a.value)[0]?.cell

const freeCell = (field: Field): Cell => field.stones.indexOf(0)

function bySearch(field: Field, side: Side, skill: Skill, random: Random): Cell {
  const search = new Search(field, skill)
  const won = skill.firstFours > 0 ? search.winByFours(side, skill.firstFours) : undefined
  if (won !== undefined) return won
  let moves = search.moves(side, FIRST_BREADTH)
  if (moves.length < 2) return moves[0] ?? freeCell(field)
  const whims = new Map(moves.map((cell) => [cell, random.next() * skill.whim]))
  for (let plies = 0; plies < skill.plies; plies++) {
    const seen = valuesOf(search, side, moves, plies, whims, skill.whim)
    if (seen === undefined) break // what was cut short is worth less than what the ply before has found
    const sorted = seen.toSorted((a, b) => b.value - a.value)
    // what loses at once need not be looked at again, if anything does not
    const left = sorted.filter(({ value }) => value > -WON / 2)
    moves = (left.length > 0 ? left : sorted)
      .slice(0, plies < 2 ? FIRST_BREADTH : skill.breadth)
      .map(({ cell }) => cell)
    if (moves.length < 2 || left.length === 0 || (sorted[0]?.value ?? 0) > WON / 2) break
  }
  return moves[0] ?? freeCell(field)
}

function valuesOf(
  search: Search,
  side: Side,
  moves: readonly Cell[],
  plies: number,
  whims: ReadonlyMap<Cell, number>,
  whim: number,
): readonly { readonly cell: Cell; readonly value: number }[] | undefined {
  let floor = Number.NEGATIVE_INFINITY
  const seen: { cell: Cell; value: number }[] = []
  for (const cell of moves) {
    const value = search.valueOf(side, cell, plies, floor - whim, Number.POSITIVE_INFINITY)
    if (search.isExhausted && plies > 0) return undefined
    seen.push({ cell, value: value + (whims.get(cell) ?? 0) })
    floor = Math.max(floor, value)
  }
  return seen
}
