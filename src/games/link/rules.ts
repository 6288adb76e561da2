import { createRandom, type Random } from '../kit/random.ts'
import type { Rules } from '../kit/record.ts'
import { clearing, type Pair, withoutPair } from './deal.ts'
import { findPath, type Grid, type Point } from './paths.ts'
import { PICTURES } from './pictures.ts'

/** How often the player may have the tiles shuffled in a game. */
export const SHUFFLES = 3

/** What a game begins with. */
export interface Setup extends Grid {
  /** Whether tiles come down when those below have gone. */
  readonly doesFall: boolean
  readonly seed: number
}

/** A tile, known by its number, with the number of its picture. */
export interface Tile {
  readonly id: number
  readonly picture: number
}

/** Two tiles that have just gone, and the line that has joined them. */
export interface Joined {
  readonly pair: Pair
  readonly path: readonly Point[]
  readonly picture: number
}

export interface Position {
  readonly setup: Setup
  /** What lies on each cell, by rows from the top left. */
  readonly cells: readonly (Tile | undefined)[]
  readonly last: Joined | undefined
  readonly shufflesLeft: number
  /** How often the tiles were laid out, which each time is another way. */
  readonly deals: number
  /** Whether they were shuffled by the last move, as no two could be joined any more, or as the player wanted it. */
  readonly shuffled: 'stuck' | 'wanted' | undefined
}

/** Two cells to be joined, or that all is shuffled. */
export type Move = Pair | 'shuffle'

/** Which pictures a board has, once for each pair: few of them four times rather than many twice. */
function picturesFor(pairs: number, random: Random): readonly number[] {
  const all = random.shuffled([...PICTURES.keys()])
  const used = all.slice(0, Math.floor(pairs / 2))
  return Array.from({ length: pairs }, (_, at) => used[at % used.length] ?? 0)
}

/** A new board, which can be cleared. */
function deal(setup: Setup): readonly Tile[] {
  const count = setup.columns * setup.rows
  const random = createRandom(setup.seed)
  const cells = Array.from({ length: count }, (_, cell) => cell)
  const pairs = clearing(setup, cells, setup.doesFall, random)
  const pictures = random.shuffled(picturesFor(count / 2, random))
  const tiles = new Array<Tile>(count)
  for (const [at, pair] of pairs.entries())
    for (const cell of pair) tiles[cell] = { id: cell, picture: pictures[at] ?? 0 }
  return tiles
}

/** The same tiles on the same cells in another order, in which they can be cleared. */
function dealAgain({ setup, cells, deals }: Position): readonly (Tile | undefined)[] {
  const random = createRandom(setup.seed + deals * 7919)
  const places = cells.map((tile, cell) => (tile === undefined ? undefined : cell))
  const pairs = clearing(setup, places, setup.doesFall, random)
  const tiles = random.shuffled(pairsOfTiles(cells))
  const next: (Tile | undefined)[] = cells.map(() => undefined)
  for (const [at, [one, other]] of pairs.entries()) [next[one], next[other]] = tiles[at] ?? []
  return next
}

/** The tiles in pairs of the same picture. */
function pairsOfTiles(cells: Position['cells']): readonly (readonly Tile[])[] {
  const alike = Map.groupBy(
    cells.filter((tile) => tile !== undefined),
    ({ picture }) => picture,
  )
  return [...alike.values()].flatMap((tiles) =>
    Array.from({ length: tiles.length / 2 }, (_, at) => tiles.slice(at * 2, at * 2 + 2)),
  )
}

/** The line that joins two tiles of the same picture; undefined if they are not or none can. */
export function joinOf({ setup, cells }: Position, [from, to]: Pair): Joined | undefined {
  const [one, other] = [cells[from], cells[to]]
  if (from === to || one === undefined || one.picture !== other?.picture) return undefined
  const path = findPath(setup, (cell) => cells[cell] !== undefined, from, to)
  return path && { pair: [from, to], path, picture: one.picture }
}

/** Two tiles that can be joined; undefined if none can. */
export function findPair(position: Position): Pair | undefined {
  const alike = Map.groupBy(position.cells.keys(), (cell) => position.cells[cell]?.picture)
  alike.delete(undefined)
  for (const cells of alike.values())
    for (const [at, from] of cells.entries())
      for (const to of cells.slice(at + 1)) if (joinOf(position, [from, to]) !== undefined) return [from, to]
  return undefined
}

export const tilesLeft = ({ cells }: Position): number =>
  cells.reduce((sum, tile) => sum + Number(tile !== undefined), 0)

function shuffle(position: Position, why: 'stuck' | 'wanted'): Position {
  return { ...position, cells: dealAgain(position), deals: position.deals + 1, shuffled: why }
}

export const rules: Rules<Setup, Position, Move> = {
  begin: (setup) => ({
    setup,
    cells: deal(setup),
    last: undefined,
    shufflesLeft: SHUFFLES,
    deals: 1,
    shuffled: undefined,
  }),
  play(position, move) {
    if (move === 'shuffle') {
      if (position.shufflesLeft === 0 || tilesLeft(position) === 0) return undefined
      return shuffle({ ...position, last: undefined, shufflesLeft: position.shufflesLeft - 1 }, 'wanted')
    }
    const last = joinOf(position, move)
    if (last === undefined) return undefined
    const cells = withoutPair(position.setup, position.cells, move, position.setup.doesFall)
    const next: Position = { ...position, cells, last, shuffled: undefined }
    return tilesLeft(next) > 0 && findPair(next) === undefined ? shuffle(next, 'stuck') : next
  },
}
