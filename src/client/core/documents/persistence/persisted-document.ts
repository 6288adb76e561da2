import type { Channel } from '../../tabs/channel.ts'
import { type AnyDocument, type Change, isStoredChange, type Origin } from '../document.ts'
import type { Storage } from '../storage/storage.ts'
import { clearIssues, reportIssue } from '../storage/storage-issues.ts'
import { isDamaged, quarantineKey } from './quarantine.ts'

/** The record under a document's key. `revision` counts the writes, `writer` is the tab of the last one. */
interface Stored {
  readonly version: number
  readonly data: unknown
  readonly revision: number
  readonly writer: string
}

export interface PersistencePorts {
  readonly storage: Storage
  readonly channel: Channel
  /** Milliseconds since 1970, part of the keys of quarantined records. */
  readonly now?: () => number
}

/** Keeps changes until their documents' records contain them (decision 0029). */
export interface Journal {
  /**
   * Stores a change at once.
   * @returns the key of its entry; undefined if it could not be stored
   */
  enter(document: AnyDocument, change: Pick<Change<unknown>, 'before' | 'after'>): Promise<string | undefined>
  /** Takes over the changes that other pages have left behind. */
  takeOver(): Promise<void>
}

/** A document that takes over changes of other copies. */
export interface Receiver {
  readonly document: AnyDocument
  /**
   * Makes a change of another copy one of this page's, below the user's next ones: it is stored, and no step of undo.
   * @param entry its key where the journal has it already
   */
  takeOver(change: (now: unknown) => unknown, entry?: string): void
}

export const TOPIC = 'document'
/** Milliseconds until a failed write is tried again. */
const RETRY_MS = 5000
/** The key of a document's record in storage. */
export const recordKey = ({ id }: Pick<AnyDocument, 'id'>): string => `document:${id}`
/**
 * The key of a note that a document on demand has changed, written with its record: who has a copy of it elsewhere need
 * not compare them all, and removes the note.
 */
export const changeNoteKey = (id: string): string => `changed:${id}`
/** The keys of the journal's entries begin so, then comes the id of the document and a colon. */
export const JOURNAL = 'journal:'

/** A document with all that keeps it and its record the same. */
export interface PersistedDocument extends Receiver {
  /** Adopts the record as it was read. */
  load(record: unknown): Promise<void>
  /** Adopts the record of another tab, below this tab's own unsaved changes. */
  refresh(): Promise<void>
  /** Adopts a record that was written for another device, as a change of that, below this tab's own unsaved changes. */
  adoptWritten(record: unknown): void
  /** Writes this page's value again: the record is gone. */
  rewrite(): void
  /** Whether changes are unsaved. A write that is aborted now begins again, should the page come back. */
  leave(): boolean
  /** Whether there was a record when it was loaded. */
  existed(): boolean
  saved(): Promise<void>
}

/** A change that the record does not contain yet, and its entry in the journal. */
interface Unsaved {
  readonly change: (now: unknown) => unknown
  readonly entry: Promise<string | undefined> | undefined
}

/** Loads one document and writes its changes, see `Persistence`. */
export function persistDocument(
  document: AnyDocument,
  { storage, channel, now = Date.now, isOnDemand }: PersistencePorts & { readonly isOnDemand: boolean },
  journal: () => Journal | undefined,
): PersistedDocument {
  const key = recordKey(document)
  /** Stamp of the stored record that this tab's value is based on; undefined before the first read or write. */
  let baseStamp: string | undefined
  let revision = 0
  let existed = false
  /** The stored record is damaged and must be quarantined by the next write. */
  let needsQuarantine = false
  /** The document's repairing schema is loaded. */
  let repairReady = false
  /** The record is of a newer program: this tab must not write. */
  let outdated = false
  let pending: readonly Unsaved[] = []
  let scheduled = false
  let retrying = false
  let writing: Promise<void> = Promise.resolve()

  const adopt = (value: unknown, origin: Origin) => document.update(() => value, { origin })
  const enter = (change: Pick<Change<unknown>, 'before' | 'after'>) =>
    outdated ? undefined : journal()?.enter(document, change)
  const setBase = (record: unknown) => {
    baseStamp = stampOf(record)
    revision = revisionOf(record)
  }

  async function load(record: unknown) {
    existed = record !== undefined
    if (baseStamp !== undefined) return // a message or an early change came first
    if (!existed) return setBase(record)
    const decoded = document.decode(record)
    if (decoded.at === 'newer') return void markOutdated()
    if (decoded.at === 'read') adopt(reapply(decoded.value, pending), 'storage')
    needsQuarantine = isDamaged(decoded)
    if (needsQuarantine) await flush()
    else setBase(record)
  }

  function markOutdated() {
    outdated = true
    reportIssue({ at: 'newer', document: document.id })
  }

  /**
   * Writes pending changes on top of the stored record; a damaged one is quarantined in the same transaction. A change
   * whose journal entry is gone is already in the record: another tab has taken it over.
   */
  async function write(): Promise<void> {
    const changes = pending
    if (outdated || (changes.length === 0 && !needsQuarantine)) return
    const entries = await Promise.all(changes.map(({ entry }) => entry))
    const written = await storage
      .write(async (transaction) => {
        const record = await transaction.get(key)
        const present = await transaction.keys(`${JOURNAL}${document.id}:`)
        if (pending !== changes) throw new DOMException('there is a newer change', 'AbortError')
        const missing = changes.filter((_, at) => !entries[at] || present.includes(entries[at]))
        const isBase = record === undefined || (stampOf(record) === baseStamp && missing.length === changes.length)
        const foreign = isBase ? undefined : document.decode(record)
        if (foreign?.at === 'newer') return 'newer' as const
        if (!repairReady && foreign !== undefined && isDamaged(foreign)) return 'damaged' as const
        const merged = foreign?.at === 'read'
        const value = merged ? reapply(foreign.value, missing) : document.kept()
        const aside = foreign !== undefined && isDamaged(foreign) ? quarantineKey(document, now()) : undefined
        if (aside !== undefined) transaction.put(aside, record)
        const next = Math.max(revision, revisionOf(record)) + 1
        const stored: Stored = { version: document.version, data: value, revision: next, writer: channel.writer }
        transaction.put(key, stored)
        if (isOnDemand) transaction.put(changeNoteKey(document.id), stampOf(stored))
        for (const entry of entries) if (entry) transaction.remove(entry)
        return { stored, aside, parts: merged ? foreign.repaired : [], merged }
      }, true)
      .catch((error: unknown) => {
        if (pending === changes) throw error
      })
    if (written === undefined) return write()
    if (written === 'newer') return markOutdated()
    if (written === 'damaged') {
      await document.prepareRepair()
      repairReady = true
      return write()
    }
    const { stored, aside, parts, merged } = written
    setBase(stored)
    needsQuarantine = false
    pending = pending.filter((change) => !changes.includes(change))
    if (merged) adopt(reapply(stored.data, pending), 'remote')
    if (aside !== undefined) reportIssue({ at: 'quarantined', document: document.id, key: aside, parts })
    clearIssues((issue) => issue.at === 'unsaved' && issue.document === document.id)
    channel.post(TOPIC, document.id)
  }

  async function refresh() {
    if (pending.length > 0 || needsQuarantine) return flush() // retries a failed write, which merges
    const [record] = await storage.read([key]).catch(() => [])
    if (record !== undefined && pending.length === 0) adoptRecord(record, 'remote')
  }

  function adoptRecord(record: unknown, origin: Origin) {
    if (pending.length > 0) return void flush() // which merges
    if (revisionOf(record) <= revision) return
    const decoded = document.decode(record)
    if (decoded.at === 'newer') return markOutdated()
    if (decoded.at !== 'read') return
    if (!isDamaged(decoded)) setBase(record) // else the next write still finds it foreign, and quarantines it
    adopt(decoded.value, origin)
  }

  function onWriteFailed(error: unknown) {
    reportIssue({
      at: 'unsaved',
      document: document.id,
      full: error instanceof Error && error.name === 'QuotaExceededError',
    })
    if (retrying) return
    retrying = true
    setTimeout(() => {
      retrying = false
      void flush()
    }, RETRY_MS)
  }

  function flush(): Promise<void> {
    scheduled = false
    writing = writing.then(write).catch(onWriteFailed)
    return writing
  }

  function schedule() {
    if (!scheduled) queueMicrotask(() => void flush())
    scheduled = true
  }

  function takeOver(change: (now: unknown) => unknown, entry?: string) {
    const before = document.kept()
    const after = reapply(before, [{ change }])
    pending = [...pending, { change, entry: entry === undefined ? enter({ before, after }) : Promise.resolve(entry) }]
    adopt(after, 'remote')
    schedule()
  }

  function rewrite() {
    pending = [...pending, { change: (now) => now, entry: undefined }]
    schedule()
  }

  function leave(): boolean {
    pending = [...pending]
    return pending.length > 0
  }

  document.watch((change) => {
    if (isStoredChange(change.origin)) return
    pending = [...pending, { change: change.change, entry: enter(change) }]
    schedule()
  })

  return {
    document,
    load,
    refresh,
    takeOver,
    rewrite,
    adoptWritten: (record) => adoptRecord(record, 'cloud'),
    leave,
    existed: () => existed,
    saved: () => (scheduled ? flush() : writing),
  }
}

/** Applies changes again to another value. One that throws is skipped: its subject is gone, later ones must pass. */
function reapply(value: unknown, changes: readonly Pick<Unsaved, 'change'>[]): unknown {
  return changes.reduce((result, { change }) => {
    try {
      return change(result)
    } catch {
      return result
    }
  }, value)
}

/** The revision if it is a safe integer; anything else counts as never written. */
function revisionOf(record: unknown): number {
  const { revision }: { readonly revision?: unknown } = Object(record)
  return typeof revision === 'number' && Number.isSafeInteger(revision + 1) ? revision : 0
}

/** Identifies one write; revision alone is not unique, since two tabs count again after a reset. */
function stampOf(record: unknown): string {
  const { writer }: { readonly writer?: unknown } = Object(record)
  return `${revisionOf(record)} ${typeof writer === 'string' ? writer : ''}`
}
