import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { openChannel } from '../../tabs/channel.ts'
import { type AnyDocument, defineDocument } from '../document.ts'
import { strictSchema } from '../schemas/schema.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { storageIssues } from '../storage/storage-issues.ts'
import { openPersistence } from './persistence.ts'

interface List {
  readonly list: readonly string[]
}
const notes = () =>
  defineDocument<List>({
    id: 'notes',
    section: 'notes',
    travels: 'device',
    initial: { list: [] },
    schema: strictSchema(v.strictObject({ list: v.array(v.string()) })),
  })
const add = (text: string) => (now: List) => ({ list: [...now.list, text] })
let database = 0
const open = () => openStorage(`races-${database}`)

/** A tab; without a shared channel it receives no messages of others. */
async function tab(storage: Storage, document: AnyDocument = notes(), channel = `deaf ${Math.random()}`) {
  const persistence = openPersistence({ storage, channel: openChannel(channel), now: () => 1000 })
  await persistence.persist([document])
  return { document, persistence }
}

const writeRecord = (storage: Storage, value: unknown) =>
  storage.write(async (transaction) => transaction.put('document:notes', value))

/** The whole content of storage as text. */
const storageText = (storage: Storage) =>
  storage.write(async (transaction) =>
    JSON.stringify(await Promise.all((await transaction.keys()).map((key) => transaction.get(key)))),
  )

async function readList(storage: Storage): Promise<readonly string[]> {
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
  test('made by the hundred in two tabs without messages are all stored exactly once', async () => {
    const [a, b] = [await tab(await open()), await tab(await open())]
    for (let round = 0; round < 150; round += 1) {
      a.document.update(add(`a${round}`))
      b.document.update(add(`b${round}`))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await a.persistence.saved()
    await b.persistence.saved()
    const rounds = Array.from({ length: 150 }, (_, round) => [`a${round}`, `b${round}`]).flat()
    expect((await readList(await open())).toSorted()).toEqual(rounds.toSorted())
  })

  test('made while a write is reading are neither lost nor applied twice', async () => {
    const storage = await open()
    let betweenReads = () => {}
    const slow: Storage = {
      ...storage,
      write: (work) =>
        storage.write((transaction) =>
          work({ ...transaction, get: (key) => transaction.get(key).finally(() => betweenReads()) }),
        ),
    }
    const a = await tab(slow)
    betweenReads = () => {
      betweenReads = () => {}
      a.document.update(add('second'))
    }
    a.document.update(add('first'))
    await a.persistence.saved()
    await (await tab(storage)).persistence.saved()
    const b = await tab(storage)
    b.document.update(add('b'))
    await b.persistence.saved()
    a.document.update(add('third'))
    await a.persistence.saved()
    expect((await readList(storage)).toSorted()).toEqual(['b', 'first', 'second', 'third'])
  })

  test('that throws on the value of another tab is skipped, and later ones are applied', async () => {
    const storage = await open()
    const [a, b] = [await tab(storage), await tab(storage)]
    a.document.update(add('x'))
    await a.persistence.saved()
    await b.persistence.refresh()
    b.document.update(() => ({ list: [] }))
    await b.persistence.saved()
    a.document.update(({ list: [first] }: List) => {
      if (first === undefined) throw new Error('there is no first')
      return { list: [first.toUpperCase()] }
    })
    await a.persistence.saved()
    a.document.update(add('later'))
    await a.persistence.saved()
    expect(await readList(storage)).toEqual(['later'])
  })

  test('made before storage has been read survive it', async () => {
    const storage = await open()
    await writeRecord(storage, { version: 0, data: { list: ['old'] }, revision: 1, writer: 'x' })
    const document = notes()
    const persistence = openPersistence({ storage, channel: openChannel('early') })
    const persisting = persistence.persist([document])
    document.update(add('early'))
    await persisting
    await persistence.saved()
    expect(document.get().list).toEqual(['old', 'early'])
    expect(await readList(storage)).toEqual(['old', 'early'])
  })

  test('of another tab that arrive while storage is being read are adopted', async () => {
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
        await a.persistence.saved()
        await new Promise((resolve) => setTimeout(resolve, 30))
        return values
      },
    }
    const b = await tab(slow, notes(), channel)
    await expect.poll(() => b.document.get().list).toEqual(['meanwhile'])
  })

  test('are stored even if a listener throws', async () => {
    const storage = await open()
    const { document, persistence } = await tab(storage)
    document.subscribe(() => {
      throw new Error('a view is broken')
    })
    expect(() => document.update(add('kept'))).toThrow('broken')
    await persistence.saved()
    expect(await readList(storage)).toEqual(['kept'])
  })

  test('made by a listener come after the one that it reacts to', async () => {
    const storage = await open()
    const [a, b] = [await tab(storage), await tab(storage)]
    b.document.update(add('b'))
    await b.persistence.saved()
    a.document.subscribe((now: List) => {
      if (now.list.at(-1) === 'one') a.document.update(add('two'))
    })
    a.document.update(add('one'))
    await a.persistence.saved()
    expect(await readList(storage)).toEqual(['b', 'one', 'two'])
  })

  test('are distinguished by writer where revisions count again after storage was cleared', async () => {
    const storage = await open()
    const a = await tab(storage)
    a.document.update(add('a'))
    await a.persistence.saved()
    await storage.write(async (transaction) => transaction.remove('document:notes'))
    const c = await tab(storage)
    c.document.update(add('c'))
    await c.persistence.saved()
    a.document.update(add('a again'))
    await a.persistence.saved()
    expect(await readList(storage)).toEqual(['c', 'a again'])
  })
})

describe('unreadable data', () => {
  test('survives two tabs that open on it at once', async () => {
    const storage = await open()
    await writeRecord(storage, RUBBISH)
    await Promise.all([tab(await open()), tab(await open())])
    expect(await storageText(storage)).toContain('RUBBISH')
  })

  test('survives a disk that was full when it was found', async () => {
    const storage = await open()
    await writeRecord(storage, RUBBISH)
    let full = true
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const { document, persistence } = await tab({
      ...storage,
      write: (work) => (full ? refuse() : storage.write(work)),
    })
    full = false
    document.update(add('new'))
    await persistence.saved()
    expect(await storageText(storage)).toContain('RUBBISH')
    expect(await readList(storage)).toEqual(['new'])
  })

  test('of another tab is quarantined before this one writes', async () => {
    const storage = await open()
    const { document, persistence } = await tab(storage)
    document.update(add('a'))
    await persistence.saved()
    await writeRecord(storage, { ...RUBBISH, revision: 40 })
    document.update(add('b'))
    await persistence.saved()
    expect(await storageText(storage)).toContain('RUBBISH')
    expect(await readList(storage)).toEqual(['a', 'b'])
  })

  test('is not quarantined over a record that a newer program has written meanwhile', async () => {
    const storage = await open()
    await writeRecord(storage, RUBBISH)
    const future = { version: 7, data: 'future', revision: 5, writer: 'y' }
    const racing: Storage = {
      ...storage,
      read: (keys) => storage.read(keys).finally(() => writeRecord(storage, future)),
    }
    const { document, persistence } = await tab(racing)
    document.update(add('x'))
    await persistence.saved()
    expect(await storage.read(['document:notes'])).toEqual([future])
  })

  test('under one key does not make other documents look new', async () => {
    const storage = await open()
    await writeRecord(storage, { version: 0, data: { list: ['a'] }, revision: 1, writer: 'x' })
    const bad = defineDocument<number>({
      id: 'bad',
      section: 'more',
      travels: 'device',
      initial: 0,
      schema: strictSchema(v.number()),
    })
    const failing = new DOMException('Failed to read large IndexedDB value', 'DataError')
    const faulty: Storage = {
      ...storage,
      read: (keys) => (keys.includes('document:bad') ? Promise.reject(failing) : storage.read(keys)),
    }
    const document = notes()
    const persistence = openPersistence({ storage: faulty, channel: openChannel('x') })
    await persistence.persist([document, bad])
    expect(persistence.wasStored(document)).toBe(true)
    expect(document.get().list).toEqual(['a'])
  })
})

test.each([
  ['no number', { toString: 0, valueOf: 0 }],
  ['the largest', Number.MAX_SAFE_INTEGER],
  ['NaN', Number.NaN],
])('a revision that is %s neither stops the boot nor the exchange between tabs', async (_what, revision) => {
  const storage = await open()
  await writeRecord(storage, { version: 0, data: { list: ['a'] }, revision, writer: 'x' })
  const [a, b] = [await tab(storage), await tab(storage)]
  a.document.update(add('b'))
  await a.persistence.saved()
  await b.persistence.refresh()
  expect(b.document.get().list).toEqual(['a', 'b'])
})
