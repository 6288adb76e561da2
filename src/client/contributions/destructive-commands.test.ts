import { beforeAll, beforeEach, test, vi } from 'vitest'
import type { Group, Home, Item } from '../../shared/entities/item.ts'
import { SECTIONS } from '../../shared/entities/section.ts'
import { saveDocuments } from '../core/archive/saved-documents.ts'
import { registry } from '../core/contribute/registry.ts'
import { expectUndone } from '../core/testing.ts'
import { home } from '../features/data/home/index.ts'
import { deleteGroup, deleteTiles } from '../features/data/home/lazy.ts'
import { replaceEverything, undoReset } from '../features/safety/local-history/lazy.ts'
import { restoreGroup, restoreSections } from '../features/safety/local-history/restore.ts'
import { applyBackup } from '../features/safety/move-in/apply/apply-backup.ts'
import { applyMoveIn } from '../features/safety/move-in/apply/apply-move-in.ts'
import { reset } from '../features/safety/system/reset.ts'
import { findDocument, registerEverything } from './testing.ts'

vi.mock('../features/data/home/welcome/first-desktop.ts', () => ({
  firstDesktop: async () => ({
    groups: [{ id: 'first', name: '', icon: '', mode: 0, lock: false, children: [] }],
    dock: [],
  }),
}))

const icon = (id: string, more: Partial<Item> = {}): Item => ({ id, name: id, type: 'icon', size: '1x1', ...more })
const group = (id: string, children: readonly Item[]): Group => ({
  ...{ id, name: id, icon: '', mode: 0, lock: false },
  children,
})
const FOLDER = icon('f', { type: 'component', component: 'folder', children: [icon('x'), icon('y')] })
const HOME: Home = {
  groups: [group('g', [icon('a'), FOLDER, icon('b')]), group('h', [icon('c')]), group('i', [])],
  dock: [icon('d'), icon('e')],
}
const OTHER: Home = { groups: [group('n', [icon('m')])], dock: [] }

beforeAll(() => registerEverything())

beforeEach(() => {
  const quiet = { origin: 'program' } as const
  home.set(HOME, quiet)
  findDocument('notes').set({ noteList: [{ id: 'note', name: '', time: 1, content: 'x' }] }, quiet)
  findDocument('time').update((now) => ({ ...now, timeSize: 90 }), quiet)
  findDocument('wooden-fish').update((now) => ({ ...now, score: 108 }), quiet)
})

/** Documents of another browser. */
function others() {
  const here = saveDocuments(registry().documents)
  return {
    ...here,
    documents: { ...here.documents, home: { version: 0, data: OTHER }, notes: { version: 0, data: { noteList: [] } } },
  }
}

const commands: Readonly<Record<string, () => unknown>> = {
  'deleting a tile': () => home.update((now) => deleteTiles(now, new Set(['a']), 'all')),
  'deleting several tiles, a folder with its icons among them': () =>
    home.update((now) => deleteTiles(now, new Set(['a', 'f', 'e']), 'all')),
  'dissolving a folder': () => home.update((now) => deleteTiles(now, new Set(['f']), 'keep')),
  'deleting a group': () => home.update((now) => deleteGroup(now, 'g')),
  'resetting the settings': () => reset('settings'),
  'resetting the desktop': () => reset('desktop'),
  'resetting everything': () => reset('everything'),
  'restoring a version': () => restoreSections(others(), SECTIONS),
  'restoring a group': () => restoreGroup(group('g', [icon('a')])),
  'logging out to what was before': () => replaceEverything(others()),
  'moving in before the groups': () =>
    applyMoveIn([group('n', [icon('m')])], { pictures: [], replaces: false, web: false }),
  'moving in in place of the groups': () =>
    applyMoveIn([group('n', [icon('m')])], { pictures: [], replaces: true, web: false }),
  'importing a backup': () =>
    applyBackup(OTHER.groups, {
      backup: { time: 1, dock: OTHER.dock, documents: others().documents, faces: [] },
      replaces: true,
      sections: SECTIONS,
    }),
}

test.each(Object.entries(commands))('%s is undone and redone byte by byte, in one step', (_, run) =>
  expectUndone(registry().documents, run),
)

test('so is taking the last reset back', async () => {
  await reset('everything')
  await expectUndone(registry().documents, undoReset)
})
