import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

/** Reads and writes keys of one transaction; it ends when the work has asked for nothing more. */
export interface Transaction {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): void
  remove(key: string): void
  keys(): Promise<readonly string[]>
}

/** A place for keyed values in which a transaction happens whole or not at all, one after the other in all tabs. */
export interface Storage {
  /** False when values live only as long as the page: the browser gave us no database. */
  readonly durable: boolean
  read(keys: readonly string[]): Promise<readonly unknown[]>
  /** Runs `work` in one transaction. Rejects, with nothing written, when the disk is full or `work` throws. */
  write<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>
  /** Puts values as the page is left, when no answer comes any more; transactions that still wait for one are given up. */
  flushOnExit(values: readonly (readonly [key: string, value: unknown])[]): void
}

/** Milliseconds after which a database that does not open counts as none: browsers have hung here for ever. */
const OPEN_MS = 3000

/** Opens IndexedDB, or a memory of this page where the browser has none or refuses it (private windows, broken profile). */
export async function openStorage(name: string): Promise<Storage> {
  try {
    const store = createStore(name, 'values')
    await within(
      OPEN_MS,
      store('readonly', (values) => promisifyRequest(values.count())),
    )
    return databaseStorage(store)
  } catch {
    return memoryStorage()
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('too late')), ms))
  return Promise.race([work, late])
}

function databaseStorage(store: UseStore): Storage {
  const underWay = new Set<IDBTransaction>()
  return {
    durable: true,
    read: (keys) =>
      store('readonly', (values) => Promise.all(keys.map((key) => promisifyRequest<unknown>(values.get(key))))),
    write: (work) =>
      store('readwrite', async (values) => {
        const done = ended(values.transaction)
        underWay.add(values.transaction)
        done.catch(() => {}) // an abort while `work` still runs is reported by `work` or by the await below
        try {
          const result = await work({
            get: (key) => promisifyRequest<unknown>(values.get(key)),
            put: (key, value) => void values.put(value, key),
            remove: (key) => void values.delete(key),
            keys: () => promisifyRequest(values.getAllKeys()).then((keys) => keys.map(String)),
          })
          await done
          return result
        } catch (error) {
          abort(values.transaction)
          throw error
        } finally {
          underWay.delete(values.transaction)
        }
      }),
    flushOnExit(entries) {
      if (entries.length === 0) return
      for (const one of underWay) abort(one) // they are first in the queue, and the page does not live to end them
      void store('readwrite', async (values) => {
        for (const [key, value] of entries) values.put(value, key)
        values.transaction.commit() // nobody will be there to let it end by itself
      })
    },
  }
}

/** A full disk is told by the transaction's abort, not by the request that filled it. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('the write was taken back', 'AbortError'))
  })
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // it has already ended
  }
}

/** Values that live as long as the page; for browsers without a database, and for tests. */
export function memoryStorage(values = new Map<string, unknown>()): Storage {
  let last: Promise<unknown> = Promise.resolve()
  return {
    durable: false,
    read: async (keys) => keys.map((key) => values.get(key)),
    write(work) {
      const run = last.then(async () => {
        const draft = new Map(values)
        const result = await work({
          get: async (key) => draft.get(key),
          put: (key, value) => void draft.set(key, structuredClone(value)),
          remove: (key) => void draft.delete(key),
          keys: async () => [...draft.keys()],
        })
        values.clear()
        for (const [key, value] of draft) values.set(key, value)
        return result
      })
      last = run.catch(() => {})
      return run
    },
    flushOnExit(entries) {
      for (const [key, value] of entries) values.set(key, structuredClone(value))
    },
  }
}
