import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { openChannel } from './channel.ts'
import { type AnyDocument, defineDocument } from './document.ts'
import { openPersistence } from './persistence.ts'
import { strictSchema } from './schema.ts'
import { openStorage, type Storage } from './storage.ts'
import { storageIssues } from './storage-issues.ts'

interface List {
  readonly list: readonly string[]
}
const notes = () =>
  defineDocument<List>({
    id: 'notes',
    section: 'notes',
    initial: { list: [] },
    schema: strictSchema(v.strictObject({ list: v.array(v.string()) })),
  })
const add = (text: string) => (now: List) => ({ list: [...now.list, text] })
let database = 0
const open = () => openStorage(`races-${database}`)

/** A tab of its own, deaf to the others unless it is given a channel. */
async function tab(storage: Storage, document: AnyDocument = notes(), channel = `deaf ${Math.random()}`) {
  const keeper = openPersistence({ storage, channel: openChannel(channel), now: () => 1000 })
  await keeper.persist([document])
  return { document, keeper }
}

const put = (storage: Storage, value: unknown) =>
  storage.write(async (transaction) => transaction.put('document:notes', value))

/** Everything that storage holds, as text: what is not in it is lost. */
const everything = (storage: Storage) =>
  storage.write(async (transaction) =>
    JSON.stringify(await Promise.all((await transaction.keys()).map((key) => transaction.get(key)))),
  )

async function stored(storage: Storage): Promise<readonly string[]> {
  const [record] = await storage.read(['document:notes'])
  return (record as { data: List }).data.list
}

const RUBBISH = { version: 0, data: 'RUBBISH', revision: 4, writer: 'x' }

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database += 1
  storageIssues.setState([], true)
})

describe('changes', () => {
  test('in two deaf tabs, hundreds at once, are all there, each once', async () => {
    const [a, b] = [await tab(await open()), await tab(await open())]
    for (let round = 0; round < 150; round += 1) {
      a.document.update(add(`a${round}`))
      b.document.update(add(`b${round}`))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await a.keeper.saved()
    await b.keeper.saved()
    const rounds = Array.from({ length: 150 }, (_, round) => [`a${round}`, `b${round}`]).flat()
    expect((await stored(await open())).toSorted()).toEqual(rounds.toSorted())
  })

  test('made while a write is reading are neither lost nor made twice', async () => {
    const storage = await open()
    let between = () => {}
    const slow: Storage = {
      ...storage,
      write: (work) =>
        storage.write((transaction) =>
          work({ ...transaction, get: (key) => transaction.get(key).finally(() => between()) }),
        ),
    }
    const a = await tab(slow)
    between = () => {
      between = () => {}
      a.document.update(add('second'))
    }
    a.document.update(add('first'))
    await a.keeper.saved()
    await (await tab(storage)).keeper.saved()
    const b = await tab(storage)
    b.document.update(add('b'))
    await b.keeper.saved()
    a.document.update(add('third'))
    await a.keeper.saved()
    expect((await stored(storage)).toSorted()).toEqual(['b', 'first', 'second', 'third'])
  })

  test('that makes no sense any more on what another tab wrote is left out, and stops none after it', async () => {
    const storage = await open()
    const [a, b] = [await tab(storage), await tab(storage)]
    a.document.update(add('x'))
    await a.keeper.saved()
    await b.keeper.refresh()
    b.document.update(() => ({ list: [] }))
    await b.keeper.saved()
    a.document.update(({ list: [first] }: List) => {
      if (first === undefined) throw new Error('there is no first')
      return { list: [first.toUpperCase()] }
    })
    await a.keeper.saved()
    a.document.update(add('later'))
    await a.keeper.saved()
    expect(await stored(storage)).toEqual(['later'])
  })

  test('made before storage has been read survive the reading', async () => {
    const storage = await open()
    await put(storage, { version: 0, data: { list: ['old'] }, revision: 1, writer: 'x' })
    const document = notes()
    const keeper = openPersistence({ storage, channel: openChannel('early') })
    const keeping = keeper.persist([document])
    document.update(add('early'))
    await keeping
    await keeper.saved()
    expect(document.get().list).toEqual(['old', 'early'])
    expect(await stored(storage)).toEqual(['old', 'early'])
  })

  test('of another tab that come while storage is being read are heard', async () => {
    const storage = await open()
    const channel = `shared ${database}`
    const a = await tab(storage, notes(), channel)
    let once = true
    const slow: Storage = {
      ...storage,
      async read(keys) {
        const values = await storage.read(keys)
        if (!once) return values
        once = false
        a.document.update(add('meanwhile'))
        await a.keeper.saved()
        await new Promise((resolve) => setTimeout(resolve, 30))
        return values
      },
    }
    const b = await tab(slow, notes(), channel)
    await expect.poll(() => b.document.get().list).toEqual(['meanwhile'])
  })

  test('are kept even when a listener throws', async () => {
    const storage = await open()
    const { document, keeper } = await tab(storage)
    document.subscribe(() => {
      throw new Error('a view is broken')
    })
    expect(() => document.update(add('kept'))).toThrow('broken')
    await keeper.saved()
    expect(await stored(storage)).toEqual(['kept'])
  })

  test('made from within a listener come after the one that they answer', async () => {
    const storage = await open()
    const [a, b] = [await tab(storage), await tab(storage)]
    b.document.update(add('b'))
    await b.keeper.saved()
    a.document.subscribe((now: List) => {
      if (now.list.at(-1) === 'one') a.document.update(add('two'))
    })
    a.document.update(add('one'))
    await a.keeper.saved()
    expect(await stored(storage)).toEqual(['b', 'one', 'two'])
  })

  test('count from the beginning after storage was cleared, and are told apart by who wrote them', async () => {
    const storage = await open()
    const a = await tab(storage)
    a.document.update(add('a'))
    await a.keeper.saved()
    await storage.write(async (transaction) => transaction.remove('document:notes'))
    const c = await tab(storage)
    c.document.update(add('c'))
    await c.keeper.saved()
    a.document.update(add('a again'))
    await a.keeper.saved()
    expect(await stored(storage)).toEqual(['c', 'a again'])
  })
})

describe('unreadable bytes', () => {
  test('outlive two tabs that open on them at once', async () => {
    const storage = await open()
    await put(storage, RUBBISH)
    await Promise.all([tab(await open()), tab(await open())])
    expect(await everything(storage)).toContain('RUBBISH')
  })

  test('outlive a disk that was full when they were found', async () => {
    const storage = await open()
    await put(storage, RUBBISH)
    let full = true
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const { document, keeper } = await tab({ ...storage, write: (work) => (full ? refuse() : storage.write(work)) })
    full = false
    document.update(add('new'))
    await keeper.saved()
    expect(await everything(storage)).toContain('RUBBISH')
    expect(await stored(storage)).toEqual(['new'])
  })

  test('that another tab wrote in between are set aside before this one writes', async () => {
    const storage = await open()
    const { document, keeper } = await tab(storage)
    document.update(add('a'))
    await keeper.saved()
    await put(storage, { ...RUBBISH, revision: 40 })
    document.update(add('b'))
    await keeper.saved()
    expect(await everything(storage)).toContain('RUBBISH')
    expect(await stored(storage)).toEqual(['a', 'b'])
  })

  test('never cost what a newer program has written in their place', async () => {
    const storage = await open()
    await put(storage, RUBBISH)
    const future = { version: 7, data: 'future', revision: 5, writer: 'y' }
    const racing: Storage = { ...storage, read: (keys) => storage.read(keys).finally(() => put(storage, future)) }
    const { document, keeper } = await tab(racing)
    document.update(add('x'))
    await keeper.saved()
    expect(await storage.read(['document:notes'])).toEqual([future])
  })

  test('in a place of their own do not make the other documents look new', async () => {
    const storage = await open()
    await put(storage, { version: 0, data: { list: ['a'] }, revision: 1, writer: 'x' })
    const bad = defineDocument<number>({
      id: 'bad',
      section: 'more',
      initial: 0,
      schema: strictSchema(v.number()),
    })
    const failing = new DOMException('Failed to read large IndexedDB value', 'DataError')
    const faulty: Storage = {
      ...storage,
      read: (keys) => (keys.includes('document:bad') ? Promise.reject(failing) : storage.read(keys)),
    }
    const document = notes()
    const keeper = openPersistence({ storage: faulty, channel: openChannel('x') })
    await keeper.persist([document, bad])
    expect(keeper.wasStored(document)).toBe(true)
    expect(document.get().list).toEqual(['a'])
  })
})

test.each([
  ['no number', { toString: 0, valueOf: 0 }],
  ['the largest', Number.MAX_SAFE_INTEGER],
  ['NaN', Number.NaN],
])('a revision that is %s neither stops the boot nor makes tabs deaf', async (_what, revision) => {
  const storage = await open()
  await put(storage, { version: 0, data: { list: ['a'] }, revision, writer: 'x' })
  const [a, b] = [await tab(storage), await tab(storage)]
  a.document.update(add('b'))
  await a.keeper.saved()
  await b.keeper.refresh()
  expect(b.document.get().list).toEqual(['a', 'b'])
})
