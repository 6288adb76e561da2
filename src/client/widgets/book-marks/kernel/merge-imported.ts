import { type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import type { Nodes } from './tree.ts'

/**
 * Imported bookmarks with those that are there: folders of one name in one place become one, an address that is in its
 * folder already is not added again, so that a file can be imported any number of times.
 * @returns `present` itself where nothing is new
 */
export const mergeImported = (present: Nodes, imported: Nodes): Nodes =>
  hasAll(present, imported) ? present : mergeLists(present, imported)

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
