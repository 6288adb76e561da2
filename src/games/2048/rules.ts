import type { Direction } from '../kit/input/direction.ts'
import { createRandom } from '../kit/random.ts'
import type { Rules } from '../kit/record.ts'

/** What a game begins with: how many cells a side has, and what decides where tiles come. */
export interface Setup {
  readonly size: number
  readonly seed: number
}

/** A tile: 2 to the power of `power`, in a cell counted by rows. */
export interface Tile {
  readonly id: number
  readonly power: number
  readonly cell: number
}

export interface Position {
  readonly size: number
  readonly seed: number
  readonly tiles: readonly Tile[]
  /** Tiles that the last move has merged into others, where those are now. */
  readonly gone: readonly Tile[]
  /** The ids of the tiles that the last move has doubled, and of those that came with it. */
  readonly merged: readonly number[]
  readonly fresh: readonly number[]
  readonly score: number
  /** What the last move has added to the score. */
  readonly gain: number
  readonly moves: number
  readonly nextId: number
}

/** Of ten new tiles one is a 4. */
const FOURS = 0.1

/** Sets a new tile into a free cell; what chance decides depends on the seed and the number of the move alone. */
function withTile(board: Position, round: number): Position {
  const taken = new Set(board.tiles.map(({ cell }) => cell))
  const free = Array.from({ length: board.size ** 2 }, (_, cell) => cell).filter((cell) => !taken.has(cell))
  if (free.length === 0) return board
  const random = createRandom(Math.imul(board.seed ^ round, 0x9e37_79b1) + round)
  const tile: Tile = { id: board.nextId, cell: random.pick(free), power: random.next() < FOURS ? 2 : 1 }
  return {
    ...board,
    tiles: [...board.tiles, tile],
    fresh: [...board.fresh, tile.id],
    nextId: board.nextId + 1,
  }
}

/** The cells of each line in the order in which a move looks at them: the side that is moved to first. */
function linesOf(size: number, direction: Direction): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, line) =>
    Array.from({ length: size }, (_, step) => {
      const along = direction === 'left' || direction === 'up' ? step : size - 1 - step
      return direction === 'left' || direction === 'right' ? line * size + along : along * size + line
    }),
  )
}

/** Moves all tiles to one side: equal neighbours merge, each tile once. Undefined if nothing moves. */
function slide(board: Position, direction: Direction): Position | undefined {
  const byCell = new Map(board.tiles.map((tile) => [tile.cell, tile]))
  const [tiles, gone, merged]: [Tile[], Tile[], number[]] = [[], [], []]
  let gain = 0
  for (const line of linesOf(board.size, direction)) {
    const placed: Tile[] = []
    let isLastMerged = false
    for (const cell of line) {
      const tile = byCell.get(cell)
      if (tile === undefined) continue
      const last = placed.at(-1)
      if (last !== undefined && last.power === tile.power && !isLastMerged) {
        placed[placed.length - 1] = { ...last, power: last.power + 1 }
        gone.push({ ...tile, cell: last.cell })
        merged.push(last.id)
        gain += 2 ** (last.power + 1)
        isLastMerged = true
      } else {
        placed.push({ ...tile, cell: line[placed.length] ?? cell })
        isLastMerged = false
      }
    }
    tiles.push(...placed)
  }
  const isMoved = gone.length > 0 || tiles.some((tile) => byCell.get(tile.cell)?.id !== tile.id)
  if (!isMoved) return undefined
  const moves = board.moves + 1
  return { ...board, tiles, gone, merged, fresh: [], gain, score: board.score + gain, moves }
}

export const rules: Rules<Setup, Position, Direction> = {
  begin({ size, seed }) {
    const empty: Position = {
      size,
      seed,
      tiles: [],
      gone: [],
      merged: [],
      fresh: [],
      score: 0,
      gain: 0,
      moves: 0,
      nextId: 1,
    }
    return withTile(withTile(empty, 0x4000_0000), 0)
  },
  play(board, direction) {
    const slid = slide(board, direction)
    return slid && withTile(slid, slid.moves)
  },
}

/** Whether any move is left. */
export function canMove({ size, tiles }: Position): boolean {
  if (tiles.length < size ** 2) return true
  const powers = powersOf({ size, tiles })
  return powers.some(
    (power, cell) =>
      ((cell + 1) % size !== 0 && powers[cell + 1] === power) ||
      (cell + size < size ** 2 && powers[cell + size] === power),
  )
}

/** The power of each cell by rows; 0 for an empty one. */
export function powersOf({ size, tiles }: Pick<Position, 'size' | 'tiles'>): readonly number[] {
  const powers = new Array<number>(size ** 2).fill(0)
  for (const { cell, power } of tiles) powers[cell] = power
  return powers
}

/** The largest tile, such as 1024. */
export const largestTile = ({ tiles }: Pick<Position, 'tiles'>): number =>
  2 ** Math.max(...tiles.map(({ power }) => power))
