import type { BookmarkFolder, BookmarkNode } from '../../../../shared/entities/bookmark.ts'

/** What a file of bookmarks, or a browser's own tree of them, holds. */
export interface ParsedBookmarks {
  /** The name of the folder whose content this is: the only one there is, or the heading of a file; empty if it has none. */
  readonly folder: string
  readonly nodes: readonly BookmarkNode[]
  /** Pictures in the file (`data:` addresses) by the ids of their bookmarks; a browser's tree has none. */
  readonly icons: ReadonlyMap<string, string>
  /** Bookmarks that have no address of the web (`javascript:`, `place:`), or are beyond the limit. */
  readonly skipped: readonly SkippedBookmark[]
  readonly emptyFolders: readonly Skipped[]
}

/** Something that is not taken over; `path` is the names of the folders around it, from the top. */
export interface Skipped {
  readonly name: string
  readonly path: readonly string[]
}

export interface SkippedBookmark extends Skipped {
  readonly address: string
}

/** The folder that holds more than one other, by itself or as the only one in it. */
export function unwrapped(folder: BookmarkFolder): BookmarkFolder {
  const [only] = folder.children
  return folder.children.length === 1 && only !== undefined && 'children' in only ? unwrapped(only) : folder
}
