import * as v from 'valibot'
import { BOOKMARK_LIMITS, type BookmarkNode } from '../../../shared/entities/bookmark.ts'
import { isWithin } from '../../../shared/lib/text/one-line.ts'
import { isInternalUrl, safeUrl } from '../../../shared/lib/url/safe-url.ts'
import { defineDocument, listSchema, type ReadElement, salvage } from '../../kit/documents.ts'

const isWebAddress = (url: string) => safeUrl(url) !== undefined && !isInternalUrl(url)
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const name = v.pipe(v.string(), v.minLength(1), v.check(isWithin(BOOKMARK_LIMITS.nameLength)))
const bookmarkSchema = v.strictObject({
  id,
  name,
  url: v.pipe(v.string(), v.check(isWebAddress)),
})
const folderSchema = v.strictObject({ id, name, children: v.array(v.unknown()) })

/** Reads nodes one by one: a damaged one costs no other. Deeper than the limit nothing is read. */
const readNode =
  (depth: number): ReadElement<BookmarkNode> =>
  (input, path, repaired) => {
    if (v.is(bookmarkSchema, input)) return input
    if (depth > BOOKMARK_LIMITS.depth || !v.is(folderSchema, input)) return undefined
    return { ...input, children: salvage(input.children, `${path}.children`, repaired, readNode(depth + 1)) }
  }

/** The imported bookmarks, as a tree. */
export const bookMarks = defineDocument<readonly BookmarkNode[]>({
  id: 'book-marks',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  initial: [],
  schema: listSchema('bookmarks', readNode(0)),
})
