import * as v from 'valibot'
import { LINK_STATES } from '../../../shared/api/link-check.ts'
import { BOOKMARK_LIMITS, type Bookmark, type BookmarkNode } from '../../../shared/entities/bookmark.ts'
import { isWithin } from '../../../shared/lib/text/one-line.ts'
import { isInternalUrl, safeUrl } from '../../../shared/lib/url/safe-url.ts'
import {
  defineDocument,
  listSchema,
  type ReadElement,
  salvage,
  salvageRecord,
  strictSchema,
} from '../../kit/documents.ts'
import { isPlainObject, latestOf, tidyTags } from '../../kit/rules.ts'
import type { LinkTold } from './kernel/link-groups.ts'
import { ORDERS, type Order } from './kernel/order.ts'

const isWebAddress = (url: string) => safeUrl(url) !== undefined && !isInternalUrl(url)
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const nameSchema = v.pipe(v.string(), v.minLength(1), v.check(isWithin(BOOKMARK_LIMITS.nameLength)))
const bookmarkSchema = v.strictObject({
  id: idSchema,
  name: nameSchema,
  url: v.pipe(v.string(), v.check(isWebAddress)),
})
const folderSchema = v.strictObject({ id: idSchema, name: nameSchema, children: v.array(v.unknown()) })
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Folders of deleted tiles are kept for undo, the latest of all up to this number. */
export const TILES_LIMIT = 300

const FIELDS = ['id', 'name', 'url', 'tags', 'added']

/** A bookmark, whose tags and date cost no more than themselves. */
function readBookmark(input: unknown, path: string, repaired: string[]): Bookmark | undefined {
  if (!isPlainObject(input) || 'children' in input) return undefined
  const { id, name, url, tags = [], added = 0 } = input
  const named = { id, name, url }
  if (!v.is(bookmarkSchema, named)) return undefined
  const texts = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
  const tidy = tidyTags(texts)
  if (!Array.isArray(tags) || tidy.length < tags.length) repaired.push(`${path}.tags`)
  if (!v.is(seconds, added)) repaired.push(`${path}.added`)
  repaired.push(...Object.keys(input).flatMap((key) => (FIELDS.includes(key) ? [] : [`${path}.${key}`])))
  return { ...named, tags: tidy, added: v.is(seconds, added) ? added : 0 }
}

/** Reads nodes one by one: a damaged one costs no other. Deeper than the limit nothing is read. */
const readNode =
  (depth: number): ReadElement<BookmarkNode> =>
  (input, path, repaired) => {
    const bookmark = readBookmark(input, path, repaired)
    if (bookmark !== undefined) return bookmark
    if (depth > BOOKMARK_LIMITS.depth || !v.is(folderSchema, input)) return undefined
    return { ...input, children: salvage(input.children, `${path}.children`, repaired, readNode(depth + 1)) }
  }

/** The user's bookmarks, as a tree. */
export const bookMarks = defineDocument<readonly BookmarkNode[]>({
  id: 'book-marks',
  section: 'more',
  travels: 'account',
  merge: { tree: { tags: { union: [] } } },
  keeps: ['tags', 'added'],
  initial: [],
  schema: listSchema('bookmarks', readNode(0)),
  // programs of version 0 would drop bookmarks that have tags; the schema completes those of theirs
  migrations: [(old) => old],
})

/** The folders that tiles show, by the ids of both; a tile without one, or whose folder is gone, shows all. */
interface BookmarkTiles {
  readonly folders: Readonly<Record<string, string>>
}

export const bookMarksTiles = defineDocument<BookmarkTiles>({
  id: 'book-marks.tiles',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  initial: { folders: {} },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no tiles' }
      const repaired: string[] = []
      const read = (value: unknown) => (v.is(idSchema, value) ? value : undefined)
      const folders = salvageRecord(input.folders, 'folders', repaired, read)
      return { ok: true, value: { folders: latestOf(folders, TILES_LIMIT) }, repaired }
    },
  },
})

/** How the window shows them on this device. */
interface BookmarksView {
  readonly order: Order
}

const viewSchema = v.object({ order: v.fallback(v.picklist(ORDERS), 'hand') })

export const bookMarksView = defineDocument<BookmarksView>({
  id: 'book-marks.view',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { order: 'hand' },
  schema: strictSchema(viewSchema),
})

const resultSchema = v.strictObject({
  state: v.picklist(LINK_STATES),
  to: v.exactOptional(v.pipe(v.string(), v.check(isWebAddress))),
  at: v.pipe(v.number(), v.minValue(0)),
})

/** What this device has been told of addresses, by them. */
export const bookMarksLinks = defineDocument<Readonly<Record<string, LinkTold>>>({
  id: 'book-marks.links',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: {},
  schema: {
    parse(input) {
      const repaired: string[] = []
      const read = (value: unknown) => (v.is(resultSchema, value) ? value : undefined)
      return { ok: true, value: salvageRecord(input, 'links', repaired, read), repaired }
    },
  },
})
