import type { Home } from '../../../../shared/entities/item.ts'
import { type Box, contains } from '../../../lib/geometry/box.ts'
import type { Point } from '../../../lib/geometry/vector.ts'
import type { Sortable } from '../../../lib/tile/sortable.ts'
import type { DropLocation, Refusal } from '../../data/home/operations.ts'

export interface DockTile extends Box {
  readonly id: string
}

/** The drop targets around a page, in px of the viewport. */
export interface OuterTargets {
  /** The group on screen. */
  readonly page: string
  /** The visible parts of the groups' buttons. */
  readonly groups: readonly { readonly id: string; readonly box: Box }[]
  /** The visible part of the bar that they are in. */
  readonly bar?: Box | undefined
  /** The dock and its tiles except the dragged ones; undefined if there is none. */
  readonly dock: { readonly box: Box; readonly tiles: readonly DockTile[] } | undefined
  /** The component window, which covers all of these; undefined while none is shown. */
  readonly window?: Box | undefined
}

/** The button of another group, or an index among the visible tiles of the dock. */
export type OuterTarget =
  | { readonly at: 'group'; readonly group: string }
  | { readonly at: 'dock'; readonly index: number }

/** The button of the group on screen: a drop there changes nothing; or what refuses the tiles, with the reason. */
export interface NoTarget {
  readonly at: 'none'
  /** Whether the page is covered there: what is dropped goes back to where it was. */
  readonly isCovered?: true
  readonly refusal?: Refusal
}

/** The drop target at a point of the viewport; undefined if there is none. The dock accepts no folders. */
export function outerTargetAt(
  { page, groups, dock, window }: OuterTargets,
  draggedTiles: readonly Pick<Sortable, 'kind'>[],
  point: Point,
): OuterTarget | NoTarget | undefined {
  if (window !== undefined && contains(window, point)) return { at: 'none', isCovered: true }
  const group = groups.find(({ box }) => contains(box, point))
  if (group !== undefined) return group.id === page ? { at: 'none' } : { at: 'group', group: group.id }
  if (dock === undefined || !contains(dock.box, point)) return undefined
  if (draggedTiles.every(({ kind }) => kind === 'folder')) return { at: 'none', refusal: 'noFoldersInDock' }
  return { at: 'dock', index: dock.tiles.filter((tile) => tile.x + tile.width / 2 < point.x).length }
}

/** The location of a drop on a target: in a group, after all its tiles. */
export const dropLocationOf = (target: OuterTarget): DropLocation =>
  target.at === 'dock' ? target : { at: 'group', group: target.group, index: Number.POSITIVE_INFINITY }

/** Converts an index among the visible tiles of the dock to one among all: those that open nothing are hidden. */
export function toDocumentLocation(
  location: DropLocation,
  { dock }: Home,
  draggedIds: readonly string[],
  visible: OuterTargets['dock'],
): DropLocation {
  if (location.at !== 'dock') return location
  const next = visible?.tiles[location.index]?.id
  const index = dock.filter(({ id }) => !draggedIds.includes(id)).findIndex(({ id }) => id === next)
  return { at: 'dock', index: index < 0 ? Number.POSITIVE_INFINITY : index }
}
