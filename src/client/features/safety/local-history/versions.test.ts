import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { BACKUP } from '../../../../shared/constants.ts'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'

let stored = new Map<string, unknown>()

/** A page of this browser with the desktop and one document of notes. */
async function openPage() {
  vi.resetModules()
  const [
    versions,
    restore,
    { fillRegistry, completeRegistry },
    { defineDocument },
    { strictSchema },
    { home },
    session,
    history,
  ] = await Promise.all([
    import('./versions.ts'),
    import('./restore.ts'),
    import('../../../core/contribute/registry.ts'),
    import('../../../core/documents/document.ts'),
    import('../../../core/documents/schemas/schema.ts'),
    import('../../data/home/index.ts'),
    import('../../data/session/lazy.ts'),
    import('../../../core/documents/history.ts'),
  ])
  const notes = defineDocument({
    id: 'notes',
    section: 'notes',
    travels: 'device',
    schema: strictSchema(v.string()),
    initial: '',
  })
  fillRegistry({ documents: [home, notes] })
  completeRegistry()
  history.history.track([home, notes])
  versions.connectLocalHistory(memoryStorage(stored))
  return {
    ...versions,
    ...restore,
    home,
    notes,
    session: session.session,
    undo: history.history.undo,
  }
}

let now = 0
beforeEach(() => {
  stored = new Map()
  now = new Date(2026, 10, 26, 9).getTime()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})

test('the newest are kept, each user’s own', async () => {
  const { keepVersion, readVersions, deleteVersion, session } = await openPage()
  for (let at = 0; at < BACKUP.localHistoryLimit + 3; at += 1) {
    now += 1
    await keepVersion('reset')
  }
  const versions = await readVersions()
  expect(versions.map(({ at }) => at)).toEqual(
    Array.from({ length: BACKUP.localHistoryLimit }, (_, back) => now - back),
  )
  const [newest] = versions
  if (newest !== undefined) await deleteVersion(newest)
  expect((await readVersions()).map(({ at }) => at)).not.toContain(now)
  session.setState({ login: { token: 'x', info: { id: 'lin' } as UserInfo } })
  expect(await readVersions()).toEqual([])
})

test('one is kept each day, if something has changed since the last one', async () => {
  const morning = await openPage()
  await morning.keepDaily()
  morning.notes.set('changed')
  await morning.keepDaily()
  await (await openPage()).keepDaily()
  expect(await morning.readVersions()).toMatchObject([{ cause: 'daily', documents: { notes: { data: '' } } }])
  now += 24 * 3_600_000
  await morning.keepDaily()
  expect(await morning.readVersions()).toMatchObject([{ documents: { notes: { data: 'changed' } } }, {}])
  now += 24 * 3_600_000
  await morning.keepDaily()
  expect(await morning.readVersions()).toHaveLength(2)
})

test('whoever asks for it while it is being kept waits for the same one', async () => {
  const { keepDaily, readVersions } = await openPage()
  void keepDaily()
  await keepDaily()
  expect(await readVersions()).toHaveLength(1)
})

test('where the disk is full nothing is kept, and the next look tries again', async () => {
  const { connectLocalHistory, keepDaily, readVersions } = await openPage()
  const full = { ...memoryStorage(stored), write: () => Promise.reject(new Error('full')) }
  connectLocalHistory(full)
  await keepDaily()
  connectLocalHistory(memoryStorage(stored))
  expect(await readVersions()).toEqual([])
  await keepDaily()
  expect(await readVersions()).toHaveLength(1)
})

test('a section comes back and leaves the others; what was here is kept before, and undo goes back to it', async () => {
  const { keepVersion, readVersions, restoreSections, notes, home, undo } = await openPage()
  notes.set('old')
  await keepVersion('reset')
  const desktop = home.get()
  notes.set('new')
  now += 1
  const [version] = await readVersions()
  if (version === undefined) throw new Error('nothing was kept')
  await restoreSections(version, ['notes'])
  expect([notes.get(), home.get()]).toEqual(['old', desktop])
  expect((await readVersions()).map(({ cause }) => cause)).toEqual(['restore', 'reset'])
  undo()
  expect(notes.get()).toBe('new')
})

test('sections and groups come back together, in one step of undo', async () => {
  const { keepVersion, readVersions, restoreSections, notes, home, undo } = await openPage()
  const group = (id: string) => ({ id, name: id, icon: '', mode: 0 as const, lock: false, children: [] })
  home.set({ groups: [group('a'), group('b')], dock: [] })
  notes.set('old')
  await keepVersion('reset')
  home.set({ groups: [group('c')], dock: [] })
  notes.set('new')
  now += 1
  const [version] = await readVersions()
  if (version === undefined) throw new Error('nothing was kept')
  const groupsHere = () => home.get().groups.map(({ id }) => id)
  await restoreSections(version, ['notes'], [group('b'), group('a')])
  expect([notes.get(), groupsHere()]).toEqual(['old', ['c', 'b', 'a']])
  undo()
  expect([notes.get(), groupsHere()]).toEqual(['new', ['c']])
  await restoreSections(version, [], [group('a')])
  expect([notes.get(), groupsHere()]).toEqual(['new', ['c', 'a']])
})

test('of a version that cannot be read nothing is restored', async () => {
  const { restoreSections, readVersions, notes } = await openPage()
  notes.set('here')
  await expect(restoreSections({ at: 1, documents: { notes: { version: 0, data: 5 } } }, ['notes'])).rejects.toThrow()
  expect([notes.get(), await readVersions()]).toEqual(['here', []])
})

test('the last reset is taken back by its sections alone, until something has been restored', async () => {
  const { keepVersion, readLastReset, undoReset, notes, home } = await openPage()
  expect(await undoReset()).toBe(false)
  notes.set('before')
  await keepVersion('reset', ['notes'])
  now += 1
  await keepVersion('daily')
  const desktop = { ...home.get(), dock: [{ id: 'd', name: '', type: 'icon' as const, size: '1x1' }] }
  home.set(desktop)
  notes.set('reset')
  expect(await readLastReset()).toMatchObject({ cause: 'reset', taken: ['notes'] })
  now += 1
  expect(await undoReset()).toBe(true)
  expect([notes.get(), home.get()]).toEqual(['before', desktop])
  expect(await readLastReset()).toBeUndefined()
})

test('days on which versions were kept are counted', async () => {
  const { keepVersion, daysOfWork } = await openPage()
  for (const hours of [0, 1, 24, 48]) {
    now += hours * 3_600_000
    await keepVersion('reset')
  }
  expect(await daysOfWork()).toBe(3)
})
