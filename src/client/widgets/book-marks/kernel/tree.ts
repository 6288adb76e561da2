import { type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'

export type Nodes = readonly BookmarkNode[]

export const countNodes = (nodes: Nodes): number =>
  nodes.reduce((sum, node) => sum + 1 + (isFolder(node) ? countNodes(node.children) : 0), 0)

/** How many folders are within one another. */
export const depthOf = (nodes: Nodes): number =>
  nodes.reduce((depth, node) => (isFolder(node) ? Math.max(depth, 1 + depthOf(node.children)) : depth), 0)

/** Those of these nodes that are in no other of them, in the order of the tree. */
export const topmost = (nodes: Nodes, ids: ReadonlySet<string>): Nodes =>
  nodes.flatMap((node) => (ids.has(node.id) ? node : isFolder(node) ? topmost(node.children, ids) : []))

export const findNode = (nodes: Nodes, id: string): BookmarkNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : isFolder(node) ? findNode(node.children, id) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

export const hasNode = (nodes: Nodes, id: string): boolean => findNode(nodes, id) !== undefined

/** What is in a folder, empty for the top; undefined where there is no such folder. */
export function childrenOf(nodes: Nodes, folder: string): Nodes | undefined {
  if (folder === '') return nodes
  const found = findNode(nodes, folder)
  return found !== undefined && isFolder(found) ? found.children : undefined
}

/** The folder that a node is in, empty for the top; undefined where there is no such node. */
export function parentOf(nodes: Nodes, id: string, parent = ''): string | undefined {
  for (const node of nodes) {
    const found = node.id === id ? parent : isFolder(node) ? parentOf(node.children, id, node.id) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
