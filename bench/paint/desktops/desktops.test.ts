import { expect, test } from 'vitest'
import { homeSchema } from '../../../src/client/features/data/home/schema/home-schema.ts'
import { facesOf } from '../../../src/client/lib/tile/face-reference.ts'
import type { BookmarkNode } from '../../../src/shared/entities/bookmark.ts'
import { firstHome, isWidget, widgetIds } from './desktop.ts'
import { liveTiles } from './live-tiles.ts'
import { manyTiles } from './many-tiles.ts'
import { yearOfUse } from './year-of-use.ts'

const NOW = Date.UTC(2026, 0, 15)

/** The home of a desktop, as the page reads it. */
function homeOf({ documents }: { readonly documents: Readonly<Record<string, object>> }) {
  const parsed = homeSchema.parse(documents.home)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

test('the desktop of many tiles has 12 groups of 40 tiles and 40 widgets, and begins as the first desktop', () => {
  const first = firstHome()
  const desktop = manyTiles(first, widgetIds())
  const { groups } = homeOf(desktop)
  expect(groups.map(({ children }) => children.length)).toEqual(Array(12).fill(40))
  expect(groups.flatMap(({ children }) => children).filter(isWidget)).toHaveLength(40)
  const [seen] = first.groups
  expect(groups[0]?.children.slice(0, seen?.children.length)).toEqual(seen?.children)
  expect(manyTiles(first, widgetIds())).toEqual(desktop)
})

test('a year of use is 5,000 bookmarks, 1 MB of notes, 300 todos and 200 own pictures, on the first desktop', () => {
  const first = firstHome()
  const desktop = yearOfUse(first, NOW)
  const home = homeOf(desktop)
  expect(facesOf(home)).toHaveLength(200)
  expect(new Set(facesOf(home))).toEqual(new Set(Object.keys(desktop.pictures)))
  expect(home.groups[0]?.children.map(({ id }) => id)).toEqual(first.groups[0]?.children.map(({ id }) => id))
  const { 'book-marks': bookmarks, notes, schedule } = desktop.documents
  const countOf = (nodes: readonly BookmarkNode[]): number =>
    nodes.reduce((sum, node) => sum + ('children' in node ? countOf(node.children) : 1), 0)
  expect(countOf(bookmarks as readonly BookmarkNode[])).toBe(5000)
  const { noteList } = notes as { readonly noteList: readonly { readonly content: string }[] }
  expect(noteList.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)).toBe(1024 * 1024)
  const { todoList } = schedule as { readonly todoList: readonly { readonly children: readonly object[] }[] }
  expect(todoList.flatMap(({ children }) => children)).toHaveLength(300)
})

test('every live tile is on the first page of a valid home', () => {
  const [page] = homeOf(liveTiles(firstHome(), NOW)).groups
  expect(page?.children.filter(isWidget).length).toBeGreaterThan(10)
})
