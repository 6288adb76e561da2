import { promisifyRequest } from 'idb-keyval'

/** Set, to another value by each failure, while what is written may be lost at the browser's next start; for all tabs. */
const KEY = 'genkan.torn-log'
/** The name of what is made to be deleted: a database, a file, a cache. */
const SCRATCH = 'genkan-scratch'
/** Chromium's log, 4 MB at most, and the table that it becomes. */
const ROOM_BYTES = 8 << 20

/** Of the web, as caches want it, also on pages of an extension; nothing is asked for it. */
const MARK = 'https://genkan.invalid/log-is-whole'

/** Changes the mark that the log is whole: on a full disk, where no flag can be stored, a file of a cache can be deleted. */
async function changeMark(change: (marks: Cache, url: string) => Promise<unknown>): Promise<unknown> {
  if (!('caches' in globalThis)) return true // a page of plain http
  return change(await caches.open(SCRATCH), MARK)
}

/**
 * Notes that a write has failed. Chromium's database appends to its log behind what a full disk has cut off, finds that
 * damaged at its next start, and throws all data away.
 */
export function noteTornLog(): void {
  void changeMark((marks, url) => marks.delete(url)).catch(() => {})
  try {
    localStorage.setItem(KEY, String(Math.random()))
  } catch {
    // without it only this page's next write is at risk
  }
}

/** Notes that the log is whole: it has just begun. The next page renews it again if the mark cannot be stored. */
export async function noteWholeLog(): Promise<void> {
  await changeMark((marks, url) => marks.put(url, new Response())).catch(() => {})
}

/** Renews a log that was torn in a browser which has been closed while its disk was full. Rejects without room. */
export async function checkLog(): Promise<void> {
  if ((await changeMark((marks, url) => marks.match(url))) !== undefined) return
  noteTornLog()
  await renewLog()
}

export function isLogTorn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/**
 * Waits for a transaction: a full disk is reported by its abort, not by the request that filled it. One that begins
 * between the database's failure and its being closed is forgotten by Chromium: it gets no event of its own.
 */
export function completed(transaction: IDBTransaction): Promise<void> {
  const { db } = transaction
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      db.removeEventListener('close', onClose)
      settle()
    }
    const onClose = () => end(() => reject(new DOMException('the database was closed', 'AbortError')))
    db.addEventListener('close', onClose)
    transaction.oncomplete = () => end(resolve)
    transaction.onabort = () => {
      if (transaction.error !== null) noteTornLog() // aborted by the browser
      end(() => reject(transaction.error ?? new DOMException('the write was aborted', 'AbortError')))
    }
  })
}

let renewing: Promise<void> | undefined

/**
 * Lets the database store what its log holds in a table, and begin a new log: Chromium does so when a database of the
 * origin is deleted. Rejects if there is no room for it, with nothing appended to the log wherever that can be known.
 */
export function renewLog(): Promise<void> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<void> {
  const noted = localStorage.getItem(KEY)
  if (!(await hasRoom())) throw new DOMException('the disk is full', 'QuotaExceededError')
  const scratch = await promisifyRequest(indexedDB.open(SCRATCH))
  scratch.close()
  await promisifyRequest(indexedDB.deleteDatabase(SCRATCH))
  if (localStorage.getItem(KEY) !== noted) return // another write has failed meanwhile
  localStorage.removeItem(KEY)
  await noteWholeLog()
}

/** Whether the disk takes a file as large as needed. Only secure pages have files; others take the risk. */
async function hasRoom(): Promise<boolean> {
  const folder = await navigator.storage?.getDirectory?.().catch(() => undefined)
  if (folder === undefined) return true
  try {
    const file = await folder.getFileHandle(SCRATCH, { create: true })
    const writable = await file.createWritable()
    await writable.write(new Uint8Array(ROOM_BYTES))
    await writable.close()
    return (await file.getFile()).size === ROOM_BYTES
  } catch {
    return false
  } finally {
    await folder.removeEntry(SCRATCH).catch(() => {})
  }
}
