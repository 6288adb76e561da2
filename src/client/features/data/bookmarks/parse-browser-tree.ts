import { BOOKMARK_LIMITS, type BookmarkNode } from '../../../../shared/entities/bookmark.ts'
import { oneLine } from '../../../../shared/lib/text/one-line.ts'
import { isInternalUrl, safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { type BrowserNode, isBrowserFolder, isSeparator } from './kernel/browser-node.ts'
import { type ParsedBookmarks, type Skipped, type SkippedBookmark, unwrapped } from './parsed-bookmarks.ts'

/**
 * Reads a browser's own tree of bookmarks as `parseNetscape` reads its file: without separators, without what is no
 * address of the web, and without empty folders; those at the top, which every browser has, are not named.
 * @param roots what is at the top of the tree, such as the bookmarks bar; names of roots are the browser's own
 * @param limit bookmarks that are kept
 */
export function parseBrowserTree(
  roots: readonly BrowserNode[],
  limit: number = BOOKMARK_LIMITS.nodes,
): ParsedBookmarks {
  const skipped: SkippedBookmark[] = []
  const emptyFolders: Skipped[] = []
  let count = 0

  function readBookmark({ id, title, url: address = '', dateAdded = 0 }: BrowserNode, path: readonly string[]) {
    const url = safeUrl(address)
    const name = nameOf(title)
    if (url === undefined || isInternalUrl(url) || count >= limit) {
      skipped.push({ name: name || nameOf(address), address, path })
      return []
    }
    count += 1
    return [{ id, name: name || nameOf(url), url, tags: [], added: Math.floor(dateAdded / 1000) }]
  }

  function read(nodes: readonly BrowserNode[], path: readonly string[]): readonly BookmarkNode[] {
    return nodes.flatMap((node): readonly BookmarkNode[] => {
      if (isSeparator(node)) return []
      if (!isBrowserFolder(node)) return readBookmark(node, path)
      const name = nameOf(node.title)
      if (name === '' || path.length >= BOOKMARK_LIMITS.depth) return read(node.children ?? [], path)
      const children = read(node.children ?? [], [...path, name])
      if (children.length > 0) return [{ id: node.id, name, children }]
      if (path.length > 0) emptyFolders.push({ name, path })
      return []
    })
  }

  const { name, children } = unwrapped({ id: '', name: '', children: read(roots, []) })
  return { folder: name, nodes: children, icons: new Map(), skipped, emptyFolders }
}

const nameOf = (text: string): string => oneLine(text, BOOKMARK_LIMITS.nameLength)
