import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

/** Reads and writes within one transaction, which ends when there are no more requests. */
export interface Transaction {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): void
  remove(key: string): void
  keys(): Promise<readonly string[]>
}

/** A key-value store with atomic transactions, serialised over all tabs. */
export interface Storage {
  /** False if values last only as long as the page: the browser offers no database. */
  readonly durable: boolean
  read(keys: readonly string[]): Promise<readonly unknown[]>
  /** Runs `work` in one transaction. Rejects, with nothing written, when the disk is full or `work` throws. */
  write<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>
  /** Writes values as the page is left, when no request is answered any more; aborts transactions still waiting. */
  flushOnExit(values: readonly (readonly [key: string, value: unknown])[]): void
}

/** Milliseconds after which a database that does not open counts as missing: browsers have hung here for ever. */
const OPEN_TIMEOUT_MS = 3000

/** Opens IndexedDB, or a store in memory where the browser has none or refuses it (private windows, broken profile). */
export async function openStorage(name: string): Promise<Storage> {
  try {
    const store = createStore(name, 'values')
    await rejectAfter(
      OPEN_TIMEOUT_MS,
      store('readonly', (values) => promisifyRequest(values.count())),
    )
    return databaseStorage(store)
  } catch {
    return memoryStorage()
  }
}

function rejectAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), ms))
  return Promise.race([work, timeout])
}

function databaseStorage(store: UseStore): Storage {
  const active = new Set<IDBTransaction>()
  return {
    durable: true,
    read: (keys) =>
      store('readonly', (values) => Promise.all(keys.map((key) => promisifyRequest<unknown>(values.get(key))))),
    write: (work) =>
      store('readwrite', async (values) => {
        const done = completed(values.transaction)
        active.add(values.transaction)
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
          active.delete(values.transaction)
        }
      }),
    flushOnExit(entries) {
      if (entries.length === 0) return
      for (const one of active) abort(one) // they are ahead in the queue, and this page will not complete them
      void store('readwrite', async (values) => {
        for (const [key, value] of entries) values.put(value, key)
        values.transaction.commit() // without the page it would not commit by itself
      })
    },
  }
}

/** Waits for the transaction: a full disk is reported by its abort, not by the request that filled it. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('the write was aborted', 'AbortError'))
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
