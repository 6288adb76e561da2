import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Channel, openChannel } from '../../tabs/channel.ts'
import { type AnyDocument, defineDocument } from '../document.ts'
import { openReplica } from '../replication/replica.ts'
import { openJournal } from '../replication/unsaved-journal.ts'
import { strictSchema } from '../schemas/schema.ts'
import { memoryStorage, openStorage, type Storage } from '../storage/storage.ts'
import { storageIssues } from '../storage/storage-issues.ts'
import { openPersistence } from './persistence.ts'

const notes = () =>
  defineDocument<{ readonly list: readonly string[] }>({
    id: 'notes',
    section: 'notes',
    travels: 'device',
    initial: { list: [] },
    schema: strictSchema(v.strictObject({ list: v.array(v.string()) })),
  })
const add = (text: string) => (now: { readonly list: readonly string[] }) => ({ list: [...now.list, text] })

let database = 0
const open = () => openStorage(`test-${database}`)
async function openAndPersist(documents: readonly AnyDocument[], given: ReturnType<typeof ports>) {
  const persistence = openPersistence(given)
  await persistence.persist(documents)
  return persistence
}
const ports = (storage: Storage, channel: Channel = openChannel(`test-${database}`)) => ({
  storage,
  channel,
  now: () => 1000,
})
const messagesDelivered = () => new Promise((resolve) => setTimeout(resolve, 30))

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database += 1
  storageIssues.setState([], true)
})

describe('a change', () => {
  test('is restored after a reload', async () => {
    const document = notes()
    const persistence = await openAndPersist([document], ports(await open()))
    document.update(add('buy tea'))
    await persistence.saved()
    const again = notes()
    const reopened = await openAndPersist([again], ports(await open()))
    expect(again.get().list).toEqual(['buy tea'])
    expect(reopened.wasStored(again)).toBe(true)
  })

  test('in one tab reaches the others', async () => {
    const [here, there] = [notes(), notes()]
    await openAndPersist([here], ports(await open()))
    await openAndPersist([there], ports(await open()))
    here.update(add('from here'))
    await messagesDelivered()
    expect(there.get().list).toEqual(['from here'])
    there.update(add('from there'))
    await messagesDelivered()
    expect(here.get().list).toEqual(['from here', 'from there'])
  })

  test('in two tabs at once loses neither', async () => {
    const tabs = await Promise.all(
      [1, 2, 3].map(async () => {
        const document = notes()
        return { document, persistence: await openAndPersist([document], ports(await open())) }
      }),
    )
    for (let round = 0; round < 5; round += 1) {
      for (const [tab, { document }] of tabs.entries()) document.update(add(`${tab}.${round}`))
    }
    await Promise.all(tabs.map(({ persistence }) => persistence.saved()))
    await messagesDelivered()
    const written = tabs.map(({ document }) => document.get().list.toSorted())
    expect(written[0]).toHaveLength(15)
    expect(written[1]).toEqual(written[0])
    expect(written[2]).toEqual(written[0])
  })

  test('that a frozen tab could not receive is read when it resumes', async () => {
    const [awake, asleep] = [notes(), notes()]
    const waking = await openAndPersist([asleep], ports(await open(), openChannel('silent')))
    const persistence = await openAndPersist([awake], ports(await open()))
    awake.update(add('meanwhile'))
    await persistence.saved()
    await waking.refresh()
    expect(asleep.get().list).toEqual(['meanwhile'])
  })
})

describe('unparsable data', () => {
  async function openOn(stored: unknown, document: AnyDocument = notes()) {
    const storage = await open()
    await storage.write(async (transaction) => transaction.put(`document:${document.id}`, stored))
    const persistence = await openAndPersist([document], ports(storage))
    return { document, persistence, storage }
  }

  test('is quarantined under its own key and reported', async () => {
    const stored = { version: 0, data: { list: 'not a list' }, revision: 7, writer: 'x' }
    const { document, storage } = await openOn(stored)
    expect(document.get()).toEqual({ list: [] })
    expect(await storage.read(['aside:notes:1000'])).toEqual([stored])
    expect(storageIssues.getState()).toEqual([
      { at: 'quarantined', document: 'notes', key: 'aside:notes:1000', parts: [] },
    ])
  })

  test('does not stop the next change from being stored', async () => {
    const { document, persistence, storage } = await openOn('rubbish')
    document.update(add('still here'))
    await persistence.saved()
    expect(await storage.read(['document:notes'])).toMatchObject([{ data: { list: ['still here'] } }])
  })

  test('any stored value boots, is never lost, and is reported unless it was valid', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.record({ version: fc.jsonValue(), data: fc.jsonValue() })),
        async (stored) => {
          database += 1
          storageIssues.setState([], true)
          const { document, storage } = await openOn(stored)
          expect(Array.isArray(document.get().list)).toBe(true)
          const [kept, aside] = await storage.read(['document:notes', 'aside:notes:1000'])
          const wasRead = storageIssues.getState().length === 0
          expect(wasRead || JSON.stringify([kept, aside]).includes(JSON.stringify(stored))).toBe(true)
          if (wasRead) expect(document.get()).toEqual((stored as { data: unknown }).data)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a newer program', () => {
  test('owns its data: an older tab shows the initial value, writes nothing and reports it', async () => {
    const storage = await open()
    const stored = { version: 3, data: { shape: 'of the future' }, revision: 2, writer: 'x' }
    await storage.write(async (transaction) => transaction.put('document:notes', stored))
    const document = notes()
    const persistence = await openAndPersist([document], ports(storage))
    document.update(add('x'))
    await persistence.saved()
    expect(await storage.read(['document:notes'])).toEqual([stored])
    expect(storageIssues.getState()).toEqual([{ at: 'newer', document: 'notes' }])
  })

  test('that writes while an older tab is open keeps its data; what the older tab changes then is not lost', async () => {
    const storage = await open()
    const channel = openChannel('older')
    const older = notes()
    const persistence = await openAndPersist([older], ports(storage, channel))
    await persistence.keepJournal(openJournal({ storage, writer: channel.writer, replica: openReplica(persistence) }))
    older.update(add('a'))
    await persistence.saved()
    const newer = { version: 1, data: { notes: ['a'] }, revision: 9, writer: 'x' }
    await storage.write(async (transaction) => transaction.put('document:notes', newer))
    older.update(add('b'))
    await persistence.saved()
    older.update(add('c'))
    await persistence.saved()
    await persistence.refresh()
    expect(await storage.read(['document:notes'])).toEqual([newer])
    expect(storageIssues.getState()).toEqual([{ at: 'newer', document: 'notes' }])
    const journal = await storage.write(async (transaction) => {
      const keys = await transaction.keys('journal:')
      return Promise.all(keys.map((key) => transaction.get(key)))
    })
    expect(JSON.stringify(journal)).toContain('"b"') // the newer program keeps it apart
  })
})

describe('migrations', () => {
  const schema = strictSchema(v.strictObject({ texts: v.array(v.string()) }))
  const migrations = [
    (old: unknown) => ({ list: String((old as { text: string }).text).split(' ') }),
    (old: unknown) => ({ texts: (old as { list: string[] }).list }),
  ]
  const migrated = () =>
    defineDocument({
      id: 'notes',
      section: 'notes',
      travels: 'device',
      initial: { texts: [] as string[] },
      schema,
      migrations,
    })

  test('lead from every older version to the current one', () => {
    expect(migrated().version).toBe(2)
    expect(migrated().decode({ version: 0, data: { text: 'a b' } })).toMatchObject({
      at: 'read',
      value: { texts: ['a', 'b'] },
      migrated: true,
    })
    expect(migrated().decode({ version: 1, data: { list: ['c'] } })).toMatchObject({
      at: 'read',
      value: { texts: ['c'] },
    })
    expect(migrated().decode({ version: 2, data: { texts: [] } })).toMatchObject({ at: 'read', migrated: false })
  })

  test('one that fails makes the data invalid', () => {
    expect(migrated().decode({ version: 1, data: null })).toMatchObject({ at: 'invalid' })
  })
})

describe('a full disk', () => {
  /** Storage that refuses writes until `makeRoom` is called. */
  function fullStorage() {
    const storage = memoryStorage()
    let full = true
    const refusing: Storage = {
      ...storage,
      durable: true,
      write: (work) => (full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : storage.write(work)),
    }
    return { storage: refusing, makeRoom: () => (full = false) }
  }

  test('is reported, loses nothing, and the change is written once there is room', async () => {
    const { storage, makeRoom } = fullStorage()
    const document = notes()
    const persistence = await openAndPersist([document], ports(storage))
    document.update(add('first'))
    await persistence.saved()
    expect(storageIssues.getState()).toEqual([{ at: 'unsaved', document: 'notes', full: true }])
    expect(document.get().list).toEqual(['first'])
    makeRoom()
    document.update(add('second'))
    await persistence.saved()
    expect(storageIssues.getState()).toEqual([])
    expect(await storage.read(['document:notes'])).toMatchObject([{ data: { list: ['first', 'second'] } }])
  })
})

test('what the page knows is written again into an empty database', async () => {
  const stored = memoryStorage()
  const emptied = new Set<() => void>()
  const documents = [notes(), { ...notes(), id: 'more' }]
  const persistence = await openAndPersist(
    documents,
    ports({ ...stored, durable: true, onEmptied: (listener) => emptied.add(listener) }),
  )
  for (const document of documents) document.update(add('kept'))
  await persistence.saved()
  const keys = documents.map(({ id }) => `document:${id}`)
  await stored.write(async (transaction) => {
    for (const key of keys) transaction.remove(key)
  })
  for (const listener of emptied) listener()
  await persistence.saved()
  const kept = { data: { list: ['kept'] } }
  expect(await stored.read(keys)).toMatchObject([kept, kept])
})

test('a failed write is retried by itself', async () => {
  vi.useFakeTimers()
  const storage = memoryStorage()
  let broken = true
  const unreliable: Storage = {
    ...storage,
    durable: true,
    write: (work) => (broken ? Promise.reject(new DOMException('', 'AbortError')) : storage.write(work)),
  }
  const document = notes()
  const persistence = await openAndPersist([document], ports(unreliable))
  document.update(add('patience'))
  await persistence.saved()
  expect(storageIssues.getState()).toEqual([{ at: 'unsaved', document: 'notes', full: false }])
  broken = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(await storage.read(['document:notes'])).toMatchObject([{ data: { list: ['patience'] } }])
  expect(storageIssues.getState()).toEqual([])
  vi.useRealTimers()
})

test('without a database the page works and reports that data is in memory only', async () => {
  const document = notes()
  await openAndPersist([document], ports(memoryStorage()))
  document.update(add('for now'))
  expect(document.get().list).toEqual(['for now'])
  expect(storageIssues.getState()).toEqual([{ at: 'memoryOnly' }])
})
