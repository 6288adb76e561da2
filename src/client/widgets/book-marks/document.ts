import * as v from 'valibot'
import { LINK_STATES } from '../../../shared/api/link-check.ts'
import type { BookmarkNode } from '../../../shared/entities/bookmark.ts'
import { defineDocument, salvageRecord, strictSchema } from '../../kit/documents.ts'
import { isPlainObject, latestOf } from '../../kit/rules.ts'
import type { LinkTold } from './kernel/link-groups.ts'
import { ORDERS, type Order } from './kernel/order.ts'
import { isWebAddress, nodesSchema } from './nodes-schema.ts'

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** Folders of deleted tiles are kept for undo, the latest of all up to this number. */
export const TILES_LIMIT = 300

/** The user's bookmarks, as a tree. */
export const bookMarks = defineDocument<readonly BookmarkNode[]>({
  id: 'book-marks',
  section: 'more',
  travels: 'account',
  merge: { tree: { tags: { union: [] } } },
  keeps: ['tags', 'added'],
  initial: [],
  schema: nodesSchema,
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
