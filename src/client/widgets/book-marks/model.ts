import {
  BOOKMARK_LIMITS,
  type Bookmark,
  type BookmarkFolder,
  type BookmarkNode,
  isFolder,
} from '../../../shared/entities/bookmark.ts'

type Nodes = readonly BookmarkNode[]

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

const countNodes = (nodes: Nodes): number =>
  nodes.reduce((sum, node) => sum + 1 + (isFolder(node) ? countNodes(node.children) : 0), 0)

/** Removes a bookmark, or a folder with its content. */
export const removeNode = (nodes: Nodes, id: string): Nodes =>
  nodes.flatMap((node) => {
    if (node.id === id) return []
    return isFolder(node) ? { ...node, children: removeNode(node.children, id) } : node
  })

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

export interface Merged {
  readonly nodes: Nodes
  /** How many bookmarks are new. */
  readonly added: number
}

/**
 * Adds imported bookmarks: folders of one name in one place become one, an address that is in its folder already is not
 * added again, so that a file can be imported any number of times. Beyond the limit of nodes nothing is added.
 */
export function mergeBookmarks(present: Nodes, imported: Nodes): Merged {
  const nodes = mergeLists(present, imported)
  return countNodes(nodes) > BOOKMARK_LIMITS.nodes
    ? { nodes: present, added: 0 }
    : { nodes, added: countBookmarks(nodes) - countBookmarks(present) }
}

function mergeLists(present: Nodes, imported: Nodes): Nodes {
  const merged = [...present]
  for (const node of imported) {
    const index = merged.findIndex((one) =>
      isFolder(node) ? isFolder(one) && one.name === node.name : !isFolder(one) && one.url === node.url,
    )
    const same = merged[index]
    if (same === undefined) merged.push(isFolder(node) ? { ...node, children: mergeLists([], node.children) } : node)
    else if (isFolder(same) && isFolder(node))
      merged[index] = { ...same, children: mergeLists(same.children, node.children) }
  }
  return merged
}

/** Whether importing would exceed the limit. */
export const isTooMany = (present: Nodes, imported: Nodes): boolean =>
  countNodes(mergeLists(present, imported)) > BOOKMARK_LIMITS.nodes

/**
 * Bookmarks whose name, address or folders contain every word of a text, in any order and case.
 * @param matchesPinyin whether a name is matched by its pinyin
 */
export function searchBookmarks(
  nodes: Nodes,
  text: string,
  matchesPinyin: (name: string, text: string) => boolean,
): readonly PlacedBookmark[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return bookmarksIn(nodes).filter(({ bookmark, path }) => {
    const searched = [bookmark.name, bookmark.url, ...path].join('\n').toLowerCase()
    return words.every((word) => searched.includes(word) || matchesPinyin(bookmark.name, word))
  })
}
