import { beforeAll, beforeEach, test, vi } from 'vitest'
import type { UserInfo } from '../../shared/entities/account.ts'
import type { Group, Home, Item } from '../../shared/entities/item.ts'
import { SECTIONS } from '../../shared/entities/section.ts'
import { saveDocuments } from '../core/archive/saved-documents.ts'
import { registry } from '../core/contribute/registry.ts'
import { openPersistence } from '../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import { connect } from '../core/net/call.ts'
import { openChannel } from '../core/tabs/channel.ts'
import { expectUndone, testCallPorts } from '../core/testing.ts'
import { home } from '../features/data/home/index.ts'
import { deleteGroup, deleteTiles } from '../features/data/home/lazy.ts'
import { session } from '../features/data/session/lazy.ts'
import { replaceEverything, undoReset } from '../features/safety/local-history/lazy.ts'
import { restoreSections } from '../features/safety/local-history/restore.ts'
import { applyBackup } from '../features/safety/move-in/apply/apply-backup.ts'
import { applyMoveIn } from '../features/safety/move-in/apply/apply-move-in.ts'
import { openCloudFiles } from '../features/safety/sync/files.ts'
import { readContent } from '../features/safety/sync/lazy.ts'
import { openRuns, type Runs } from '../features/safety/sync/runs.ts'
import { answerCalls } from '../features/safety/sync/testing/answer-calls.ts'
import { openMemoryCloud } from '../features/safety/sync/testing/memory-cloud.ts'
import { reset } from '../features/safety/system/reset.ts'
import { restoreEntry } from '../features/safety/timeline/restore-entry.ts'
import { findDocument, registerEverything } from './testing.ts'

vi.mock('../features/layout/first-desktop/first-desktop.ts', () => ({
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

/** The sync of a user whose cloud has another desktop, more knocks, and todos that are not stored here. */
async function runsOfLogin(): Promise<Runs> {
  const server = openMemoryCloud()
  const { epoch } = await server.cloud.times()
  const wrap = (id: string, data: unknown) => JSON.stringify({ [id]: { version: 0, data } })
  const todo = { id: 't', name: 't', time: '', finish: false, tips: false, note: '' }
  const bodies = {
    nav_info: wrap('home', OTHER),
    wooden_fish: wrap('wooden-fish', { score: 7, days: {}, sound: true }),
    schedule: wrap('schedule', { todoList: [{ id: 'l', name: '', children: [todo] }], sound: false, notify: false }),
  }
  await server.cloud.write(
    {
      opId: 'of-another',
      epoch,
      base: { nav_info: 0, wooden_fish: 0, schedule: 0 },
      bodies,
      reason: 'edit',
    },
    new Map(),
  )
  session.setState({ login: { token: '', info: { id: 'user' } as UserInfo } })
  connect({ ...testCallPorts(), server: '', user: () => 'user', fetch: answerCalls(server.cloud, '') })
  const storage = { ...memoryStorage(), durable: true }
  const persistence = openPersistence({ storage, channel: openChannel('sync-test') })
  await persistence.persist(registry().documents)
  for (const id of ['home', 'wooden-fish']) findDocument(id).update((now) => ({ ...now }), { origin: 'program' })
  return openRuns('user', { storage, persistence, locks: { elect: (_name, lead) => lead() } }, openCloudFiles('user'))
}

/** Documents of another browser. */
function others() {
  const here = saveDocuments(registry().documents)
  return {
    ...here,
    documents: { ...here.documents, home: { version: 0, data: OTHER }, notes: { version: 0, data: { noteList: [] } } },
  }
}

/** Brings back a desktop and notes that the cloud had. */
function restoreFromCloud(): Promise<void> {
  const { documents } = others()
  const body = JSON.stringify({ home: documents.home })
  const { values = {}, leftOut = [] } = readContent('nav_info', body, registry().documents) ?? {}
  return restoreEntry(
    { kind: 'cloud', at: 1, device: '', reason: 'edit', times: {}, isCurrent: false, isReplacedBlind: false },
    {
      values: { ...values, notes: { noteList: [] } },
      sections: ['nav_info', 'notes'],
      leftOut,
      unreadable: [],
      changes: undefined,
    },
    { sections: ['nav_info', 'notes'], groups: [group('g', [icon('a')])] },
  )
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
  'restoring a group': () => restoreSections({ at: 1, documents: {} }, [], [group('g', [icon('a')])]),
  'restoring a version of the cloud': restoreFromCloud,
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

test.each(['restore', 'keep'] as const)('so is the choice at a login, %s', async (choice) => {
  const runs = await runsOfLogin()
  await expectUndone(registry().documents, () => runs.join(choice))
})

test('so is taking the last reset back', async () => {
  await reset('everything')
  await expectUndone(registry().documents, undoReset)
})
