import { BOOKMARK_LIMITS, type BookmarkNode } from '../../../shared/entities/bookmark.ts'
import { oneLine } from '../../../shared/lib/text/one-line.ts'
import { addSites, hostOf } from '../../kit/desktop.ts'
import { createId } from '../../kit/documents.ts'
import { showToast, showUndoToast } from '../../kit/interaction.ts'
import { groupedNumber, shortName, withLatest } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import { bookmarks } from './bookmark-source.ts'
import { bookMarksTiles, TILES_LIMIT } from './document.ts'
import type { BookmarkFields, Place } from './kernel/edit.ts'
import { childrenOf, findNode, topmost } from './kernel/tree.ts'
import { messages } from './messages.ts'
import { bookmarksIn } from './model.ts'

/** A name as it is kept; empty for one that is none. */
const nameOf = (text: string): string => oneLine(text, BOOKMARK_LIMITS.nameLength)

/** Adds bookmarks as the newest, each by its address and a name, else its host. @returns whether there was room */
export function addBookmarks(
  given: readonly (Pick<BookmarkFields, 'name' | 'url'> & Partial<BookmarkFields>)[],
  to: Place,
): boolean {
  const added = Math.floor(Date.now() / 1000)
  const nodes = given.map(({ name, url, tags = [] }) => ({
    ...{ id: createId(), name: nameOf(name) || hostOf(url) || nameOf(url) },
    ...{ url, tags, added },
  }))
  if (!bookmarks.edit({ kind: 'add', nodes, to })) return refuseMore()
  const [first] = nodes
  const text =
    nodes.length === 1 ? messages('added', { name: first?.name ?? '' }) : countText('addedSeveral', nodes.length)
  showUndoToast(text)
  return true
}

/** Makes a folder. @returns its id; undefined where there is no room for it */
export function addFolder(name: string, to: Place): string | undefined {
  const id = createId()
  if (nameOf(name) === '') return undefined
  const isAdded = bookmarks.edit({ kind: 'add', nodes: [{ id, name: nameOf(name), children: [] }], to })
  return isAdded ? id : void refuseMore()
}

export const renameFolder = (id: string, name: string): void =>
  void bookmarks.edit({ kind: 'rename', id, name: nameOf(name) })

/** @param folder where the bookmark is from now on */
export function changeBookmark(id: string, { name, url, tags }: BookmarkFields, folder: string): void {
  bookmarks.edit({ kind: 'change', id, fields: { name: nameOf(name) || hostOf(url), url, tags }, folder })
}

/** Gives bookmarks other addresses. @param urls by their ids */
export function readdress(urls: ReadonlyMap<string, string>): void {
  if (bookmarks.edit({ kind: 'readdress', urls })) showUndoToast(countText('readdressed', urls.size))
}

/** Deletes bookmarks, and folders with their content. */
export function removeMarks(ids: ReadonlySet<string>): void {
  const removed = topmost(bookmarks.get(), ids)
  if (!bookmarks.edit({ kind: 'remove', ids })) return
  showUndoToast(textFor(removed, 'deleted', 'deletedSeveral'))
}

/** Moves bookmarks and folders; a place within the same folder needs no word. */
export function moveMarks(ids: ReadonlySet<string>, to: Place): void {
  const moved = topmost(bookmarks.get(), ids)
  const siblings = new Set(childrenOf(bookmarks.get(), to.folder)?.map(({ id }) => id))
  const isWithin = moved.every(({ id }) => siblings.has(id))
  if (!bookmarks.edit({ kind: 'move', ids, to }) || isWithin) return
  const folder = findNode(bookmarks.get(), to.folder)?.name ?? messages('all')
  const [first] = moved
  showUndoToast(
    moved.length === 1
      ? messages('moved', { name: shorten(first?.name ?? ''), folder: shorten(folder) })
      : messages('movedSeveral', { count: groupedNumber(moved.length, language()), folder: shorten(folder) }),
  )
}

/** Gives bookmarks tags, or takes them away. */
export const tagMarks = (ids: ReadonlySet<string>, tags: readonly string[], on: boolean): void =>
  void bookmarks.edit({ kind: 'tag', ids, tags, on })

/** Chooses the folder that a tile shows, or with an empty id all. */
export const showOnTile = (tile: string, folder: string): void =>
  bookMarksTiles.update(({ folders }) => ({
    folders:
      folder === ''
        ? Object.fromEntries(Object.entries(folders).filter(([id]) => id !== tile))
        : withLatest(folders, tile, folder, TILES_LIMIT),
  }))

/** Adds icons of bookmarks, and of those in folders, to the desktop. */
export function addToDesktop(nodes: readonly BookmarkNode[]): void {
  const marks = bookmarksIn(nodes).map(({ bookmark }) => bookmark)
  const [first] = marks
  void addSites(
    marks.map(({ url }) => url),
    marks.length === 1 ? (first?.name ?? '') : '',
  )
}

function refuseMore(): false {
  const count = groupedNumber(BOOKMARK_LIMITS.nodes, language())
  showToast({ kind: 'warning', text: messages('noRoom', { count, depth: BOOKMARK_LIMITS.depth }) })
  return false
}

function textFor(nodes: readonly BookmarkNode[], one: 'deleted', several: 'deletedSeveral'): string {
  const [first] = nodes
  if (nodes.length === 1 && first !== undefined) return messages(one, { name: shorten(first.name) })
  return countText(several, nodes.length)
}

const countText = (key: 'deletedSeveral' | 'addedSeveral' | 'readdressed', count: number): string =>
  messages(key, { count: groupedNumber(count, language()) })

/** A name as a toast has room for. */
const shorten = (name: string): string => shortName(name, 24)
