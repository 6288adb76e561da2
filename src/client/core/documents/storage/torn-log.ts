/** Set while what is written may be lost at the browser's next start; for all tabs, and over a reload. */
const KEY = 'genkan.torn-log'

/** The log is begun anew after 4 MB, Chromium's write buffer; a longer value than 64 KB would be a file beside it. */
const PIECES = 80
const PIECE_BYTES = 60_000
const prefix = 'padding:'

/**
 * Notes that a write has failed. Chromium's database appends to its log behind what a full disk has cut off, and reads
 * no further than that at its next start: all that was stored since would be lost.
 */
function noteTornLog(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // without it only what this page writes before the browser renews the log itself is at risk
  }
}

export function isLogTorn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Waits for a transaction: a full disk is reported by its abort, not by the request that filled it. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => {
      if (transaction.error !== null) noteTornLog() // aborted by the browser
      reject(transaction.error ?? new DOMException('the write was aborted', 'AbortError'))
    }
  })
}

/** Writes so much that the database begins a new log, and stores elsewhere what the torn one holds. Rejects if there is no room. */
export async function renewLog(database: IDBDatabase, store: string): Promise<void> {
  const write = (work: (values: IDBObjectStore) => void) => {
    const transaction = database.transaction(store, 'readwrite')
    work(transaction.objectStore(store))
    return completed(transaction)
  }
  await write((values) => {
    for (let at = 0; at < PIECES; at += 1)
      values.put(crypto.getRandomValues(new Uint8Array(PIECE_BYTES)), `${prefix}${at}`)
  })
  localStorage.removeItem(KEY)
  await write((values) => values.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
}
