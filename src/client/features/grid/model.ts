import { memoizeLast } from '../../../shared/lib/data/memoize-last.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import type { Sortable } from '../../../shared/lib/tile/sortable.ts'
import { type Place, placeTiles, sizeOf } from '../tiles/model.ts'

/** Tiles in the hand, and the tiles of the page on which they would be put down, one after the other. */
export interface SortState {
  /** The one that the pointer has taken. */
  readonly held: Sortable
  /** All of them in their order, the held one among them; most often it alone. */
  readonly carried: readonly Sortable[]
  readonly others: readonly Sortable[]
  /** Where the first of them would stand among the others, counted from 0. */
  readonly index: number
  readonly columns: number
}

/** The tiles of the page in their order, the carried ones among them; the same list as long as nothing moves. */
export const orderOf = ({ carried, others, index }: SortState): readonly Sortable[] => ordered(carried, others, index)
const ordered = memoizeLast((carried: readonly Sortable[], others: readonly Sortable[], index: number) =>
  others.toSpliced(index, 0, ...carried),
)

/** How many of the carried tiles stand before the held one. */
const leadOf = ({ held, carried }: SortState): number => carried.indexOf(held)

/** Their places, in the same order. */
export const placesOf = (hand: SortState): readonly Place[] => placed(orderOf(hand), hand.columns)
const placed = memoizeLast((tiles: readonly Sortable[], columns: number) =>
  placeTiles(
    tiles.map(({ size }) => size),
    columns,
  ),
)

/** Whether a point lies in a place; both in cells. */
const holds = ({ row, column, rows, columns }: Place, { x, y }: Point): boolean =>
  x >= column && x < column + columns && y >= row && y < row + rows

/**
 * The part of a tile that makes a folder when something is held over it: this far from its middle, in cells, for a tile of
 * one cell; what is larger has a larger one.
 */
const MIDDLE = 0.24

function isMiddle({ row, column, rows, columns }: Place, { x, y }: Point): boolean {
  const [across, along] = [Math.abs(x - column - columns / 2), Math.abs(y - row - rows / 2)]
  return across < columns / 2 - 0.5 + MIDDLE && along < rows / 2 - 0.5 + MIDDLE
}

/** What of the page lies under the middle of a held tile. */
export type CellContent =
  | { readonly at: 'side' | 'middle'; readonly tile: string }
  | { readonly at: 'ground'; readonly row: number; readonly column: number }

/**
 * What lies under a point of the page, in cells; the held tile itself is ground. Only where an icon is held over an icon or
 * a folder is there a middle: a folder never lies in a folder.
 */
export function contentAt(hand: SortState, places: readonly Place[], point: Point): CellContent {
  const at = places.findIndex((place) => holds(place, point))
  const [tile, place] = [orderOf(hand)[at], places[at]]
  if (tile === undefined || place === undefined || hand.carried.includes(tile))
    return { at: 'ground', row: Math.floor(point.y), column: Math.floor(point.x) }
  const takes = hand.carried.some(({ kind }) => kind === 'icon') && tile.kind !== 'widget'
  return { at: takes && isMiddle(place, point) ? 'middle' : 'side', tile: tile.id }
}

/**
 * Where the held tile stands among the others when its middle is at this point of the page, in cells. It takes a place only
 * if that is nearer than the one that it has: resting, it never goes to and fro, whatever the sizes. Below all others it is
 * the last.
 */
export function indexAt(hand: SortState, point: Point): number {
  let now = hand
  // each round is nearer than the one before, so there is a last one; few are ever needed
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const index = nearerIndex(now, point)
    if (index === now.index) break
    now = { ...now, index }
  }
  return now.index
}

const MOST_ROUNDS = 8

function nearerIndex(hand: SortState, point: Point): number {
  const { held, others, index } = hand
  const places = placesOf(hand)
  const under = contentAt(hand, places, point)
  const lead = leadOf(hand)
  if (under.at === 'ground' && under.row >= heightOf(hand, places)) return others.length
  const size = sizeOf(held.size)
  // the tile in whose place its own first cell would come, the one under its middle, and its neighbours
  const corner = { x: point.x - (size.columns - 1) / 2, y: point.y - (size.rows - 1) / 2 }
  const around = [corner, point].flatMap((one) => candidatesAt(hand, places, one))
  const candidates = new Set([...around, ...around.map((one) => one - lead), index - 1, index + 1])
  const own = places[index + lead]
  let best = { index, far: own === undefined ? Number.POSITIVE_INFINITY : distance(own, point) }
  for (const candidate of candidates) {
    if (candidate < 0 || candidate > others.length) continue
    const far = distance(placeOfHeld(hand, candidate), point)
    if (far < best.far - LEAST) best = { index: candidate, far }
  }
  return best.index
}

/** Rows that the others take. */
const heightOf = ({ carried, index }: SortState, places: readonly Place[]) =>
  Math.max(0, ...places.toSpliced(index, carried.length).map(({ row, rows }) => row + rows))

function candidatesAt(hand: SortState, places: readonly Place[], point: Point): readonly number[] {
  const under = contentAt(hand, places, point)
  if (under.at === 'ground') return behindWhatBegins(hand, places, under)
  const at = hand.others.findIndex(({ id }) => id === under.tile)
  return [at, at + 1]
}

/** Places that differ by less are as near, in cells. */
const LEAST = 0.01

/** Behind the last of the others that begins before this cell, or at the end. */
function behindWhatBegins(hand: SortState, places: readonly Place[], cell: Pick<Place, 'row' | 'column'>) {
  const { others, carried, index } = hand
  const before = others.findLastIndex((_, at) => {
    const place = places[at < index ? at : at + carried.length]
    return place !== undefined && (place.row < cell.row || (place.row === cell.row && place.column < cell.column))
  })
  return [before + 1, others.length]
}

/** Where the held tile would stand at another index: only what comes before it decides that. */
function placeOfHeld(hand: SortState, index: number): Place {
  const before = [...hand.others.slice(0, index), ...hand.carried.slice(0, leadOf(hand) + 1)]
  const sizes = before.map(({ size }) => size)
  return placeTiles(sizes, hand.columns).at(-1) ?? NOWHERE
}

const NOWHERE: Place = { row: Number.POSITIVE_INFINITY, column: 0, rows: 1, columns: 1 }

/** From the middle of a place to a point, in cells. */
const distance = ({ row, column, rows, columns }: Place, { x, y }: Point): number =>
  Math.hypot(column + columns / 2 - x, row + rows / 2 - y)

/** The index among the others of the nearest tile in the direction of an arrow; undefined where there is none. */
export function indexTowards(hand: SortState, key: string): number | undefined {
  const places = placesOf(hand)
  const own = places[hand.index]
  if (own === undefined) return undefined
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  if (dx !== 0) return inRange(hand, hand.index + dx)
  if (dy === 0) return undefined
  const wanted = { x: own.column + own.columns / 2, y: own.row + own.rows / 2 + dy * own.rows }
  const beside = places
    .map((place, at) => ({
      at,
      far: distance(place, wanted),
      ahead: dy * (place.row + place.rows / 2 - own.row - own.rows / 2),
    }))
    .filter(({ at, ahead }) => at !== hand.index && ahead > 0)
    .toSorted((one, other) => one.far - other.far)
  const [nearest] = beside
  return nearest === undefined ? undefined : inRange(hand, nearest.at)
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const inRange = ({ others }: SortState, index: number): number | undefined =>
  index < 0 || index > others.length ? undefined : index

/**
 * The index among the others of the next place in a row by an arrow, passing over what is not shown; undefined at its end.
 */
export function indexInRow<T extends { readonly id: string }>(
  tiles: readonly T[],
  shown: (tile: T) => boolean,
  id: string,
  key: string,
): number | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  const from = tiles.findIndex((tile) => tile.id === id)
  for (let to = from + dx + dy; dx + dy !== 0 && to >= 0 && to < tiles.length; to += dx + dy) {
    const next = tiles[to]
    if (next !== undefined && shown(next)) return to
  }
  return undefined
}
