import { BOOKMARK_LIMITS, type Bookmark, type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import { mergeImported } from './merge-imported.ts'
import { withoutTag, withTag } from './tags.ts'
import { childrenOf, countNodes, depthOf, hasNode, type Nodes, parentOf, topmost } from './tree.ts'

/** A place in the tree: a folder, empty for the top, and the node in it before which it is; without one its end. */
export interface Place {
  readonly folder: string
  readonly before?: string | undefined
}

/** A change of bookmarks, as plain data. Whoever keeps them makes it, or nothing where it cannot be made. */
export type BookmarkEdit =
  | { readonly kind: 'add'; readonly nodes: Nodes; readonly to: Place }
  /** Folders of one name in one place become one, and what is in its folder already is not added again. */
  | { readonly kind: 'import'; readonly nodes: Nodes }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'change'; readonly id: string; readonly fields: BookmarkFields; readonly folder?: string }
  /** New addresses by the ids of their bookmarks. */
  | { readonly kind: 'readdress'; readonly urls: ReadonlyMap<string, string> }
  | { readonly kind: 'move'; readonly ids: ReadonlySet<string>; readonly to: Place }
  | { readonly kind: 'remove'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'tag'; readonly ids: ReadonlySet<string>; readonly tags: readonly string[]; readonly on: boolean }

/** What a user writes of a bookmark. */
export type BookmarkFields = Pick<Bookmark, 'name' | 'url' | 'tags'>

/** The tree after an edit; `nodes` itself where it changes nothing, or there would be too many or too deep ones. */
export function applyEdit(nodes: Nodes, edit: BookmarkEdit): Nodes {
  switch (edit.kind) {
    case 'add':
      return fitting(nodes, insert(nodes, edit.to, edit.nodes))
    case 'import':
      return fitting(nodes, mergeImported(nodes, edit.nodes))
    case 'rename':
      return mapNodes(nodes, (node) => (node.id === edit.id && edit.name !== '' ? { ...node, name: edit.name } : node))
    case 'change':
      return changeBookmark(nodes, edit)
    case 'readdress':
      return mapNodes(nodes, (node) => (isFolder(node) ? node : withAddress(node, edit.urls.get(node.id))))
    case 'move':
      return moveNodes(nodes, edit.ids, edit.to)
    case 'remove':
      return removeNodes(nodes, edit.ids)
    case 'tag': {
      const change = edit.on ? withTag : withoutTag
      return mapNodes(nodes, (node) =>
        !isFolder(node) && edit.ids.has(node.id) ? edit.tags.reduce(change, node) : node,
      )
    }
  }
}

function changeBookmark(nodes: Nodes, { id, fields, folder }: Extract<BookmarkEdit, { kind: 'change' }>): Nodes {
  const changed = mapNodes(nodes, (node) => (node.id === id && !isFolder(node) ? { ...node, ...fields } : node))
  const isElsewhere = folder !== undefined && folder !== parentOf(nodes, id)
  return isElsewhere ? moveNodes(changed, new Set([id]), { folder }) : changed
}

const withAddress = (bookmark: Bookmark, url = bookmark.url): Bookmark =>
  url === bookmark.url ? bookmark : { ...bookmark, url }

/** Moves nodes in the order of the tree. What is in a moved folder goes with it; none goes into itself. */
function moveNodes(nodes: Nodes, ids: ReadonlySet<string>, to: Place): Nodes {
  const moved = topmost(nodes, ids)
  const siblings = childrenOf(nodes, to.folder)
  if (siblings === undefined || moved.length === 0 || moved.some((node) => hasNode([node], to.folder))) return nodes
  // the place before one of the moved is before the next that stays
  const from = siblings.findIndex(({ id }) => id === to.before)
  const before = from < 0 ? undefined : siblings.slice(from).find(({ id }) => !ids.has(id))?.id
  const after = fitting(nodes, insert(removeNodes(nodes, ids), { folder: to.folder, before }, moved))
  return sameOrder(nodes, after) ? nodes : after
}

/** Puts nodes at a place; nowhere if its folder is gone, and at the end of it if the one behind them is. */
function insert(nodes: Nodes, to: Place, added: Nodes): Nodes {
  if (added.length === 0) return nodes
  if (to.folder === '') return withInserted(nodes, to.before, added)
  return mapNodes(nodes, (node) =>
    node.id === to.folder && isFolder(node)
      ? { ...node, children: withInserted(node.children, to.before, added) }
      : node,
  )
}

function withInserted(siblings: Nodes, before: string | undefined, added: Nodes): Nodes {
  const at = siblings.findIndex(({ id }) => id === before)
  return at < 0 ? [...siblings, ...added] : siblings.toSpliced(at, 0, ...added)
}

/** Removes bookmarks, and folders with their content. */
const removeNodes = (nodes: Nodes, ids: ReadonlySet<string>): Nodes =>
  keepIfSame(
    nodes,
    nodes.flatMap((node) => {
      if (ids.has(node.id)) return []
      return isFolder(node) ? withChildren(node, removeNodes(node.children, ids)) : node
    }),
  )

/** Changes nodes one by one; what is unchanged stays itself. */
const mapNodes = (nodes: Nodes, change: (node: BookmarkNode) => BookmarkNode): Nodes =>
  keepIfSame(
    nodes,
    nodes.map((node) => change(isFolder(node) ? withChildren(node, mapNodes(node.children, change)) : node)),
  )

const withChildren = <Folder extends { readonly children: Nodes }>(folder: Folder, children: Nodes): Folder =>
  children === folder.children ? folder : { ...folder, children }

const keepIfSame = (before: Nodes, after: Nodes): Nodes =>
  before.length === after.length && before.every((node, at) => node === after[at]) ? before : after

/** The tree after a change, unless it is beyond the limits. */
const fitting = (before: Nodes, after: Nodes): Nodes =>
  countNodes(after) > Math.max(BOOKMARK_LIMITS.nodes, countNodes(before)) || depthOf(after) > BOOKMARK_LIMITS.depth + 1
    ? before
    : after

const order = (nodes: Nodes): string =>
  nodes.map((node) => (isFolder(node) ? `${node.id}(${order(node.children)})` : node.id)).join()

const sameOrder = (before: Nodes, after: Nodes): boolean => order(before) === order(after)
