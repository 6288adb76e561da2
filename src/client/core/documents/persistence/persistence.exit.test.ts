import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { openChannel } from '../../tabs/channel.ts'
import { defineDocument } from '../document.ts'
import { describeChange, openReplica } from '../replication/replica.ts'
import { openJournal } from '../replication/unsaved-journal.ts'
import { strictSchema } from '../schemas/schema.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { storageIssues } from '../storage/storage-issues.ts'
import { openPersistence } from './persistence.ts'

const note = (id: string) => ({ id, text: id.toUpperCase() })
interface Notes {
  readonly list: readonly { readonly id: string; readonly text: string }[]
}
const add = (id: string) => (now: Notes) => ({ list: [...now.list, note(id)] })
const idsIn = ({ list }: Notes) => list.map(({ id }) => id)
let database = 0
const open = () => openStorage(`leave-${database}`)
const KEY = 'document:notes'

/** A tab with a journal; without a shared channel it receives no messages of others. */
async function tab(storage: Storage, name = `deaf ${Math.random()}`) {
  const document = defineDocument<Notes>({
    id: 'notes',
    section: 'notes',
    travels: 'device',
    initial: { list: [] },
    schema: strictSchema(v.strictObject({ list: v.array(v.strictObject({ id: v.string(), text: v.string() })) })),
  })
  const channel = openChannel(name)
  const persistence = openPersistence({ storage, channel, now: () => 1000 })
  await persistence.persist([document])
  await persistence.keepJournal(
    openJournal({ storage, writer: channel.writer, replica: openReplica(persistence), now: () => 1000 }),
  )
  return { document, persistence }
}

const writeValue = (storage: Storage, key: string, value: unknown) =>
  storage.write(async (transaction) => transaction.put(key, value))
const readRecord = async (storage: Storage) => (await storage.read([KEY]))[0]
const keysOf = (storage: Storage) => storage.write((transaction) => transaction.keys())

/** What a new tab shows and stores. */
async function reopened() {
  const storage = await open()
  const { document, persistence } = await tab(storage)
  await persistence.saved()
  expect(await keysOf(storage), 'the journal is empty').toEqual([KEY])
  expect(await readRecord(storage)).toMatchObject({ data: document.get() })
  return idsIn(document.get())
}

/** Waits for this many turns of the event loop, in which a write proceeds. */
async function waitTurns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Storage of a page that can be killed: from then on it receives no results, and its open transactions end. */
function killable(storage: Storage) {
  let gone = false
  const unlessGone = <T>(value: T): T | Promise<T> => (gone ? new Promise<T>(() => {}) : value)
  const killed: Storage = {
    ...storage,
    write: (work, yields) =>
      storage.write(
        (transaction) =>
          work({
            ...transaction,
            get: (key) => transaction.get(key).then(unlessGone),
            keys: (prefix) => transaction.keys(prefix).then(unlessGone),
          }),
        yields,
      ),
  }
  const kill = () => {
    gone = true
    storage.abortWaiting() // as the browser does with those of a page that is gone
  }
  return { storage: killed, kill }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database += 1
  storageIssues.setState([], true)
})

const TURNS = [0, 1, 2, 3, 4, 5, 6, 8]

describe('a change', () => {
  test.each(TURNS)('is stored if the page is killed %i turns of the event loop after it', async (count) => {
    const { storage, kill } = killable(await open())
    const { document, persistence } = await tab(storage)
    document.update(add('a'))
    await persistence.saved()
    document.update(add('b'))
    await waitTurns(count)
    kill()
    expect(await reopened()).toEqual(['a', 'b'])
  })

  test.each(TURNS)('and another %i turns later are both stored if the page is killed right after', async (count) => {
    const { storage, kill } = killable(await open())
    const { document } = await tab(storage)
    document.update(add('a'))
    await waitTurns(count)
    document.update(add('b'))
    kill()
    expect(await reopened()).toEqual(['a', 'b'])
  })

  test.each(TURNS)('of another device is stored if the page is killed %i turns after it came', async (count) => {
    const { storage, kill } = killable(await open())
    const { document, persistence } = await tab(storage)
    const [before, after] = [document.get(), add('a')(document.get())]
    expect(openReplica(persistence).receive('notes', describeChange(document, { before, after }))).toBe('applied')
    await waitTurns(count)
    kill()
    expect(await reopened()).toEqual(['a'])
  })

  test('is stored before any code that runs later in the same turn', async () => {
    const storage = await open()
    const calls: string[] = []
    const watched: Storage = {
      ...storage,
      putAtOnce: (key, value) => {
        calls.push('stored')
        return storage.putAtOnce(key, value)
      },
    }
    const { document, persistence } = await tab(watched)
    queueMicrotask(() => calls.push('microtask'))
    document.update(add('a'))
    calls.push('next statement')
    await persistence.saved()
    expect(calls).toEqual(['stored', 'next statement', 'microtask'])
  })

  test.each(TURNS)(
    'of a page that is left survives, and so does one that another tab makes then (%i)',
    async (count) => {
      const one = killable(await open())
      const [leaving, staying] = [await tab(one.storage), await tab(await open())]
      leaving.document.update(add('leaving'))
      staying.document.update(add('staying'))
      await waitTurns(count)
      leaving.persistence.leave()
      one.kill()
      staying.document.update(add('after'))
      await staying.persistence.saved()
      await staying.persistence.refresh()
      await staying.persistence.saved()
      expect((await reopened()).toSorted()).toEqual(['after', 'leaving', 'staying'])
      expect(idsIn(staying.document.get()).toSorted()).toEqual(['after', 'leaving', 'staying'])
    },
  )

  test('of a page that is left reaches the other tab at once', async () => {
    const { storage, kill } = killable(await open())
    const channel = `shared ${database}`
    const [leaving, staying] = [await tab(storage, channel), await tab(await open(), channel)]
    leaving.document.update(add('a'))
    leaving.persistence.leave()
    kill()
    await expect.poll(() => idsIn(staying.document.get())).toEqual(['a'])
  })

  test('left behind is applied once, however many tabs find it at the same time', async () => {
    const { storage, kill } = killable(await open())
    const { document } = await tab(storage)
    document.update(add('a'))
    document.update(({ list }) => ({ list: list.map((one) => ({ ...one, text: `${one.text}!` })) }))
    kill()
    const tabs = await Promise.all([1, 2, 3].map(async () => tab(await open())))
    await Promise.all(tabs.map(({ persistence }) => persistence.saved()))
    await Promise.all(tabs.map(({ persistence }) => persistence.refresh()))
    expect(tabs.map((one) => one.document.get())).toEqual(Array(3).fill({ list: [{ id: 'a', text: 'A!' }] }))
    expect(await reopened()).toEqual(['a'])
  })

  test('is stored although its record has not been read yet', async () => {
    const storage = await open()
    await writeValue(storage, KEY, { version: 0, data: { list: [note('old')] }, revision: 1, writer: 'x' })
    const { document } = await tab(await openStorage('elsewhere'))
    const persistence = openPersistence({ storage, channel: openChannel('deaf'), now: () => 1000 })
    const persisting = persistence.persist([document])
    document.update(add('a'))
    await persisting
    await persistence.saved()
    expect(await readRecord(await open())).toMatchObject({ data: { list: [note('old'), note('a')] } })
  })
})

test.each(TURNS)('a page that is left after %i turns and comes back continues normally', async (count) => {
  const storage = await open()
  const { document, persistence } = await tab(storage)
  document.update(add('a'))
  await waitTurns(count)
  persistence.leave()
  document.update(add('b'))
  await waitTurns(20)
  document.update(add('c'))
  await persistence.saved()
  expect(await readRecord(storage)).toMatchObject({ data: { list: ['a', 'b', 'c'].map(note) } })
  expect(idsIn(document.get())).toEqual(['a', 'b', 'c'])
  expect(storageIssues.getState()).toEqual([])
  expect(await reopened()).toEqual(['a', 'b', 'c'])
})

test('a page that is left and comes back unchanged stores what it was writing', async () => {
  const storage = await open()
  const { document, persistence } = await tab(storage)
  document.update(add('a'))
  await waitTurns(2)
  persistence.leave()
  await expect.poll(() => readRecord(storage)).toMatchObject({ data: { list: [note('a')] } })
  expect(storageIssues.getState()).toEqual([])
})

test('a page without changes does not overwrite those of another tab', async () => {
  const storage = await open()
  const { document, persistence } = await tab(storage)
  document.update(add('a'))
  await persistence.saved()
  const other = await tab(storage)
  other.document.update(add('b'))
  await other.persistence.saved()
  persistence.leave()
  expect(await reopened()).toEqual(['a', 'b'])
})

test('data of a newer program is not touched, and nothing is added to its journal', async () => {
  const storage = await open()
  const future = { version: 7, data: 'unknown', revision: 3, writer: 'x' }
  await writeValue(storage, KEY, future)
  const { document, persistence } = await tab(storage)
  document.update(add('a'))
  persistence.leave()
  await persistence.saved()
  expect(await readRecord(await open())).toEqual(future)
  expect(await keysOf(storage)).toEqual([KEY])
})

describe('a journal entry', () => {
  const ENTRY = 'journal:notes:gone:00000001'
  const ASIDE = `aside:notes:1000:${ENTRY}`
  const patches = [{ at: ['list'], removed: [], added: [note('n')], from: [], to: ['n'] }]

  test('of a newer program is left to it', async () => {
    const storage = await open()
    await writeValue(storage, ENTRY, { version: 3, patches })
    const { document } = await tab(storage)
    expect(idsIn(document.get())).toEqual([])
    expect(await keysOf(storage)).toEqual([ENTRY])
  })

  test.each([
    ['is no entry', 'rubbish'],
    ['has damaged patches', { version: 0, patches: [{ at: 7 }] }],
    ['leads to no valid value', { version: 0, patches: [{ at: ['list'], from: [], to: 'no list' }] }],
  ])('that %s is kept apart and reported; the page boots', async (_what, entry) => {
    const storage = await open()
    await writeValue(storage, KEY, { version: 0, data: { list: [] }, revision: 1, writer: 'x' })
    await writeValue(storage, ENTRY, entry)
    const { document, persistence } = await tab(storage)
    document.update(add('a'))
    await persistence.saved()
    expect(idsIn(document.get())).toEqual(['a'])
    expect(await keysOf(storage)).toEqual([ASIDE, KEY])
    expect(await storage.read([ASIDE])).toEqual([entry])
    expect(storageIssues.getState()).toMatchObject([{ at: 'quarantined', key: ASIDE }])
  })

  test('beside another that cannot be read is kept apart from it', async () => {
    const storage = await open()
    const entries = [ENTRY, ENTRY.replace('1', '2')]
    for (const key of entries) await writeValue(storage, key, key)
    await tab(storage)
    expect(await keysOf(storage)).toEqual(entries.map((key) => `aside:notes:1000:${key}`))
  })
})
