/** A bookmark of a browser; `url` is http or https. */
export interface Bookmark {
  readonly id: string
  readonly name: string
  readonly url: string
}

export interface BookmarkFolder {
  readonly id: string
  readonly name: string
  readonly children: readonly BookmarkNode[]
}

export type BookmarkNode = Bookmark | BookmarkFolder

export const isFolder = (node: BookmarkNode): node is BookmarkFolder => 'children' in node

/** What a set of bookmarks may hold: nodes in all, folders within folders, characters of a name. */
export const BOOKMARK_LIMITS = { nodes: 10_000, depth: 12, nameLength: 200 } as const
