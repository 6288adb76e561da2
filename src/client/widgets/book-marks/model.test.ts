import { expect, test } from 'vitest'
import {
  BOOKMARK_LIMITS,
  type Bookmark,
  type BookmarkFolder,
  type BookmarkNode,
  plainBookmark,
} from '../../../shared/entities/bookmark.ts'
import fixture from '../../contributions/fixtures/book-marks.0.json' with { type: 'json' }
import { merge } from '../../core/documents/merge/merge.ts'
import { bookMarks } from './document.ts'
import { applyEdit, type BookmarkEdit } from './kernel/edit.ts'
import { hasAll } from './kernel/merge-imported.ts'
import type { Nodes } from './kernel/tree.ts'
import { bookmarksIn, countBookmarks, findableBookmark, pathTo } from './model.ts'

const link = (name: string): Bookmark => plainBookmark(`id-${name}`, name, `https://${name.toLowerCase()}.example/`)
const mergeBookmarks = (nodes: Nodes, imported: Nodes) => applyEdit(nodes, { kind: 'import', nodes: imported })
const removeNode = (nodes: Nodes, id: string) => applyEdit(nodes, { kind: 'remove', ids: new Set([id]) })
const folder = (name: string, ...children: BookmarkNode[]): BookmarkFolder => ({ id: `id-${name}`, name, children })
const tree = [folder('Work', link('Mail'), folder('Code', link('Forge'))), link('News')]

test('all bookmarks are listed with their folders', () => {
  expect(bookmarksIn(tree).map(({ bookmark, path }) => [...path, bookmark.name].join('/'))).toEqual([
    'Work/Mail',
    'Work/Code/Forge',
    'News',
  ])
  expect(countBookmarks(tree)).toBe(3)
  expect(pathTo(tree, 'id-Code').map(({ name }) => name)).toEqual(['Work', 'Code'])
  expect(pathTo(tree, 'gone')).toEqual([])
})

test('a folder is removed with its content, and nothing else', () => {
  expect(bookmarksIn(removeNode(tree, 'id-Code')).map(({ bookmark }) => bookmark.name)).toEqual(['Mail', 'News'])
  expect(removeNode(tree, 'gone')).toEqual(tree)
})

test('the same file imported again adds nothing; what is new comes into the folder of its name', () => {
  expect(mergeBookmarks(tree, structuredClone(tree))).toBe(tree)
  const more = [folder('Work', folder('Code', link('Wiki'))), link('News')]
  expect(hasAll(tree, more)).toBe(false)
  const merged = mergeBookmarks(tree, more)
  expect(hasAll(merged, more)).toBe(true)
  expect(bookmarksIn(merged).map(({ bookmark, path }) => [...path, bookmark.name].join('/'))).toEqual([
    'Work/Mail',
    'Work/Code/Forge',
    'Work/Code/Wiki',
    'News',
  ])
})

test('an address that stands twice in an imported folder is added once', () => {
  expect(mergeBookmarks([], [link('News'), { ...link('News'), id: 'other' }])).toEqual([link('News')])
})

test('more than the limit is not imported', () => {
  const many = Array.from({ length: BOOKMARK_LIMITS.nodes }, (_, index) => link(`n${index}`))
  expect(mergeBookmarks([], many)).toHaveLength(BOOKMARK_LIMITS.nodes)
  expect(mergeBookmarks(tree, many)).toBe(tree)
  expect(hasAll(tree, many)).toBe(false)
})

test('a bookmark is found by name, address and folders', () => {
  expect(bookmarksIn(tree).map(findableBookmark)[1]).toEqual({
    id: 'id-Forge',
    title: 'Forge',
    keywords: ['forge.example', 'Work', 'Code'],
  })
})

test('damaged nodes are dropped one by one; no other address than of the web is read', () => {
  const damaged = [
    folder('Work', link('Mail'), { ...link('Bad'), url: 'javascript:alert(1)' }),
    { id: 7 },
    'text',
    link('News'),
  ]
  expect(bookMarks.decode({ version: 1, data: damaged })).toEqual({
    at: 'read',
    value: [folder('Work', link('Mail')), link('News')],
    migrated: false,
    repaired: ['bookmarks.0.children.1', 'bookmarks.1', 'bookmarks.2'],
  })
})

test('what was kept before there were tags is read without repair', () => {
  const read = bookMarks.decode(fixture)
  expect(read).toMatchObject({ at: 'read', migrated: true, repaired: [] })
  expect(read.at === 'read' && bookmarksIn(read.value).map(({ bookmark }) => bookmark)).toEqual([
    plainBookmark('a', 'Mail', 'https://mail.example/'),
    plainBookmark('b', 'Forge', 'https://forge.example/'),
    plainBookmark('c', 'News', 'https://news.example/'),
  ])
})

test('damaged tags and dates cost no bookmark', () => {
  const data = [
    { ...link('A'), tags: ['x', 7, 'X', ''], added: 'today' },
    { ...link('B'), tags: 'x', note: 1 },
  ]
  expect(bookMarks.decode({ version: 1, data })).toMatchObject({
    value: [{ ...link('A'), tags: ['x'] }, link('B')],
    repaired: ['bookmarks.0.tags', 'bookmarks.0.added', 'bookmarks.1.tags', 'bookmarks.1.note'],
  })
})

test('two devices: one renames and tags, the other moves and tags', () => {
  const both = (edit: BookmarkEdit) => applyEdit(tree, edit)
  const here = both({ kind: 'change', id: 'id-Mail', fields: { ...link('Mail'), name: 'Post', tags: ['a'] } })
  const moved = both({ kind: 'move', ids: new Set(['id-Mail']), to: { folder: 'id-Code' } })
  const there = applyEdit(moved, { kind: 'tag', ids: new Set(['id-Mail']), tags: ['b'], on: true })
  const rule = bookMarks.travel.travels === 'account' ? bookMarks.travel.merge : 'later'
  const context = { createId: () => 'copy', copySuffix: '' }
  const { value = [] } = merge<Nodes>(rule, { base: tree, local: here, remote: there }, context)
  const placed = bookmarksIn(value).find(({ bookmark }) => bookmark.id === 'id-Mail')
  expect(placed).toMatchObject({ path: ['Work', 'Code'], bookmark: { name: 'Post' } })
  expect(placed?.bookmark.tags.toSorted()).toEqual(['a', 'b'])
})
