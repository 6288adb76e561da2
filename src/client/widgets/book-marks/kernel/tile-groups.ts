import { type Bookmark, isFolder } from '../../../../shared/entities/bookmark.ts'
import { bookmarksIn } from '../model.ts'
import type { Nodes } from './tree.ts'

/** Bookmarks under the name of their folder; those that are in none of the shown ones have an empty one. */
export interface TileGroup {
  readonly id: string
  readonly name: string
  readonly bookmarks: readonly Bookmark[]
}

/** What a tile has room for, in px, and in how many columns. */
export interface TileRoom {
  readonly height: number
  readonly rowPx: number
  readonly headingPx: number
  readonly columns: number
}

/** What is in a folder: its own bookmarks, then those of each folder in it, with what that has in folders. */
export function tileGroups(nodes: Nodes): readonly TileGroup[] {
  const own = nodes.flatMap((node) => (isFolder(node) ? [] : [node]))
  const groups = nodes.filter(isFolder).map(({ id, name, children }) => ({
    ...{ id, name },
    bookmarks: bookmarksIn(children).map(({ bookmark }) => bookmark),
  }))
  return [{ id: '', name: '', bookmarks: own }, ...groups].filter(({ bookmarks }) => bookmarks.length > 0)
}

/** The groups as far as they fit: each in turn gets a row, so that those at the end are seen, too. */
export function fittingGroups(groups: readonly TileGroup[], room: TileRoom): readonly TileGroup[] {
  const rows = groups.map(() => 0)
  let left = room.height
  for (let hasAdded = true; hasAdded; ) {
    hasAdded = false
    for (const [at, { name, bookmarks }] of groups.entries()) {
      const given = rows[at] ?? 0
      const cost = room.rowPx + (given === 0 && name !== '' ? room.headingPx : 0)
      if (given * room.columns >= bookmarks.length || cost > left) continue
      rows[at] = given + 1
      left -= cost
      hasAdded = true
    }
  }
  return groups
    .map((group, at) => ({ ...group, bookmarks: group.bookmarks.slice(0, (rows[at] ?? 0) * room.columns) }))
    .filter(({ bookmarks }) => bookmarks.length > 0)
}
