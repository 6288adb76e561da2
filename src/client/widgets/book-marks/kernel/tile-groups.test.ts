import { expect, test } from 'vitest'
import { type BookmarkNode, plainBookmark } from '../../../../shared/entities/bookmark.ts'
import { fittingGroups, tileGroups } from './tile-groups.ts'

const marks = (...names: readonly string[]) =>
  names.map((name) => plainBookmark(name, name, `https://${name}.example/`))
const folder = (name: string, children: readonly BookmarkNode[]) => ({ id: name, name, children })
const outline = (groups: ReturnType<typeof tileGroups>) =>
  groups.map(({ name, bookmarks }) => `${name}: ${bookmarks.map((one) => one.name).join(' ')}`)

const TREE = [folder('F', [...marks('a'), folder('G', marks('b', 'c'))]), ...marks('d', 'e', 'f'), folder('empty', [])]
const ROOM = { rowPx: 40, headingPx: 24, columns: 2 }

test('a folder is its own bookmarks, then those of each folder in it', () => {
  expect(outline(tileGroups(TREE))).toEqual([': d e f', 'F: a b c'])
})

test('each group gets a row before any gets a second one, and none is cut', () => {
  const fitting = (height: number) => outline(fittingGroups(tileGroups(TREE), { ...ROOM, height }))
  expect(fitting(30)).toEqual([])
  expect(fitting(40)).toEqual([': d e'])
  expect(fitting(104)).toEqual([': d e', 'F: a b'])
  expect(fitting(150)).toEqual([': d e f', 'F: a b'])
  expect(fitting(1000)).toEqual([': d e f', 'F: a b c'])
})
