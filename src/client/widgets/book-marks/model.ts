import { type Bookmark, type BookmarkFolder, isFolder } from '../../../shared/entities/bookmark.ts'
import { bareAddress } from '../../kit/rules.ts'
import type { Nodes } from './kernel/tree.ts'

/** A bookmark with the names of the folders that it is in. */
export interface PlacedBookmark {
  readonly bookmark: Bookmark
  readonly path: readonly string[]
}

/** All bookmarks, in the order of the tree. */
export const bookmarksIn = (nodes: Nodes, path: readonly string[] = []): readonly PlacedBookmark[] =>
  nodes.flatMap((node) =>
    isFolder(node) ? bookmarksIn(node.children, [...path, node.name]) : [{ bookmark: node, path }],
  )

export const countBookmarks = (nodes: Nodes): number => bookmarksIn(nodes).length

/** A folder with the folders that it is in. */
export interface PlacedFolder {
  readonly folder: BookmarkFolder
  readonly depth: number
}

/** All folders, in the order of the tree. */
export const foldersIn = (nodes: Nodes, depth = 0): readonly PlacedFolder[] =>
  nodes.flatMap((node) => (isFolder(node) ? [{ folder: node, depth }, ...foldersIn(node.children, depth + 1)] : []))

/** All folders by their paths, such as `a › b`, in the order of the tree. */
export const folderPaths = (nodes: Nodes, above = ''): readonly { readonly id: string; readonly path: string }[] =>
  nodes.flatMap((node) => {
    if (!isFolder(node)) return []
    const path = above === '' ? node.name : `${above} › ${node.name}`
    return [{ id: node.id, path }, ...folderPaths(node.children, path)]
  })

/** The folder that is chosen for a tile; undefined where it shows all, also as its folder is gone. */
export const shownOnTile = (nodes: Nodes, chosen = ''): BookmarkFolder | undefined => pathTo(nodes, chosen).at(-1)

/** The folders from the top to the one of an id, which is the last; empty for the top itself. */
export function pathTo(nodes: Nodes, id: string): readonly BookmarkFolder[] {
  for (const node of nodes) {
    if (!isFolder(node)) continue
    if (node.id === id) return [node]
    const rest = pathTo(node.children, id)
    if (rest.length > 0) return [node, ...rest]
  }
  return []
}

/** What a bookmark is found by: name, address, tags and folders. */
export const findableBookmark = ({ bookmark: { id, name, url, tags }, path }: PlacedBookmark) => ({
  id,
  title: name,
  keywords: [bareAddress(url), ...tags, ...path],
})
