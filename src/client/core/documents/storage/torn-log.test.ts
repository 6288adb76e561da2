import 'fake-indexeddb/auto'
import { IDBFactory, IDBVersionChangeEvent } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStorage, type Storage } from './storage.ts'
import { storageIssues } from './storage-issues.ts'
import { checkLog, isLogTorn, noteTornLog } from './torn-log.ts'

let database = 0
const name = () => `torn-log-${database}`
const put = (storage: Storage, key: string, value: unknown) =>
  storage.write(async (transaction) => transaction.put(key, value))

/** What `localStorage` is to the page. */
function flags() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
}

/** The mark of a secure page, and its files; without `room` none can be written. */
function securePage() {
  const marks = new Map<string, Response>()
  const cache = {
    async put(url: string, response: Response) {
      if (!/^https?:/.test(url)) throw new TypeError('unsupported scheme') // as on pages of an extension
      marks.set(url, response)
    },
    match: async (url: string) => marks.get(url),
    delete: async (url: string) => marks.delete(url),
  }
  const files = new Map<string, number>()
  const disk = { room: true }
  const folder = {
    getFileHandle: async (file: string) => ({
      createWritable: async () => ({
        async write(bytes: Uint8Array) {
          if (!disk.room) throw new DOMException('full', 'InvalidStateError')
          files.set(file, bytes.length)
        },
        async close() {},
      }),
      getFile: async () => ({ size: files.get(file) ?? 0 }),
    }),
    removeEntry: async (file: string) => files.delete(file),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } })
  return { disk, files }
}

/** Lets the browser abort every transaction that puts something, as on a full disk. */
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    return this.add(0, 'a') // it is there
  })

/** The keys that are put, and the databases that are deleted, in their order. */
function watchDatabase() {
  const events: string[] = []
  const { put: originalPut } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    events.push(`put ${String(key)}`)
    return originalPut.call(this, value, key)
  })
  const { deleteDatabase } = IDBFactory.prototype
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (this: IDBFactory, deleted) {
    events.push(`delete ${deleted}`)
    return deleteDatabase.call(this, deleted)
  })
  return events
}

/** Opens storage, and a way to let the browser close its database as after a failure. */
async function openFailing() {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const storage = await openStorage(name())
  await storage.read(['a'])
  const opened = begun.mock.contexts.at(-1)
  begun.mockRestore()
  return { storage, closeByBrowser: () => closeByBrowser(opened) }
}

function closeByBrowser(opened: unknown) {
  if (opened instanceof IDBDatabase)
    opened.dispatchEvent(Object.assign(new IDBVersionChangeEvent('close'), { eventPath: [] }))
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database += 1
  storageIssues.setState([], true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.stubGlobal('localStorage', flags())
})

describe('the log is renewed, once, before the next write of any page', () => {
  test.each([
    ['write', (storage: Storage) => put(storage, 'a', 1)],
    ['value put at once', (storage: Storage) => storage.putAtOnce('a', 1)],
  ] as const)('after a %s has failed', async (_, fail) => {
    const storage = await openStorage(name())
    await put(storage, 'a', 0)
    const disk = fillDisk()
    await expect(fail(storage)).rejects.toThrow()
    disk.mockRestore()
    const reloaded = await openStorage(name())
    const events = watchDatabase()
    await put(reloaded, 'a', 3)
    await put(reloaded, 'a', 4)
    expect(events).toEqual(['delete genkan-scratch', 'put a', 'put a'])
    expect(await reloaded.write((transaction) => transaction.keys())).toEqual(['a'])
  })

  test('after the browser has closed the database, also before values that are put at once', async () => {
    const { storage, closeByBrowser } = await openFailing()
    closeByBrowser()
    const events = watchDatabase()
    await Promise.all([storage.putAtOnce('a', 1), put(storage, 'b', 2)])
    expect(events).toEqual(['delete genkan-scratch', 'put a', 'put b'])
  })

  test('and again when another write fails meanwhile', async () => {
    const { storage, closeByBrowser } = await openFailing()
    closeByBrowser()
    const { deleteDatabase } = IDBFactory.prototype
    vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementationOnce(function (this: IDBFactory, deleted) {
      noteTornLog()
      return deleteDatabase.call(this, deleted)
    })
    await put(storage, 'a', 1)
    expect(isLogTorn()).toBe(true)
    await put(storage, 'a', 2)
    expect(isLogTorn()).toBe(false)
  })

  test('but not after work that throws, or a write that was given up', async () => {
    const storage = await openStorage(name())
    await expect(storage.write(async () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
    const waiting = storage.write(async (transaction) => {
      await transaction.get('a')
      storage.abortWaiting()
      await transaction.get('a')
    })
    await expect(waiting).rejects.toThrow()
    const events = watchDatabase()
    await put(storage, 'a', 1)
    expect(events).toEqual(['put a'])
  })
})

test('as long as a secure page has no room, nothing is appended and a write is told that the disk is full', async () => {
  const { disk, files } = securePage()
  const { storage, closeByBrowser } = await openFailing()
  closeByBrowser()
  disk.room = false
  const events = watchDatabase()
  await expect(put(storage, 'a', 1)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(events).toEqual([])
  disk.room = true
  await put(storage, 'a', 2)
  expect(events).toEqual(['delete genkan-scratch', 'put a'])
  expect(files.size).toBe(0) // the room is given back
})

test('a log that was torn in a browser that could store no flag is renewed by the next page', async () => {
  securePage()
  const { closeByBrowser } = await openFailing()
  const events = watchDatabase()
  await checkLog() // the database is new
  expect(events).toEqual([])
  closeByBrowser()
  vi.stubGlobal('localStorage', flags()) // the browser is started again
  expect(isLogTorn()).toBe(false)
  await checkLog()
  await checkLog()
  expect(events).toEqual(['delete genkan-scratch'])
})

test('a transaction that Chromium forgets as it closes the database fails, and so do its reads', async () => {
  const storage = await openStorage(name())
  const { transaction: transact } = IDBDatabase.prototype
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new EventTarget() as IDBRequest)
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...call
  ) {
    const transaction = transact.apply(this, call)
    for (const name of ['oncomplete', 'onabort']) Object.defineProperty(transaction, name, { set() {} })
    return transaction
  })
  const answers = Promise.allSettled([storage.write((transaction) => transaction.get('a')), storage.read(['a'])])
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2))
  closeByBrowser(begun.mock.contexts.at(-1))
  get.mockRestore()
  begun.mockRestore()
  expect(await answers).toMatchObject([{ reason: { name: 'AbortError' } }, { reason: { name: 'AbortError' } }])
  await put(storage, 'a', 1)
  expect(await storage.read(['a'])).toEqual([1])
})

describe('an empty database in the place of a broken one', () => {
  async function openAndEmpty() {
    const { storage, closeByBrowser } = await openFailing()
    const emptied = vi.fn()
    storage.onEmptied(emptied)
    closeByBrowser()
    globalThis.indexedDB = new IDBFactory()
    return { storage, emptied }
  }

  test('is told of', async () => {
    const { storage, emptied } = await openAndEmpty()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error', 'UnknownError')
    })
    await expect(put(storage, 'a', 1)).rejects.toThrow('Internal error')
    open.mockRestore()
    await put(storage, 'a', 2)
    expect(emptied).toHaveBeenCalledOnce()
  })

  test('is none after the user has cleared the data', async () => {
    const { storage, emptied } = await openAndEmpty()
    await put(storage, 'a', 2)
    expect(emptied).not.toHaveBeenCalled()
  })
})
