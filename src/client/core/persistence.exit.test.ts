import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { openChannel } from './channel.ts'
import { defineDocument } from './document.ts'
import { openPersistence } from './persistence.ts'
import { strictSchema } from './schema.ts'
import { memoryStorage, openStorage, type Storage } from './storage.ts'
import { storageIssues } from './storage-issues.ts'

interface List {
  readonly list: readonly string[]
}
const add = (text: string) => (now: List) => ({ list: [...now.list, text] })
let database = 0
const open = () => openStorage(`leave-${database}`)

/** A tab that receives no messages of others. */
async function tab(storage: Storage) {
  const document = defineDocument<List>({
    id: 'notes',
    section: 'notes',
    initial: { list: [] },
    schema: strictSchema(v.strictObject({ list: v.array(v.string()) })),
  })
  const persistence = openPersistence({ storage, channel: openChannel(`deaf ${Math.random()}`), now: () => 1000 })
  await persistence.persist([document])
  return { document, persistence }
}

const writeRecord = (storage: Storage, value: unknown) =>
  storage.write(async (transaction) => transaction.put('document:notes', value))
const readRecord = async (storage: Storage) => (await storage.read(['document:notes']))[0]

/** Waits for this many turns of the event loop, in which a write proceeds. */
async function waitTurns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database += 1
  storageIssues.setState([], true)
})

/** Storage of a page that can be killed: from then on it receives no results. */
function killable(storage: Storage) {
  let gone = false
  const unlessGone = (value: unknown) => (gone ? new Promise(() => {}) : value)
  const write: Storage['write'] = (work) =>
    storage.write((transaction) => work({ ...transaction, get: (key) => transaction.get(key).then(unlessGone) }))
  return { storage: { ...storage, write }, kill: () => (gone = true) }
}

test.each([0, 1, 2, 3, 4, 5, 6, 8])(
  'a change is stored if the page is left %i turns of the event loop after it',
  async (count) => {
    const { storage, kill } = killable(await open())
    const { document, persistence } = await tab(storage)
    document.update(add('a'))
    await persistence.saved()
    document.update(add('b'))
    await waitTurns(count)
    persistence.flushOnExit()
    kill()
    expect((await tab(await open())).document.get().list).toEqual(['a', 'b'])
  },
)

test.each([0, 1, 2, 3, 4, 5, 6, 8])(
  'a page that is left after %i turns and comes back continues normally',
  async (count) => {
    const storage = await open()
    const { document, persistence } = await tab(storage)
    document.update(add('a'))
    await waitTurns(count)
    persistence.flushOnExit()
    document.update(add('b'))
    await waitTurns(20)
    document.update(add('c'))
    await persistence.saved()
    expect(await readRecord(storage)).toMatchObject({ data: { list: ['a', 'b', 'c'] } })
    expect(document.get().list).toEqual(['a', 'b', 'c'])
    expect(storageIssues.getState()).toEqual([])
  },
)

test('the very first change is stored', async () => {
  const { storage, kill } = killable(await open())
  const { document, persistence } = await tab(storage)
  document.update(add('a'))
  persistence.flushOnExit()
  kill()
  expect((await tab(await open())).document.get().list).toEqual(['a'])
})

test('a page without changes does not overwrite those of another tab', async () => {
  const storage = await open()
  const { document, persistence } = await tab(storage)
  document.update(add('a'))
  await persistence.saved()
  const other = await tab(storage)
  other.document.update(add('b'))
  await other.persistence.saved()
  persistence.flushOnExit()
  expect(await readRecord(await open())).toMatchObject({ data: { list: ['a', 'b'] } })
})

test('data of a newer program is not touched', async () => {
  const storage = await open()
  const future = { version: 7, data: 'unknown', revision: 3, writer: 'x' }
  await writeRecord(storage, future)
  const { document, persistence } = await tab(storage)
  document.update(add('a'))
  persistence.flushOnExit()
  expect(await readRecord(await open())).toEqual(future)
})

test('a record that has not been read yet is not overwritten by the initial value', async () => {
  const storage = await open()
  await writeRecord(storage, { version: 0, data: { list: ['old'] }, revision: 1, writer: 'x' })
  const document = (await tab(memoryStorage())).document
  const persistence = openPersistence({ storage, channel: openChannel('deaf'), now: () => 1000 })
  void persistence.persist([document])
  document.update(add('a'))
  persistence.flushOnExit()
  expect(await readRecord(await open())).toMatchObject({ data: { list: ['old', 'a'] } })
})
