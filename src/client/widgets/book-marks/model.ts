import {
  BOOKMARK_LIMITS,
  type Bookmark,
  type BookmarkFolder,
  type BookmarkNode,
  isFolder,
} from '../../../shared/entities/bookmark.ts'
import { bareAddress } from '../../kit/rules.ts'

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

/**
 * Adds imported bookmarks: folders of one name in one place become one, an address that is in its folder already is not
 * added again, so that a file can be imported any number of times. @returns `present` itself where nothing is new, or
 * where there would be more nodes than the limit
 */
export function mergeBookmarks(present: Nodes, imported: Nodes): Nodes {
  if (hasAll(present, imported)) return present
  const merged = mergeLists(present, imported)
  return countNodes(merged) > BOOKMARK_LIMITS.nodes ? present : merged
}

/** Whether every imported bookmark is in its folder already. */
export function hasAll(present: Nodes, imported: Nodes): boolean {
  const places = placesOf(present)
  return imported.every((node) => {
    const same = present[places.get(placeOf(node)) ?? -1]
    return isFolder(node) ? hasAll(same && isFolder(same) ? same.children : [], node.children) : same !== undefined
  })
}

function mergeLists(present: Nodes, imported: Nodes): Nodes {
  const merged = [...present]
  const places = placesOf(present)
  for (const node of imported) {
    const at = places.get(placeOf(node))
    const same = merged[at ?? -1]
    if (at === undefined || same === undefined) {
      places.set(placeOf(node), merged.length)
      merged.push(isFolder(node) ? { ...node, children: mergeLists([], node.children) } : node)
    } else if (isFolder(same) && isFolder(node))
      merged[at] = { ...same, children: mergeLists(same.children, node.children) }
  }
  return merged
}

/** What a node is known by in its folder. */
const placeOf = (node: BookmarkNode): string => (isFolder(node) ? `folder ${node.name}` : node.url)

/** The index of each node by that; of two alike the first. */
const placesOf = (nodes: Nodes): Map<string, number> =>
  new Map(nodes.map((node, at) => [placeOf(node), at] as const).toReversed())

/** What a bookmark is found by: name, address and folders. */
export const findableBookmark = ({ bookmark: { id, name, url }, path }: PlacedBookmark) => ({
  id,
  title: name,
  keywords: [bareAddress(url), ...path],
})
