import { ARROW_STEPS } from '../../../lib/geometry/arrow-keys.ts'
import { minus, type Point } from '../../../lib/geometry/vector.ts'
import type { Sortable } from '../../../lib/tile/sortable.ts'
import { memoizeLast } from '../../../lib/values/memoize-last.ts'
import { type Placement, placeTiles, tileSizeOf } from '../../desk/tiles/model.ts'

/** The dragged tiles, and the tiles of the page among which they would be inserted, one after the other. */
export interface SortState {
  /** The tile taken by the pointer. */
  readonly dragged: Sortable
  /** All tiles dragged together, in page order, including `dragged`. */
  readonly draggedTiles: readonly Sortable[]
  readonly others: readonly Sortable[]
  /** Where the first dragged tile would be inserted among the others, counted from 0. */
  readonly insertionIndex: number
  readonly columns: number
}

/** The tiles of the page in order, including the dragged ones; the same array until something moves. */
export const orderOf = ({ draggedTiles, others, insertionIndex }: SortState): readonly Sortable[] =>
  inserted(draggedTiles, others, insertionIndex)
const inserted = memoizeLast((tiles: readonly Sortable[], others: readonly Sortable[], index: number) =>
  others.toSpliced(index, 0, ...tiles),
)

/** The index of the tile taken by the pointer among all dragged tiles. */
const draggedOffset = ({ dragged, draggedTiles }: SortState): number => draggedTiles.indexOf(dragged)

/** The placements of all tiles of the page, in the same order. */
export const placementsOf = (state: SortState): readonly Placement[] => placed(orderOf(state), state.columns)
const placed = memoizeLast((tiles: readonly Sortable[], columns: number) =>
  placeTiles(
    tiles.map(({ size }) => size),
    columns,
  ),
)

/** Whether a placement contains a point, both in cells. */
const covers = ({ row, column, rows, columns }: Placement, { x, y }: Point): boolean =>
  x >= column && x < column + columns && y >= row && y < row + rows

/** How far the center zone, where a drop makes a folder, reaches from the center of a 1x1 tile, in cells. */
const CENTER_ZONE = 0.24
/** The same for the pointer, which need not have taken the dragged tile by its center. */
const POINTER_ZONE = 0.12

const middleOf = ({ row, column, rows, columns }: Placement): Point => ({ x: column + columns / 2, y: row + rows / 2 })

function isCenter(placement: Placement, { x, y }: Point, zone: number): boolean {
  const { rows, columns } = placement
  const middle = middleOf(placement)
  return Math.abs(x - middle.x) < columns / 2 - 0.5 + zone && Math.abs(y - middle.y) < rows / 2 - 0.5 + zone
}

/** The content of the page under the center of the dragged tile. */
export type CellContent =
  /** `tileApproach`: not past the middle of a tile that it may combine with. `tileEdge`: past it, or no such tile. */
  | { readonly at: 'tileApproach' | 'tileEdge' | 'tileCenter'; readonly tile: string }
  | { readonly at: 'emptyCell'; readonly row: number; readonly column: number }

/** How the dragged tile has come over the tile below it, in cells. */
interface Approach {
  /** The last position of its center that was not over this tile. */
  readonly from: Point
  readonly pointer: Point
}

/**
 * The content of the page at a point, in cells; dragged tiles count as empty cells. Only icons over an icon or a folder
 * can be over a center or approach one: folders do not nest.
 */
export function contentAt(
  state: SortState,
  placements: readonly Placement[],
  point: Point,
  approach?: Approach,
): CellContent {
  const at = placements.findIndex((placement) => covers(placement, point))
  const [tile, placement] = [orderOf(state)[at], placements[at]]
  if (tile === undefined || placement === undefined || state.draggedTiles.includes(tile))
    return { at: 'emptyCell', row: Math.floor(point.y), column: Math.floor(point.x) }
  const canCombine = state.draggedTiles.some(({ kind }) => kind === 'icon') && tile.kind !== 'widget'
  return { at: canCombine ? zoneAt(placement, point, approach) : 'tileEdge', tile: tile.id }
}

function zoneAt(placement: Placement, point: Point, approach?: Approach) {
  if (isCenter(placement, point, CENTER_ZONE)) return 'tileCenter'
  if (approach === undefined) return 'tileEdge'
  if (isCenter(placement, approach.pointer, POINTER_ZONE)) return 'tileCenter'
  const middle = middleOf(placement)
  const [now, before] = [minus(point, middle), minus(approach.from, middle)]
  return now.x * before.x + now.y * before.y > 0 ? 'tileApproach' : 'tileEdge'
}

/**
 * The insertion index with the center of the dragged tile at a point, in cells. A new placement must be closer than the
 * current one, so that a resting tile never oscillates. Below all others the index is the last.
 */
export function insertionIndexAt(state: SortState, point: Point): number {
  let now = state
  // each round is closer than the one before, so it ends; few are ever needed
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const insertionIndex = closerIndex(now, point)
    if (insertionIndex === now.insertionIndex) break
    now = { ...now, insertionIndex }
  }
  return now.insertionIndex
}

const MAX_ROUNDS = 8

function closerIndex(state: SortState, point: Point): number {
  const { dragged, others, insertionIndex } = state
  const placements = placementsOf(state)
  const content = contentAt(state, placements, point)
  const offset = draggedOffset(state)
  if (content.at === 'emptyCell' && content.row >= rowCountOf(state, placements)) return others.length
  const size = tileSizeOf(dragged.size)
  // the tile under the first cell of the dragged one, the tile under its center, and their neighbours
  const firstCell = { x: point.x - (size.columns - 1) / 2, y: point.y - (size.rows - 1) / 2 }
  const near = [firstCell, point].flatMap((one) => candidatesAt(state, placements, one))
  const candidates = new Set([...near, ...near.map((one) => one - offset), insertionIndex - 1, insertionIndex + 1])
  const current = placements[insertionIndex + offset]
  let best = {
    index: insertionIndex,
    distance: current === undefined ? Number.POSITIVE_INFINITY : distanceTo(current, point),
  }
  for (const candidate of candidates) {
    if (candidate < 0 || candidate > others.length) continue
    const distance = distanceTo(draggedPlacementAt(state, candidate), point)
    if (distance < best.distance - MIN_GAIN) best = { index: candidate, distance }
  }
  return best.index
}

/** The rows that the others take. */
const rowCountOf = ({ draggedTiles, insertionIndex }: SortState, placements: readonly Placement[]) =>
  Math.max(0, ...placements.toSpliced(insertionIndex, draggedTiles.length).map(({ row, rows }) => row + rows))

function candidatesAt(state: SortState, placements: readonly Placement[], point: Point): readonly number[] {
  const content = contentAt(state, placements, point)
  if (content.at === 'emptyCell') return candidatesAtEmptyCell(state, placements, content)
  const at = state.others.findIndex(({ id }) => id === content.tile)
  return [at, at + 1]
}

/** A placement that is closer by less counts as equally close, in cells. */
const MIN_GAIN = 0.01

/** After the last of the others that starts before this cell, or at the end. */
function candidatesAtEmptyCell(
  { others, draggedTiles, insertionIndex }: SortState,
  placements: readonly Placement[],
  { row, column }: Pick<Placement, 'row' | 'column'>,
) {
  const before = others.findLastIndex((_, at) => {
    const placement = placements[at < insertionIndex ? at : at + draggedTiles.length]
    return placement !== undefined && (placement.row < row || (placement.row === row && placement.column < column))
  })
  return [before + 1, others.length]
}

/** The placement of the dragged tile at another insertion index: it depends only on the tiles before it. */
function draggedPlacementAt(state: SortState, index: number): Placement {
  const before = [...state.others.slice(0, index), ...state.draggedTiles.slice(0, draggedOffset(state) + 1)]
  const sizes = before.map(({ size }) => size)
  return placeTiles(sizes, state.columns).at(-1) ?? UNREACHABLE
}

const UNREACHABLE: Placement = { row: Number.POSITIVE_INFINITY, column: 0, rows: 1, columns: 1 }

/** From the center of a placement to a point, in cells. */
function distanceTo(placement: Placement, { x, y }: Point): number {
  const middle = middleOf(placement)
  return Math.hypot(middle.x - x, middle.y - y)
}

/** The insertion index of the nearest tile in the direction of an arrow key; undefined where there is none. */
export function insertionIndexTowards(state: SortState, key: string): number | undefined {
  const { insertionIndex } = state
  const placements = placementsOf(state)
  const current = placements[insertionIndex]
  if (current === undefined) return undefined
  const [dx, dy] = ARROW_STEPS[key] ?? [0, 0]
  if (dx !== 0) return inRange(state, insertionIndex + dx)
  if (dy === 0) return undefined
  const wanted = { x: current.column + current.columns / 2, y: current.row + current.rows / 2 + dy * current.rows }
  const candidates = placements
    .map((placement, at) => ({
      at,
      distance: distanceTo(placement, wanted),
      ahead: dy * (placement.row + placement.rows / 2 - current.row - current.rows / 2),
    }))
    .filter(({ at, ahead }) => at !== insertionIndex && ahead > 0)
    .toSorted((one, other) => one.distance - other.distance)
  const [nearest] = candidates
  return nearest === undefined ? undefined : inRange(state, nearest.at)
}

const inRange = ({ others }: SortState, index: number): number | undefined =>
  index < 0 || index > others.length ? undefined : index

/** The index of the next visible tile of a row in the direction of an arrow key; undefined at its end. */
export function nextIndexInRow<T extends { readonly id: string }>(
  tiles: readonly T[],
  isVisible: (tile: T) => boolean,
  id: string,
  key: string,
): number | undefined {
  const [dx, dy] = ARROW_STEPS[key] ?? [0, 0]
  const from = tiles.findIndex((tile) => tile.id === id)
  for (let to = from + dx + dy; dx + dy !== 0 && to >= 0 && to < tiles.length; to += dx + dy) {
    const next = tiles[to]
    if (next !== undefined && isVisible(next)) return to
  }
  return undefined
}
