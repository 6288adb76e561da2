import { beforeEach, test, vi } from 'vitest'
import { plainBookmark } from '../../../shared/entities/bookmark.ts'
import { expectUndone } from '../../kit/testing.ts'
import {
  addBookmarks,
  addFolder,
  changeBookmark,
  moveMarks,
  removeMarks,
  renameFolder,
  showOnTile,
  tagMarks,
} from './actions.ts'
import { addImported, importFiles } from './bookmark-files.ts'
import { bookMarks, bookMarksTiles } from './document.ts'

vi.mock('../../features/safety/local-history/lazy.ts', () => ({ keepVersion: async () => {} }))

const mark = (id: string) => plainBookmark(id, id, `https://${id}.example/`)

beforeEach(() => bookMarks.set([{ id: 'f', name: 'f', children: [mark('a'), mark('b')] }, mark('c')]))

test.each([
  ['deleting a folder', () => removeMarks(new Set(['f']))],
  ['a new bookmark', () => addBookmarks([{ name: 'd', url: 'https://d.example/' }], { folder: 'f' })],
  ['a new folder', () => addFolder('g', { folder: '' })],
  ['a new name of a folder', () => renameFolder('f', 'g')],
  ['an edited bookmark that goes elsewhere', () => changeBookmark('a', { ...mark('a'), tags: ['t'] }, '')],
  ['moving several', () => moveMarks(new Set(['a', 'b']), { folder: '', before: 'c' })],
  ['tags', () => tagMarks(new Set(['a', 'c']), ['t', 'u'], true)],
  ['adding bookmarks to a folder', () => addImported([{ id: 'g', name: 'f', children: [mark('d')] }])],
  ['a file', () => importFiles([new Blob(['<DL><DT><A HREF="https://e.example/">E</A></DL>'])])],
])('%s is undone', (_, command) => expectUndone([bookMarks], command))

test('the folder of a tile is undone', () => expectUndone([bookMarksTiles], () => showOnTile('tile', 'f')))
