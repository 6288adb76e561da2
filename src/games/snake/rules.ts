import type { Direction } from '../kit/input/direction.ts'
import { createRandom } from '../kit/random.ts'

/** `walls` end the game; on an `open` field one comes back at the other side. */
export const FIELDS = ['walls', 'open'] as const
export type Field = (typeof FIELDS)[number]

export interface Snake {
  readonly field: Field
  readonly columns: number
  readonly rows: number
  readonly seed: number
  /** Cells by rows from 0, the head first. */
  readonly body: readonly number[]
  /** The cell that the tail has just left: it is still drawn on its way. */
  readonly left: number
  readonly heading: Direction
  /** Turns that are still to be made, one a move. */
  readonly turns: readonly Direction[]
  readonly apple: number
  /** Apples eaten: what decides where the next one lies. */
  readonly eaten: number
  /** Moves since the last apple: where it lies within the body by now. */
  readonly sinceApple: number
  /** Steps since the last move. */
  readonly waited: number
  readonly isDead: boolean
}

export const COLUMNS = 20
export const ROWS = 20
/** Steps of a move at the beginning, and at the fastest; one fewer after so many apples. */
const SLOWEST = 10
const FASTEST = 5
const APPLES_A_STEP = 8
/** Turns that are remembered: a quick double turn is made, a nervous hand is not. */
const MOST_TURNS = 2
const FIRST_LENGTH = 4

const DELTAS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}
const OPPOSITES: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' }

/** A free cell for an apple, by the seed and the number of apples alone; -1 if there is none. */
function appleCell({
  columns,
  rows,
  seed,
  body,
  eaten,
}: Pick<Snake, 'columns' | 'rows' | 'seed' | 'body' | 'eaten'>): number {
  const taken = new Set(body)
  const free = Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => !taken.has(cell))
  return free.length === 0 ? -1 : createRandom(seed + Math.imul(eaten, 0x9e37_79b1)).pick(free)
}

/** A snake in the middle of its field, on its way to the right. */
export function beginSnake(field: Field, seed: number, columns = COLUMNS, rows = ROWS): Snake {
  const head = Math.floor(rows / 2) * columns + Math.floor(columns / 2)
  const body = Array.from({ length: FIRST_LENGTH }, (_, at) => head - at)
  const facts = { field, columns, rows, seed, body, eaten: 0 }
  return {
    ...facts,
    left: head - FIRST_LENGTH,
    heading: 'right',
    turns: [],
    apple: appleCell(facts),
    sinceApple: 0,
    waited: 0,
    isDead: false,
  }
}

/** How many steps a move takes. */
export const stepsOfMove = ({ eaten }: Pick<Snake, 'eaten'>): number =>
  Math.max(FASTEST, SLOWEST - Math.floor(eaten / APPLES_A_STEP))

/** The cell that lies ahead; undefined beyond a wall. */
function cellAhead({ field, columns, rows, body: [head = 0] }: Snake, heading: Direction): number | undefined {
  const [dx, dy] = DELTAS[heading]
  const [x, y] = [(head % columns) + dx, Math.floor(head / columns) + dy]
  if (field === 'walls' && (x < 0 || y < 0 || x >= columns || y >= rows)) return undefined
  return ((y + rows) % rows) * columns + ((x + columns) % columns)
}

function withTurn(snake: Snake, turn: Direction | undefined): Snake {
  const last = snake.turns.at(-1) ?? snake.heading
  if (turn === undefined || turn === last || turn === OPPOSITES[last] || snake.turns.length >= MOST_TURNS) return snake
  return { ...snake, turns: [...snake.turns, turn] }
}

/** One step: now and then the snake moves on by a cell. @param turn which way the player wants to go since the last step */
export function stepSnake(given: Snake, turn: Direction | undefined): Snake {
  const snake = withTurn(given, turn)
  if (snake.waited + 1 < stepsOfMove(snake)) return { ...snake, waited: snake.waited + 1 }
  const [heading = snake.heading, ...turns] = snake.turns
  const next = cellAhead(snake, heading)
  const isEating = next === snake.apple
  // the tail moves on, unless the snake grows
  const rest = isEating ? snake.body : snake.body.slice(0, -1)
  if (next === undefined || rest.includes(next)) return { ...snake, heading, isDead: true }
  const body = [next, ...rest]
  const moved = {
    ...snake,
    heading,
    turns,
    body,
    left: snake.body.at(-1) ?? next,
    sinceApple: snake.sinceApple + 1,
    waited: 0,
  }
  if (!isEating) return moved
  const eaten = snake.eaten + 1
  return { ...moved, eaten, sinceApple: 0, apple: appleCell({ ...moved, eaten }) }
}

/** Whether the game is over: the snake has run into something, or fills the field. */
export const isOver = ({ isDead, apple }: Snake): boolean => isDead || apple < 0
