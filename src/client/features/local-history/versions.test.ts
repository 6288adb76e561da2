import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { BACKUP } from '../../../shared/constants.ts'
import type { UserInfo } from '../../../shared/entities/account.ts'
import { memoryStorage } from '../../core/storage.ts'

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
    import('../../core/registry.ts'),
    import('../../core/document.ts'),
    import('../../core/schema.ts'),
    import('../home/index.ts'),
    import('../session/lazy.ts'),
    import('../../core/history.ts'),
  ])
  const notes = defineDocument({ id: 'notes', section: 'notes', schema: strictSchema(v.string()), initial: '' })
  fillRegistry({ documents: [home, notes] })
  completeRegistry()
  history.history.track([home, notes])
  let tick = () => {}
  const ticker = {
    subscribe(listener: () => void) {
      tick = listener
      return () => {}
    },
    stop() {},
  }
  versions.connectLocalHistory(memoryStorage(stored), ticker)
  return {
    ...versions,
    ...restore,
    home,
    notes,
    session: session.session,
    undo: history.history.undo,
    tick: () => tick(),
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

test('one is kept each day, in its first minute, if something has changed', async () => {
  const { tick, readVersions, notes } = await openPage()
  const causes = async () => {
    tick()
    await vi.waitFor(async () => expect((await readVersions()).length).toBeGreaterThan(0))
    return (await readVersions()).length
  }
  expect(await causes()).toBe(1)
  notes.set('changed')
  expect(await causes()).toBe(1)
  now += 24 * 3_600_000
  tick()
  await vi.waitFor(async () => expect(await readVersions()).toHaveLength(2))
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

test('of a version that cannot be read nothing is restored', async () => {
  const { restoreSections, readVersions, notes } = await openPage()
  notes.set('here')
  await expect(restoreSections({ at: 1, documents: { notes: { version: 0, data: 5 } } }, ['notes'])).rejects.toThrow()
  expect([notes.get(), await readVersions()]).toEqual(['here', []])
})
