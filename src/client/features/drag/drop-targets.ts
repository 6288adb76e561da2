import type { Home } from '../../../shared/entities/item.ts'
import { type Box, contains } from '../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import type { Sortable } from '../../../shared/lib/tile/sortable.ts'
import type { DropLocation } from '../home/operations.ts'

export interface DockTile extends Box {
  readonly id: string
}

/** What stands around a page and takes what is dragged over it; px of the viewport. */
export interface DropTargets {
  /** The group on screen. */
  readonly page: string
  /** The buttons of the groups, as far as they are to be seen. */
  readonly groups: readonly { readonly id: string; readonly box: Box }[]
  /** The dock and its tiles, those in the hand left out; undefined where there is none. */
  readonly dock: { readonly box: Box; readonly tiles: readonly DockTile[] } | undefined
}

/** Another group's button, or a place in the dock among the tiles that it shows. */
export type DropTarget =
  | { readonly at: 'group'; readonly group: string }
  | { readonly at: 'dock'; readonly index: number }

/** The button of the group on screen: nothing becomes of what is held there. */
export interface NoDropTarget {
  readonly at: 'away'
}

/** What takes these tiles at a point of the viewport; undefined where nothing does. The dock takes icons alone. */
export function dropTargetAt(
  { page, groups, dock }: DropTargets,
  carried: readonly Pick<Sortable, 'kind'>[],
  point: Point,
): DropTarget | NoDropTarget | undefined {
  const group = groups.find(({ box }) => contains(box, point))
  if (group !== undefined) return group.id === page ? { at: 'away' } : { at: 'group', group: group.id }
  if (dock === undefined || !contains(dock.box, point) || !carried.some(({ kind }) => kind === 'icon')) return undefined
  return { at: 'dock', index: dock.tiles.filter((tile) => tile.x + tile.width / 2 < point.x).length }
}

/** Where something lands that is let go there: in a group behind all others. */
export const dropLocationOf = (taker: DropTarget): DropLocation =>
  taker.at === 'dock' ? taker : { at: 'group', group: taker.group, index: Number.POSITIVE_INFINITY }

/**
 * The same landing, counted among all tiles of the dock: it shows none that would open nothing.
 * @param held the tiles that land
 */
export function toDocumentLocation(
  landing: DropLocation,
  { dock }: Home,
  held: readonly string[],
  shown: DropTargets['dock'],
): DropLocation {
  if (landing.at !== 'dock') return landing
  const next = shown?.tiles[landing.index]?.id
  const index = dock.filter(({ id }) => !held.includes(id)).findIndex(({ id }) => id === next)
  return { at: 'dock', index: index < 0 ? Number.POSITIVE_INFINITY : index }
}
