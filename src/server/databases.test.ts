import { expect, test } from 'vitest'
import { createPersistedResults } from './adapters/database/persisted-results.ts'
import { countAddition, readCounts } from './adapters/database/popularity.ts'
import { writeIcon } from './modules/network-icon/icon-repository.ts'
import { ownerOf, writeSharedIcon } from './modules/network-icon/shared-icon-repository.ts'
import { describeDatabases } from './testing/databases.ts'

const DAY_MS = 24 * 3600 * 1000
const bytes = new Uint8Array([0, 1, 255])

/** What is stored of icons, counts and sources, on either kind of database. */
describeDatabases((open) => {
  test('the tables of icons are bounded: the least recently used sites are forgotten, and shared icons have a quota', async () => {
    const database = await open()
    for (const [origin, used_at] of Object.entries({ a: 3, b: 1, c: 2, d: 4 })) {
      await writeIcon(database, { origin, webp: bytes, background: '', name: '', fresh_until: 1e13, used_at }, 3)
    }
    const kept = await database.selectFrom('network_icon').selectAll().orderBy('origin').execute()
    expect(kept.map(({ origin }) => origin)).toEqual(['a', 'c', 'd'])
    expect([...(kept[0]?.webp ?? [])]).toEqual([...bytes])
    expect(kept[0]?.fresh_until).toBe(1e13)

    const row = { owner: await ownerOf(database, '198.51.100.1'), webp: bytes, background: '', name: '', shared_at: 0 }
    const outcomes = []
    for (const site of ['a', 'b', 'c', 'a']) outcomes.push(await writeSharedIcon(database, { ...row, site }, 2))
    outcomes.push(await writeSharedIcon(database, { ...row, site: 'a', owner: 'another' }, 2))
    expect(outcomes).toEqual(['stored', 'stored', 'full', 'stored', 'taken'])
  })

  test('what is counted is counted once for an address and a day, also when all come at once', async () => {
    const database = await open()
    const count = (address: string, now = 0) =>
      countAddition(database, { kind: 'network', id: 'x' }, address, 20_000 * DAY_MS + now)
    await Promise.all(['a', 'b', 'c', 'a', 'b'].map((address) => count(address)))
    expect(await readCounts(database, 'network')).toEqual(new Map([['x', 3]]))
    expect(await count('a', DAY_MS)).toBe(4)
  })

  test('the last results of sources are kept, the oldest go', async () => {
    const kept = createPersistedResults(await open(), '1.0.0', 2)
    for (const at of [1e12, 1e12 + 1, 1e12 + 2]) await kept.write('weather', String(at), { value: ['晴'], at })
    expect(await kept.read('weather', String(1e12))).toBeUndefined()
    expect(await kept.read('weather', String(1e12 + 2))).toEqual({ value: ['晴'], at: 1e12 + 2 })
  })
})
