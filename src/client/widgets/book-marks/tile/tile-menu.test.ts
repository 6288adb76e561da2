import { beforeEach, expect, test } from 'vitest'
import { type BookmarkFolder, type BookmarkNode, plainBookmark } from '../../../../shared/entities/bookmark.ts'
import { bookMarks, bookMarksTiles } from '../document.ts'
import { folderChoice, tileEntries } from './tile-menu.ts'

const folder = (id: string, ...children: readonly BookmarkNode[]): BookmarkFolder => ({ id, name: id, children })

/** The choice of a tile: the labels of what it can show, with a mark before the one that it does. */
const choice = () =>
  folderChoice('tile')
    .slice(1)
    .map((one) => (one === 'divider' ? one : `${one.checked ? '✓ ' : ''}${one.label}`))

beforeEach(() => {
  bookMarks.set([folder('a', folder('b')), plainBookmark('c', 'c', 'https://c.example/')])
  bookMarksTiles.set({ folders: {} })
})

test('a tile can show each folder by its path, and all again', () => {
  expect(choice()).toEqual(['a', 'a › b'])
  for (const one of folderChoice('tile')) if (one !== 'divider' && one.label === 'a › b') one.run?.()
  expect(bookMarksTiles.get().folders).toEqual({ tile: 'b' })
  expect(choice()).toEqual(['a', '✓ a › b'])
  const [all] = folderChoice('tile')
  if (all !== undefined && all !== 'divider') all.run?.()
  expect(bookMarksTiles.get().folders).toEqual({})
})

test('without folders there is nothing to choose; one that is gone is all', () => {
  bookMarksTiles.set({ folders: { tile: 'gone' } })
  expect(choice()).toEqual(['a', 'a › b'])
  bookMarks.set([])
  expect(tileEntries('tile')).toEqual([])
})
