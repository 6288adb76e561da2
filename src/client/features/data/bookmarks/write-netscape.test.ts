import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKMARK_LIMITS, type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import { oneLine } from '../../../../shared/lib/text/one-line.ts'
import { tidyTags } from '../../../lib/text/tags.ts'
import { parseNetscape } from './parse-netscape.ts'
import { writeNetscape } from './write-netscape.ts'

const name = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('A & B', '<b>"x"</b>', '&amp;', '书签 📚', "it's"))
  .map((text) => oneLine(text, BOOKMARK_LIMITS.nameLength) || 'name')
const bookmark = fc.record({
  ...{ id: fc.constant(''), name, added: fc.nat({ max: 4_000_000_000 }) },
  url: fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => new URL(url).href),
  tags: fc.array(name, { maxLength: 4 }).map(tidyTags),
})
const { node } = fc.letrec<{ node: BookmarkNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    bookmark,
    fc.record({
      ...{ id: fc.constant(''), name },
      children: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    }),
  ),
}))

const withoutIds = (nodes: readonly BookmarkNode[]): readonly BookmarkNode[] =>
  nodes.map((one) => (isFolder(one) ? { ...one, id: '', children: withoutIds(one.children) } : { ...one, id: '' }))

test('a written file reads back to the same tree', () => {
  fc.assert(
    fc.property(fc.array(node, { minLength: 2, maxLength: 5 }), (nodes) => {
      expect(withoutIds(parseNetscape(writeNetscape(nodes)).nodes)).toEqual(nodes)
    }),
  )
})

test('is the file that browsers know', () => {
  const marks = [
    {
      id: 'f',
      name: 'A & B',
      children: [{ id: 'a', name: '<A>', url: 'https://a.example/?x=1&y=2', tags: [], added: 0 }],
    },
    { id: 'b', name: 'B', url: 'https://b.example/', tags: ['news', 'to read'], added: 1_764_000_000 },
  ]
  expect(writeNetscape(marks)).toBe(`<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3>A &amp; B</H3>
    <DL><p>
        <DT><A HREF="https://a.example/?x=1&amp;y=2">&lt;A&gt;</A>
    </DL><p>
    <DT><A HREF="https://b.example/" ADD_DATE="1764000000" TAGS="news,to read">B</A>
</DL><p>
`)
})
