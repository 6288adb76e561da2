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

/** A tab that hears no other. */
async function tab(storage: Storage) {
  const document = defineDocument<List>({
    id: 'notes',
    section: 'notes',
    initial: { list: [] },
    schema: strictSchema(v.strictObject({ list: v.array(v.string()) })),
  })
  const keeper = openPersistence({ storage, channel: openChannel(`deaf ${Math.random()}`), now: () => 1000 })
  await keeper.persist([document])
  return { document, keeper }
}

const put = (storage: Storage, value: unknown) =>
  storage.write(async (transaction) => transaction.put('document:notes', value))
const stored = async (storage: Storage) => (await storage.read(['document:notes']))[0]

/** Lets a write go on by itself as far as it gets in so many turns of the event loop. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database += 1
  storageIssues.setState([], true)
})

/** Storage as a page has it that can be gone: from then on no answer reaches it. */
function mortal(storage: Storage) {
  let gone = false
  const get = (value: unknown) => (gone ? new Promise(() => {}) : value)
  const write: Storage['write'] = (work) =>
    storage.write((transaction) => work({ ...transaction, get: (key) => transaction.get(key).then(get) }))
  return { storage: { ...storage, write }, end: () => (gone = true) }
}

test.each([0, 1, 2, 3, 4, 5, 6, 8])('a change is kept, left %i turns after it was made', async (count) => {
  const { storage, end } = mortal(await open())
  const { document, keeper } = await tab(storage)
  document.update(add('a'))
  await keeper.saved()
  document.update(add('b'))
  await turns(count)
  keeper.flushOnExit()
  end()
  expect((await tab(await open())).document.get().list).toEqual(['a', 'b'])
})

test.each([0, 1, 2, 3, 4, 5, 6, 8])(
  'a page left after %i turns that comes back goes on as if nothing had been',
  async (count) => {
    const storage = await open()
    const { document, keeper } = await tab(storage)
    document.update(add('a'))
    await turns(count)
    keeper.flushOnExit()
    document.update(add('b'))
    await turns(20)
    document.update(add('c'))
    await keeper.saved()
    expect(await stored(storage)).toMatchObject({ data: { list: ['a', 'b', 'c'] } })
    expect(document.get().list).toEqual(['a', 'b', 'c'])
    expect(storageIssues.getState()).toEqual([])
  },
)

test('the first change of all is kept', async () => {
  const { storage, end } = mortal(await open())
  const { document, keeper } = await tab(storage)
  document.update(add('a'))
  keeper.flushOnExit()
  end()
  expect((await tab(await open())).document.get().list).toEqual(['a'])
})

test('what another tab wrote meanwhile is not written over by a page that has nothing to say', async () => {
  const storage = await open()
  const { document, keeper } = await tab(storage)
  document.update(add('a'))
  await keeper.saved()
  const other = await tab(storage)
  other.document.update(add('b'))
  await other.keeper.saved()
  keeper.flushOnExit()
  expect(await stored(await open())).toMatchObject({ data: { list: ['a', 'b'] } })
})

test('what a newer program owns is left alone', async () => {
  const storage = await open()
  const future = { version: 7, data: 'unknown', revision: 3, writer: 'x' }
  await put(storage, future)
  const { document, keeper } = await tab(storage)
  document.update(add('a'))
  keeper.flushOnExit()
  expect(await stored(await open())).toEqual(future)
})

test('what has not been read yet is not written over by what the page begins with', async () => {
  const storage = await open()
  await put(storage, { version: 0, data: { list: ['old'] }, revision: 1, writer: 'x' })
  const document = (await tab(memoryStorage())).document
  const keeper = openPersistence({ storage, channel: openChannel('deaf'), now: () => 1000 })
  void keeper.persist([document])
  document.update(add('a'))
  keeper.flushOnExit()
  expect(await stored(await open())).toMatchObject({ data: { list: ['old', 'a'] } })
})
