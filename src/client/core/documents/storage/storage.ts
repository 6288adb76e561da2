import { promisifyRequest } from 'idb-keyval'
import { reportIssue } from './storage-issues.ts'
import { completed, isLogTorn, noteTornLog, noteWholeLog, renewLog } from './torn-log.ts'

/** Reads and writes within one transaction, which ends when there are no more requests. */
export interface Transaction {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): void
  remove(key: string): void
  /** All keys, or those that begin with `prefix`. */
  keys(prefix?: string): Promise<readonly string[]>
}

/** A key-value store with atomic transactions, serialised over all tabs. */
export interface Storage {
  /** False if values last only as long as the page: the browser offers no database. */
  readonly durable: boolean
  read(keys: readonly string[]): Promise<readonly unknown[]>
  /**
   * Runs `work` in one transaction. Rejects, with nothing written, when the disk is full or `work` throws.
   * @param yields whether `putAtOnce` may go first: then `work` runs again, in another transaction
   */
  write<R>(work: (transaction: Transaction) => Promise<R>, yields?: boolean): Promise<R>
  /**
   * Hands a value to the browser in this turn, ahead of writes that yield: it is stored even if the page is killed right
   * after, and so are the others of the turn, or none. Rejects as `write` does.
   */
  putAtOnce(key: string, value: unknown): Promise<void>
  /** Aborts the writes that still wait for an answer as the page is left: what is queued behind them would be lost. */
  abortWaiting(): void
  /** Calls `listener` when the browser has put an empty database in the place of one that it could not read any more. */
  onEmptied(listener: () => void): void
}

/** Milliseconds after which a database that does not open counts as missing: browsers have hung here for ever. */
const OPEN_TIMEOUT_MS = 3000
const STORE = 'values'
/** The version of the database: one of a newer program is not opened. */
const VERSION = 1

/** Opens IndexedDB, or a store in memory where the browser has none or refuses it (private windows, broken profile). */
export async function openStorage(name: string): Promise<Storage> {
  try {
    const connection = connect(name)
    await rejectAfter(OPEN_TIMEOUT_MS, connection.open())
    return databaseStorage(connection)
  } catch {
    return memoryStorage()
  }
}

function rejectAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), ms))
  return Promise.race([work, timeout])
}

type Connection = ReturnType<typeof connect>

/** A connection that lets go of the database when another page upgrades or deletes it, and opens it again when used. */
function connect(name: string) {
  let database: IDBDatabase | undefined
  let opening: Promise<IDBDatabase> | undefined
  /** The database was open, and could not be opened again since. */
  let broken = false
  let wasOpen = false
  const emptied = new Set<() => void>()
  const forget = () => {
    database = opening = undefined
  }
  async function open() {
    const request = indexedDB.open(name, VERSION)
    let isNew = false
    request.onupgradeneeded = () => {
      isNew = true
      request.result.createObjectStore(STORE)
    }
    const opened = await promisifyRequest(request)
    // by the browser: a full disk, a cleared or broken profile
    opened.onclose = () => {
      noteTornLog()
      forget()
    }
    opened.onversionchange = () => {
      opened.close()
      forget()
      reportIssue({ at: 'released' })
    }
    database = opened
    if (isNew) void noteWholeLog()
    if (isNew && broken) for (const listener of emptied) listener()
    broken = false
    wasOpen = true
    return opened
  }
  const connection = {
    /** The database. Rejects if it cannot be opened; the next call tries again. */
    open() {
      opening ??= open()
      opening.catch(() => {
        broken = wasOpen
        forget()
      })
      return opening
    },
    /** The database, safe to write to: in this turn if it is open. Rejects as `open` does, and without room for a new log. */
    openToWrite(): IDBDatabase | Promise<IDBDatabase> {
      if (!isLogTorn()) return database ?? connection.open()
      return connection.open().then(renewLog).then(connection.open)
    },
    onEmptied: (listener: () => void) => void emptied.add(listener),
  }
  return connection
}

/** Rejects with a transaction that fails before `answers` are there: they may never come. */
const unlessFailed = <Answers>(done: Promise<void>, answers: Promise<Answers>): Promise<Answers> =>
  Promise.race([answers, new Promise<never>((_resolve, reject) => void done.catch(reject))])

function databaseStorage(connection: Connection): Storage {
  /** The transactions that wait for an answer, and whether they yield. */
  const waiting = new Map<IDBTransaction, boolean>()
  /** The transaction of this turn's `putAtOnce`: of many that each wait for the one before, a page that is left loses some. */
  let batch: { readonly values: IDBObjectStore; readonly done: Promise<void> } | undefined
  const begin = (database: IDBDatabase, mode: IDBTransactionMode, durability: IDBTransactionDurability = 'relaxed') => {
    const transaction = database.transaction(STORE, mode, { durability })
    return [transaction, transaction.objectStore(STORE)] as const
  }
  return {
    durable: true,
    async read(keys) {
      const [transaction, values] = begin(await connection.open(), 'readonly')
      return unlessFailed(completed(transaction), readMany(values, keys))
    },
    async write(work, yields = false) {
      const database = await connection.openToWrite()
      const [transaction, values] = begin(database, 'readwrite', yields ? 'strict' : undefined)
      const done = completed(transaction)
      waiting.set(transaction, yields)
      try {
        const result = await unlessFailed(done, work(within(values)))
        await done
        return result
      } catch (error) {
        abort(transaction)
        if (waiting.has(transaction)) throw error
        return this.write(work, yields)
      } finally {
        waiting.delete(transaction)
      }
    },
    async putAtOnce(key, value) {
      for (const [transaction, yields] of waiting) if (yields && waiting.delete(transaction)) abort(transaction)
      const database = await connection.openToWrite() // in this turn, if it is open
      if (batch === undefined) {
        const [transaction, values] = begin(database, 'readwrite')
        batch = { values, done: completed(transaction) }
        batch.done.catch(() => {}) // a value that cannot be put is reported by that
        queueMicrotask(() => {
          batch = undefined
          commit(transaction) // without the page it would not commit by itself
        })
      }
      const { values, done } = batch
      values.put(value, key)
      await done
    },
    abortWaiting() {
      for (const transaction of waiting.keys()) abort(transaction)
    },
    onEmptied: connection.onEmptied,
  }
}

/** Of more keys it is asked first which exist: each request is a message to the browser and an event of its own. */
const FEW_KEYS = 8

/** The values of these keys. The transaction ends with the last request: a busy page would let others wait. */
async function readMany(values: IDBObjectStore, keys: readonly string[]): Promise<readonly unknown[]> {
  if (keys.length <= FEW_KEYS) {
    const requests = keys.map((key) => promisifyRequest<unknown>(values.get(key)))
    commit(values.transaction)
    return Promise.all(requests)
  }
  const sorted = keys.toSorted(byCodeUnits)
  const range = IDBKeyRange.bound(sorted[0], sorted.at(-1))
  const existing = (await promisifyRequest(values.getAllKeys(range))).map(String)
  const runs = runsOf(existing, new Set(keys))
  const requests = runs.map((run) => promisifyRequest<unknown[]>(values.getAll(IDBKeyRange.bound(run[0], run.at(-1)))))
  commit(values.transaction)
  const read = new Map(
    (await Promise.all(requests)).flatMap((found, at) => found.map((value, i) => [runs[at]?.[i], value])),
  )
  return keys.map((key) => read.get(key))
}

/** The order of IndexedDB's keys. */
const byCodeUnits = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The wanted keys among sorted ones, in runs that no other key interrupts. */
export function runsOf(sorted: readonly string[], wanted: ReadonlySet<string>): readonly (readonly string[])[] {
  const runs: string[][] = []
  let run: string[] | undefined
  for (const key of sorted) {
    if (!wanted.has(key)) run = undefined
    else if (run !== undefined) run.push(key)
    else {
      run = [key]
      runs.push(run)
    }
  }
  return runs
}

const within = (values: IDBObjectStore): Transaction => ({
  get: (key) => promisifyRequest<unknown>(values.get(key)),
  put: (key, value) => void values.put(value, key),
  remove: (key) => void values.delete(key),
  keys: (prefix = '') =>
    promisifyRequest(values.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))).then((keys) => keys.map(String)),
})

const abort = (transaction: IDBTransaction) => end(transaction, 'abort')
const commit = (transaction: IDBTransaction) => end(transaction, 'commit')

function end(transaction: IDBTransaction, how: 'abort' | 'commit') {
  try {
    transaction[how]()
  } catch {
    // it has already ended
  }
}

/** Values that live as long as the page; for browsers without a database, and for tests. */
export function memoryStorage(values = new Map<string, unknown>()): Storage {
  let last: Promise<unknown> = Promise.resolve()
  const write: Storage['write'] = (work) => {
    const run = last.then(async () => {
      const draft = new Map(values)
      const result = await work({
        get: async (key) => draft.get(key),
        put: (key, value) => void draft.set(key, structuredClone(value)),
        remove: (key) => void draft.delete(key),
        keys: async (prefix = '') => [...draft.keys()].filter((key) => key.startsWith(prefix)),
      })
      values.clear()
      for (const [key, value] of draft) values.set(key, value)
      return result
    })
    last = run.catch(() => {})
    return run
  }
  return {
    durable: false,
    read: async (keys) => keys.map((key) => values.get(key)),
    write,
    putAtOnce: (key, value) => write(async (transaction) => transaction.put(key, value)),
    abortWaiting() {},
    onEmptied() {},
  }
}
