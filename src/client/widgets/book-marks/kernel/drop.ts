import { type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import type { Place } from './edit.ts'
import { hasNode, type Nodes, topmost } from './tree.ts'

/** Where what is dragged would go, and how a row shows it: a line at one of its edges, or that it takes it. */
export interface DropMark {
  readonly row: string
  readonly at: 'before' | 'after' | 'into'
  readonly place: Place
}

/** The part of a folder's row, at either edge, in which something goes beside it and not into it. */
const EDGE = 0.25

/**
 * The place over a row of the list.
 * @param share how far down the row the pointer is, from 0 to 1
 * @param siblings what is in the folder that is shown in its own order; undefined where rows have another one
 * @returns undefined where nothing can be dropped
 */
export function markOver(
  row: BookmarkNode,
  share: number,
  siblings: { readonly folder: string; readonly nodes: Nodes } | undefined,
): DropMark | undefined {
  const into: DropMark | undefined = isFolder(row) ? { row: row.id, at: 'into', place: { folder: row.id } } : undefined
  if (siblings === undefined || (into !== undefined && share >= EDGE && share <= 1 - EDGE)) return into
  const { folder, nodes } = siblings
  if (share < 0.5) return { row: row.id, at: 'before', place: { folder, before: row.id } }
  const next = nodes[nodes.findIndex(({ id }) => id === row.id) + 1]?.id
  return { row: row.id, at: 'after', place: { folder, before: next } }
}

/** Whether nodes may go to a folder: none goes into itself. */
export const mayDrop = (nodes: Nodes, ids: ReadonlySet<string>, { folder }: Place): boolean =>
  !topmost(nodes, ids).some((node) => hasNode([node], folder))
