import { HOVER } from '../../../../shared/constants.ts'
import { type Box, contains } from '../../../lib/geometry/box.ts'
import type { Point } from '../../../lib/geometry/vector.ts'
import type { Sortable } from '../../../lib/tile/sortable.ts'
import { type NoTarget, type OuterTarget, type OuterTargets, outerTargetAt } from '../drag/outer-targets.ts'
import { type CellContent, contentAt, placementsOf, type SortState } from './model.ts'

/** What the dragged tile hovers: a cell of the page, a drop target, the open folder, a screen edge, or nothing. */
export type DropTarget =
  | CellContent
  | OuterTarget
  | { readonly at: 'folder'; readonly index: number }
  | { readonly at: 'screenEdge'; readonly direction: -1 | 1 }
  | NoTarget

/** The drop target as a drop target; undefined if it is none. */
export const outerTargetOf = (target: DropTarget): OuterTarget | undefined =>
  target.at === 'group' || target.at === 'dock' ? target : undefined

/** The open folder: its tiles except the dragged ones, one cell each. The viewport is the whole panel. */
interface OpenFolder extends Pick<Scene, 'others' | 'columns' | 'origin' | 'pitch' | 'viewport'> {
  readonly id: string
}

/** The measured layout of the page on screen and of its drop targets. */
export interface Scene extends OuterTargets {
  /** On a free page tiles do not make room: they are placed where they are dropped. */
  readonly free: boolean
  /** The tiles of the group on screen except the dragged ones. */
  readonly others: readonly Sortable[]
  readonly columns: number
  /** The corner of the first cell. */
  readonly origin: Point
  /** From one cell to the next; the gap is shared by both neighbours. */
  readonly pitch: Point
  /** The visible part of the page. */
  readonly viewport: Box
  readonly folder: OpenFolder | undefined
}

export const NO_TARGET: NoTarget = { at: 'none' }

/** Minimum width of the page-turn zone at a screen edge, in px. */
const MIN_EDGE_ZONE_PX = 28
/** Width of the page-turn zone (spec section 4), in px: narrower where tiles reach into it. */
const edgeZoneOf = ({ origin, viewport }: Scene) =>
  Math.min(HOVER.switchZonePx, Math.max(MIN_EDGE_ZONE_PX, origin.x - viewport.x))

/** The id of the tile that a drop target is; undefined if it is none. */
export const hoveredTile = (target: DropTarget): string | undefined => ('tile' in target ? target.tile : undefined)

/** Where the pointer and the center of the dragged tile are, in px of the viewport. */
export interface DragPosition {
  readonly point: Point
  readonly center: Point
  /** The last position of the center that was not over the tile that it is over now. */
  readonly from: Point
}

/** The drop target: beside the page the pointer decides, on it the center of the dragged tile. */
export function dropTargetAt({ point, center, from }: DragPosition, state: SortState, scene: Scene): DropTarget {
  const { folder, viewport } = scene
  const { draggedTiles } = state
  const hasIcons = draggedTiles.some(({ kind }) => kind === 'icon') // folders hold icons only
  if (folder !== undefined && contains(folder.viewport, point))
    return hasIcons
      ? { at: 'folder', index: indexInFolder(folder, center) }
      : { at: 'none', refusal: 'iconsOnlyInFolder' }
  const dropTarget = outerTargetAt(scene, draggedTiles, point)
  if (dropTarget !== undefined) return dropTarget
  const zone = edgeZoneOf(scene)
  if (point.x < viewport.x + zone) return { at: 'screenEdge', direction: -1 }
  if (point.x > viewport.x + viewport.width - zone) return { at: 'screenEdge', direction: 1 }
  if (!contains(viewport, point)) return NO_TARGET
  const approach = { from: toCells(from, scene), pointer: toCells(point, scene) }
  return contentAt(state, placementsOf(state), toCells(center, scene), approach)
}

/** All cells of a folder are alike: the index is that of the cell under the center of the dragged tile. */
function indexInFolder(folder: OpenFolder, center: Point): number {
  const { x, y } = toCells(center, folder)
  const column = Math.min(folder.columns - 1, Math.max(0, Math.floor(x)))
  return Math.min(folder.others.length, Math.max(0, Math.floor(y)) * folder.columns + column)
}

/** Converts a point of the viewport to cells. */
export const toCells = ({ x, y }: Point, { origin, pitch }: Pick<Scene, 'origin' | 'pitch'>): Point => ({
  x: (x - origin.x) / pitch.x,
  y: (y - origin.y) / pitch.y,
})
