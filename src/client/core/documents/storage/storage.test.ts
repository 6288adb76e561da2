import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStorage, runsOf, type Storage } from './storage.ts'
import { storageIssues } from './storage-issues.ts'

let database = 0
const name = () => `storage-${database}`
const put = (storage: Storage, key: string, value: unknown) =>
  storage.write(async (transaction) => transaction.put(key, value))

/** Settles an IndexedDB request. */
const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  database += 1
  storageIssues.setState([], true)
  vi.restoreAllMocks()
})

describe('an open page', () => {
  test('lets go of the database when another page deletes it, says so once, and opens it again', async () => {
    const storage = await openStorage(name())
    await put(storage, 'a', 1)
    for (const _ of [1, 2]) {
      await settled(indexedDB.deleteDatabase(name()))
      expect(storageIssues.getState()).toEqual([{ at: 'released' }])
      expect(await storage.read(['a'])).toEqual([undefined])
      await put(storage, 'a', 2)
      expect(await storage.read(['a'])).toEqual([2])
    }
  })

  test('lets go of it when a newer program upgrades it, and writes nothing into that', async () => {
    const storage = await openStorage(name())
    await put(storage, 'a', 1)
    const upgraded = await settled(indexedDB.open(name(), 2))
    await expect(put(storage, 'a', 2)).rejects.toThrow()
    await expect(storage.putAtOnce('a', 2)).rejects.toThrow()
    expect(await settled(upgraded.transaction('values').objectStore('values').get('a'))).toBe(1)
  })
})

describe('a value put at once', () => {
  test('is stored ahead of a write that yields, which runs again', async () => {
    const storage = await openStorage(name())
    const seen: unknown[] = []
    const yielding = storage.write(async (transaction) => {
      seen.push(await transaction.get('a'))
      await transaction.get('a')
      transaction.put('b', 'slow')
      return seen.length
    }, true)
    await Promise.resolve() // it has begun
    await storage.putAtOnce('a', 'at once')
    expect(await yielding).toBe(seen.length)
    expect(seen.at(-1)).toBe('at once')
    expect(await storage.read(['a', 'b'])).toEqual(['at once', 'slow'])
  })

  test('does not bring back a write that has been given up', async () => {
    const storage = await openStorage(name())
    const yielding = expect(
      storage.write(async (transaction) => {
        await transaction.get('a')
        await transaction.get('a')
        transaction.put('a', 'slow')
      }, true),
    ).rejects.toThrow('abort')
    await Promise.resolve() // it has begun
    storage.abortWaiting()
    await yielding
    expect(await storage.read(['a'])).toEqual([undefined])
  })

  test('shares one transaction with the others of its turn: all are stored, or none', async () => {
    const storage = await openStorage(name())
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await Promise.all(['a', 'b', 'c'].map((key) => storage.putAtOnce(key, key)))
    await storage.putAtOnce('d', 'd')
    expect(begun).toHaveBeenCalledTimes(2)
    begun.mockRestore()
    expect(await storage.read(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
    await expect(storage.putAtOnce('a', () => {})).rejects.toThrow()
    expect(await storage.read(['a'])).toEqual(['a'])
  })

  test('does not abort any other write', async () => {
    const storage = await openStorage(name())
    const other = put(storage, 'picture', 1)
    await storage.putAtOnce('a', 2)
    await other
    expect(await storage.read(['picture', 'a'])).toEqual([1, 2])
  })
})

test('the keys of a prefix are those that begin with it', async () => {
  const storage = await openStorage(name())
  for (const key of ['aside', 'aside:a:1', 'aside:b:1', 'asidf']) await put(storage, key, 1)
  expect(await storage.write((transaction) => transaction.keys('aside:'))).toEqual(['aside:a:1', 'aside:b:1'])
})

describe('many values', () => {
  test('are read in the order of their keys, whatever lies between; of those that are missing nothing', async () => {
    const storage = await openStorage(name())
    const keys = Array.from({ length: 40 }, (_, n) => `document:${n}`)
    for (const key of keys) if (!key.endsWith('7')) await put(storage, key, `value of ${key}`)
    const wanted = keys.filter((key) => !key.endsWith('3')).toReversed()
    const expected = wanted.map((key) => (key.endsWith('7') ? undefined : `value of ${key}`))
    expect(await storage.read(wanted)).toEqual(expected)
    expect(await storage.read(wanted.map((key) => `${key}:none`))).toEqual(wanted.map(() => undefined))
  })

  test('are asked for in runs, without a value that is not wanted', () => {
    expect(runsOf(['a', 'b', 'c', 'd', 'e'], new Set(['a', 'b', 'd', 'e', 'f']))).toEqual([
      ['a', 'b'],
      ['d', 'e'],
    ])
    expect(runsOf([], new Set(['a']))).toEqual([])
  })
})
