import { beforeEach, expect, test, vi } from 'vitest'
import { openPersistence } from '../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import { openChannel } from '../core/tabs/channel.ts'
import { home } from '../features/data/home/index.ts'
import { group, icon } from '../features/data/home/testing/items.ts'
import { searchSettings } from '../features/desk/search/index.ts'
import { timeSettings } from '../features/look/clock/index.ts'
import { seedFirstRun } from './seed-first-run.ts'

const layFirstDesktop = vi.hoisted(() => vi.fn())
vi.mock('../features/layout/first-desktop/first-desktop.ts', () => ({ layFirstDesktop }))

beforeEach(() => {
  layFirstDesktop.mockClear()
  home.set(home.initial, { origin: 'storage' })
})

const record = (data: unknown) => ({ version: 0, data, revision: 1, writer: 'x' })

test.each([
  ['nothing is stored', undefined, 1],
  ['the stored home cannot be read', record('rubbish'), 1],
  ['the stored home has no group', record({ groups: [], dock: [] }), 1],
  ['it is of a newer program', { ...record({}), version: 99 }, 1],
  ['a home is stored', record({ groups: [group('g', [icon('a')])], dock: [] }), 0],
  ['only an empty group is stored', record({ groups: [group('g', [])], dock: [] }), 0],
])('the first desktop is shown unless there is a group: %s', async (_case, stored, times) => {
  const values = new Map<string, unknown>(stored === undefined ? [] : [['document:home', stored]])
  const persistence = openPersistence({ storage: memoryStorage(values), channel: openChannel('unused') })
  await persistence.persist([home, timeSettings, searchSettings])
  await seedFirstRun(persistence, 'ja')
  expect(layFirstDesktop.mock.calls).toEqual(Array(times).fill(['ja']))
})
