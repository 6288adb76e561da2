import { expect, test } from 'vitest'
import { BOOKMARK_LIMITS, type BookmarkNode, isFolder, plainBookmark } from '../../../shared/entities/bookmark.ts'
import { merge } from '../../core/documents/merge/merge.ts'
import { bookMarks } from './document.ts'
import { applyEdit } from './kernel/edit.ts'
import type { Nodes } from './kernel/tree.ts'
import { bookmarksIn } from './model.ts'

const link = (name: string) => plainBookmark(`id-${name}`, name, `https://${name.toLowerCase()}.example/`)
const folder = (name: string, ...children: unknown[]) => ({ id: `id-${name}`, name, children })
const read = (data: unknown) => {
  const decoded = bookMarks.decode({ version: bookMarks.version, data })
  if (decoded.at !== 'read') throw new Error(decoded.at)
  return decoded
}
const placesIn = (nodes: Nodes) => bookmarksIn(nodes).map(({ bookmark, path }) => [...path, bookmark.name].join('/'))

test('a damaged folder costs no bookmark: what is wrong with it is left out, or it gives its place to its content', () => {
  const { value, repaired } = read([
    { ...folder('Work', link('Mail')), icon: 'case' },
    { ...folder('', link('News')), name: '' },
    { ...folder('Long', link('Forge')), name: 'x'.repeat(10_000) },
    { name: 'Nameless id', children: [link('Wiki')] },
  ])
  const long = 'x'.repeat(BOOKMARK_LIMITS.nameLength)
  expect(placesIn(value)).toEqual(['Work/Mail', 'News', `${long}/Forge`, 'Nameless id/Wiki'])
  expect(repaired).toEqual(['bookmarks.0.icon', 'bookmarks.1', 'bookmarks.2.name', 'bookmarks.3.id'])
})

test('a name that is missing or too long costs no bookmark', () => {
  const { value } = read([
    { ...link('A'), name: 'x'.repeat(10_000) },
    { ...link('B'), name: '' },
  ])
  expect(value.map(({ name }) => name)).toEqual(['x'.repeat(BOOKMARK_LIMITS.nameLength), 'https://b.example/'])
})

test('ids are each there once, so that an edit means one of them', () => {
  const { value, repaired } = read([link('A'), folder('F', link('A'), { ...link('B'), id: 7 })])
  const ids = value.flatMap((node) => [node.id, ...(isFolder(node) ? node.children.map(({ id }) => id) : [])])
  expect(new Set(ids).size).toBe(4)
  expect(repaired).toEqual(['bookmarks.1.children.0.id', 'bookmarks.1.children.1.id'])
  expect(read(value)).toMatchObject({ value, repaired: [] })
})

test('folders that two devices have put too deep into one another lose none of their bookmarks', () => {
  const chain = (name: string, length: number, leaf: BookmarkNode): BookmarkNode =>
    length === 0 ? leaf : { ...folder(`${name}${length}`), children: [chain(name, length - 1, leaf)] }
  const base: Nodes = [chain('a', 8, link('X')), chain('b', 8, link('Y')), chain('c', 4, link('Z'))]
  const move = (id: string, to: string) =>
    applyEdit(base, { kind: 'move', ids: new Set([`id-${id}`]), to: { folder: `id-${to}` } })
  const { travel } = bookMarks
  if (travel.travels !== 'account') throw new Error('it stays')
  const sides = { base, local: move('a8', 'b5'), remote: move('b8', 'c1') }
  const merged = read(merge<Nodes>(travel.merge, sides, { createId: () => '', copySuffix: '' }).value).value
  expect(
    bookmarksIn(merged)
      .map(({ bookmark }) => bookmark.name)
      .toSorted(),
  ).toEqual(['X', 'Y', 'Z'])
  expect(read(merged).repaired).toEqual([])
})

test('of data that is deeper than anybody makes, the rest is read', () => {
  const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => folder('f', inner), link('A'))
  expect(placesIn(read([link('B'), deep]).value)).toEqual(['B'])
})
