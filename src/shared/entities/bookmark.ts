/** A bookmark; `url` is http or https. */
export interface Bookmark {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Each once. */
  readonly tags: readonly string[]
  /** When it was added, in seconds since 1970, as browsers write it into files; 0 if that is not known. */
  readonly added: number
}

export interface BookmarkFolder {
  readonly id: string
  readonly name: string
  readonly children: readonly BookmarkNode[]
}

export type BookmarkNode = Bookmark | BookmarkFolder

export const isFolder = (node: BookmarkNode): node is BookmarkFolder => 'children' in node

/** A bookmark without tags, of which nobody knows when it was added. */
export const plainBookmark = (id: string, name: string, url: string): Bookmark => ({
  ...{ id, name, url },
  ...{ tags: [], added: 0 },
})

/** What a set of bookmarks may hold: nodes in all, folders within folders, characters of names and tags, tags of one. */
export const BOOKMARK_LIMITS = { nodes: 10_000, depth: 12, nameLength: 200, tags: 20, tagLength: 40 } as const
