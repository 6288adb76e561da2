import { beforeEach, test, vi } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { bookMarks } from './document.ts'
import { addBookmarks, importFiles } from './import-files.ts'
import { removeNode } from './model.ts'

vi.mock('../../features/safety/local-history/lazy.ts', () => ({ keepVersion: async () => {} }))

const mark = (id: string) => ({ id, name: id, url: `https://${id}.example/` })

beforeEach(() => bookMarks.set([{ id: 'f', name: 'f', children: [mark('a'), mark('b')] }, mark('c')]))

test.each([
  ['deleting a folder', () => bookMarks.update((now) => removeNode(now, 'f'))],
  ['adding bookmarks to a folder', () => addBookmarks([{ id: 'g', name: 'f', children: [mark('d')] }])],
  ['a file', () => importFiles([new Blob(['<DL><DT><A HREF="https://e.example/">E</A></DL>'])])],
])('%s is undone', (_, command) => expectUndone([bookMarks], command))
