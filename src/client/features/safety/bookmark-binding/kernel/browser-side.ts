import { isInternalUrl, safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { type BrowserNode, isBrowserFolder, isSeparator } from '../../../data/bookmarks/kernel/browser-node.ts'
import { type BoundNode, boundName } from './bound-node.ts'

/** What of a folder of the browser's can be on the page, and how much of it cannot. */
export interface BrowserSide {
  readonly nodes: readonly BoundNode[]
  readonly leftOut: {
    /** Bookmarks that are no addresses of the web, such as `javascript:`. */
    readonly addresses: number
    /** Folders that are too deep, with all that is in them. */
    readonly folders: number
  }
}

/**
 * What of a folder of the browser's can be on the page: its bookmarks with an address of the web, and those of the
 * folders in it. Folders within those, separators and other addresses stay where they are, and are never touched.
 * @param hasFolders whether the page has a place for folders: a group has, a folder has not
 * @param apart folders that are bound themselves: they and what is in them are of no other binding
 */
export function browserSide(
  { children = [] }: BrowserNode,
  hasFolders: boolean,
  apart: ReadonlySet<string> = new Set(),
): BrowserSide {
  let [addresses, folders] = [0, 0]
  const bookmarksIn = (nodes: readonly BrowserNode[], parent: string): readonly BoundNode[] =>
    nodes.flatMap(({ id, title, url: address = '', ...rest }) => {
      if (isSeparator(rest)) return []
      const url = safeUrl(address)
      if (url === undefined || isInternalUrl(url)) {
        addresses += 1
        return []
      }
      return [{ id, parent, name: boundName(title, url), url, hasMore: false }]
    })
  const nodes = children.flatMap((node): readonly BoundNode[] => {
    if (!isBrowserFolder(node)) return bookmarksIn([node], '')
    if (apart.has(node.id)) return []
    if (!hasFolders) {
      folders += 1
      return []
    }
    const inner = node.children ?? []
    const deeper = inner.filter(isBrowserFolder)
    folders += deeper.length
    const inside = bookmarksIn(
      inner.filter((one) => !isBrowserFolder(one)),
      node.id,
    )
    const hasMore = inside.length < inner.length
    return [{ id: node.id, parent: '', name: boundName(node.title, undefined), url: undefined, hasMore }, ...inside]
  })
  return { nodes, leftOut: { addresses, folders } }
}
