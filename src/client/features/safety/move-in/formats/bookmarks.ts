import { type BookmarkNode, isFolder } from '../../../../../shared/entities/bookmark.ts'
import { type ParsedBookmarks, parseNetscape } from '../../../data/bookmarks/lazy.ts'
import { MOVE_IN_LIMITS } from '../model.ts'
import { reasonOfAddress } from './reason-of-address.ts'
import type { Entry, Source } from './source.ts'

/** Reads the file of bookmarks that a browser has exported. */
export function readBookmarks(html: unknown): Source | undefined {
  if (typeof html !== 'string' || !/<dl/i.test(html)) return undefined
  return sourceOfBookmarks(parseNetscape(html, MOVE_IN_LIMITS.listed))
}

/** The bookmarks of a browser, of whatever way: each top folder is a page, and so are the bookmarks beside them. */
export function sourceOfBookmarks({ folder, nodes, icons, skipped, emptyFolders }: ParsedBookmarks): Source {
  const folders = nodes.filter(isFolder).map(({ name, children }) => pageOf(name, children, icons))
  const beside = nodes.filter((node) => !isFolder(node))
  const pages = beside.length > 0 ? [...folders, pageOf(folder, beside, icons)] : folders
  const names = new Set(pages.map(({ name }) => name))
  const groupIn = (path: readonly string[]) => path.find((name) => names.has(name)) ?? folder
  return {
    product: 'bookmarks',
    pages,
    bookmarks: nodes,
    left: [
      ...skipped.map(({ name, address, path }) => ({ name, group: groupIn(path), why: reasonOfAddress(address) })),
      ...emptyFolders.map(({ name, path }) => ({ name, group: groupIn(path), why: 'empty' as const })),
    ],
  }
}

type Icons = ReadonlyMap<string, string>

const pageOf = (name: string, nodes: readonly BookmarkNode[], icons: Icons) => ({
  name,
  icon: 'bookmark',
  entries: nodes.map((node) => entryOf(node, icons)),
})

const entryOf = (node: BookmarkNode, icons: Icons): Entry =>
  isFolder(node)
    ? { at: 'folder', name: node.name, size: '', entries: node.children.map((child) => entryOf(child, icons)) }
    : {
        at: 'site',
        name: node.name,
        address: node.url,
        picture: icons.get(node.id) ?? '',
        letters: '',
        color: '',
        size: '',
        opens: undefined,
      }
