import { expect, test } from 'vitest'
import {
  BOOKMARK_LIMITS,
  type Bookmark,
  type BookmarkFolder,
  type BookmarkNode,
} from '../../../shared/entities/bookmark.ts'
import { bookMarks } from './document.ts'
import { bookmarksIn, countBookmarks, findableBookmark, hasAll, mergeBookmarks, pathTo, removeNode } from './model.ts'

const link = (name: string): Bookmark => ({ id: `id-${name}`, name, url: `https://${name.toLowerCase()}.example/` })
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
    keywords: ['forge.example/', 'Work', 'Code'],
  })
})

test('damaged nodes are dropped one by one; no other address than of the web is read', () => {
  const damaged = [
    folder('Work', link('Mail'), { ...link('Bad'), url: 'javascript:alert(1)' }),
    { id: 7 },
    'text',
    link('News'),
  ]
  expect(bookMarks.decode({ version: 0, data: damaged })).toEqual({
    at: 'read',
    value: [folder('Work', link('Mail')), link('News')],
    migrated: false,
    repaired: ['bookmarks.0.children.1', 'bookmarks.1', 'bookmarks.2'],
  })
})
