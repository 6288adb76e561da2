import type { Rules } from '../kit/record.ts'

/** 1 black, who begins, 2 white. */
export type Side = 1 | 2
/** A cell from 0 at the top left to 63, by rows. */
export type Cell = number

/** What a game begins with: how well the computer plays, and on which side the player is. */
export interface Setup {
  readonly level: Level
  readonly side: Side
  /** What decides between moves that are equally good to the computer. */
  readonly seed: number
}
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export interface Position {
  /** 0 where no disc lies. */
  readonly cells: readonly (0 | Side)[]
  /** Whose turn it is; undefined once neither can move. */
  readonly turn: Side | undefined
  readonly last: Cell | undefined
  /** The discs that the last move has turned. */
  readonly turned: readonly Cell[]
  /** Who had to pass before the turn came to whoever has it. */
  readonly passed: Side | undefined
}

export const other = (side: Side): Side => (side === 1 ? 2 : 1)

/** Steps in the eight directions, as columns and rows. */
const DIRECTIONS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0)

/** The cells from one on to the edge, in each direction, the nearest first. */
const RAYS: readonly (readonly (readonly Cell[])[])[] = Array.from({ length: 64 }, (_, cell) =>
  DIRECTIONS.map(([dx, dy]) => {
    const ray: Cell[] = []
    let [x, y] = [(cell % 8) + dx, Math.floor(cell / 8) + dy]
    while (x >= 0 && x < 8 && y >= 0 && y < 8) {
      ray.push(y * 8 + x)
      x += dx
      y += dy
    }
    return ray
  }).filter((ray) => ray.length > 1),
)

/** The discs that a move would turn; none where it is not allowed. */
export function turnedBy(cells: Position['cells'], side: Side, cell: Cell): readonly Cell[] {
  if (cells[cell] !== 0) return []
  const turned: Cell[] = []
  for (const ray of RAYS[cell] ?? []) {
    let length = 0
    while (length < ray.length && cells[ray[length] ?? 0] === other(side)) length += 1
    if (length > 0 && length < ray.length && cells[ray[length] ?? 0] === side) turned.push(...ray.slice(0, length))
  }
  return turned
}

/** The cells on which a side may set a disc. */
export const movesOf = (cells: Position['cells'], side: Side): readonly Cell[] =>
  CELLS.filter((cell) => cells[cell] === 0 && turnedBy(cells, side, cell).length > 0)

const CELLS: readonly Cell[] = Array.from({ length: 64 }, (_, cell) => cell)

const START: Position['cells'] = CELLS.map((cell) =>
  cell === 28 || cell === 35 ? 1 : cell === 27 || cell === 36 ? 2 : 0,
)

export const rules: Rules<Setup, Position, Cell> = {
  begin: () => ({ cells: START, turn: 1, last: undefined, turned: [], passed: undefined }),
  play({ cells, turn }, cell) {
    const turned = turn === undefined ? [] : turnedBy(cells, turn, cell)
    if (turn === undefined || turned.length === 0) return undefined
    const changed = new Set([cell, ...turned])
    const after = cells.map((disc, at) => (changed.has(at) ? turn : disc))
    const next = [other(turn), turn].find((side) => movesOf(after, side).length > 0)
    const passed = next === turn ? other(turn) : undefined
    return { cells: after, turn: next, last: cell, turned, passed }
  },
}

export const countOf = ({ cells }: Pick<Position, 'cells'>, side: Side): number =>
  cells.reduce<number>((sum, disc) => sum + Number(disc === side), 0)

/** Who has more discs once neither can move; 0 for a draw, undefined before. */
export function winnerOf(position: Position): Side | 0 | undefined {
  if (position.turn !== undefined) return undefined
  const difference = countOf(position, 1) - countOf(position, 2)
  return difference === 0 ? 0 : difference > 0 ? 1 : 2
}
