import type { Channel } from '../tabs/channel.ts'
import type { AnyDocument, Change, Decoded } from './document.ts'
import type { Storage } from './storage.ts'
import { clearIssues, reportIssue } from './storage-issues.ts'

/** The record under a document's key. `revision` counts the writes, `writer` is the tab of the last one. */
interface Stored {
  readonly version: number
  readonly data: unknown
  readonly revision: number
  readonly writer: string
}

interface PersistencePorts {
  readonly storage: Storage
  readonly channel: Channel
  /** Milliseconds since 1970, part of the keys of quarantined records. */
  readonly now?: () => number
}

/** Persists documents and synchronises them with the other tabs (decision 0004). */
export interface Persistence {
  /**
   * Loads these documents and writes every change from then on. A change is a pure function: if another tab has written
   * in between, it is applied again to that tab's value, so that neither change is lost.
   */
  persist(documents: readonly AnyDocument[]): Promise<void>
  /** Whether storage had this document when it was loaded. */
  wasStored(document: AnyDocument): boolean
  /** Resolves once all changes so far are written, or have failed and been reported. */
  saved(): Promise<void>
  /** Reads changes of other tabs whose messages this one missed, e.g. while it was frozen, and those they left behind. */
  refresh(): Promise<void>
  /** From now on every change is in the journal before its record is written; takes over what other pages left there. */
  keepJournal(journal: Journal): Promise<void>
  /** Calls other tabs to take over the changes of this page, which is left before their records are written. */
  leave(): void
}

/** Keeps changes until their documents' records contain them (decision 0029). */
export interface Journal {
  /**
   * Stores a change at once.
   * @returns the key of its entry; undefined if it could not be stored
   */
  enter(document: AnyDocument, change: Change<unknown>): Promise<string | undefined>
  /** Finds the entries that other pages have left behind, to take over those of these documents. */
  takeOver(documents: ReadonlyMap<string, Heir>): Promise<void>
}

/** A document that can take over a change from the journal. */
export interface Heir {
  readonly document: AnyDocument
  /** Makes the change of an entry its own, until the record contains it. */
  inherit(change: (now: unknown) => unknown, entry: string): void
}

const TOPIC = 'document'
/** Milliseconds until a failed write is tried again. */
const RETRY_MS = 5000
/** The key of a document's record in storage. */
export const recordKey = ({ id }: Pick<AnyDocument, 'id'>): string => `document:${id}`
/** The keys of the journal's entries begin so, then comes the id of the document and a colon. */
export const JOURNAL = 'journal:'

/** Opens the persistence layer, with no document yet. */
export function openPersistence(ports: PersistencePorts): Persistence {
  if (!ports.storage.durable) reportIssue({ at: 'memoryOnly' })
  const persisted = new Map<string, PersistedDocument>()
  let journal: Journal | undefined
  const all = (task: (one: PersistedDocument) => Promise<void>) =>
    Promise.all([...persisted.values()].map(task)).then(() => {})
  async function refresh() {
    await all((one) => one.refresh())
    await journal?.takeOver(persisted)
  }
  ports.channel.listen(TOPIC, (message) => void (persisted.get(String(message)) ?? { refresh }).refresh())
  return {
    async persist(documents) {
      const added = documents.map((document) => persistOne(document, ports, () => journal))
      // before reading: messages that arrive meanwhile count
      for (const one of added) persisted.set(one.document.id, one)
      const stored = await readAll(ports.storage, documents.map(recordKey))
      await Promise.all(added.map((one, index) => one.load(stored[index])))
    },
    wasStored: (document) => persisted.get(document.id)?.existed() ?? false,
    saved: () => all((one) => one.saved()),
    refresh,
    keepJournal(kept) {
      journal = kept
      return kept.takeOver(persisted)
    },
    leave() {
      if ([...persisted.values()].filter((one) => one.leave()).length === 0) return
      ports.storage.abortWaiting()
      ports.channel.post(TOPIC, '') // of no document: of any
    },
  }
}

/** Reads these keys; one value that the browser cannot read must not hide the others. */
async function readAll(storage: Storage, keys: readonly string[]): Promise<readonly unknown[]> {
  const reportLoss = () => void reportIssue({ at: 'memoryOnly' })
  return storage
    .read(keys)
    .catch(() => Promise.all(keys.map((key) => storage.read([key]).then(([value]) => value, reportLoss))))
}

type PersistedDocument = ReturnType<typeof persistOne>

/** A change that the record does not contain yet, and its entry in the journal. */
interface Unsaved {
  readonly change: (now: unknown) => unknown
  readonly entry: Promise<string | undefined> | undefined
}

function persistOne(
  document: AnyDocument,
  { storage, channel, now = Date.now }: PersistencePorts,
  journal: () => Journal | undefined,
) {
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

  const adopt = (value: unknown, origin: 'remote' | 'storage') => document.update(() => value, { origin })
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
        const value = merged ? reapply(foreign.value, missing) : document.get()
        const quarantineKey = foreign !== undefined && isDamaged(foreign) ? `aside:${document.id}:${now()}` : undefined
        if (quarantineKey !== undefined) transaction.put(quarantineKey, record)
        const next = Math.max(revision, revisionOf(record)) + 1
        const stored: Stored = { version: document.version, data: value, revision: next, writer: channel.writer }
        transaction.put(key, stored)
        for (const entry of entries) if (entry) transaction.remove(entry)
        return { stored, quarantineKey, parts: merged ? foreign.repaired : [], merged }
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
    const { stored, quarantineKey, parts, merged } = written
    setBase(stored)
    needsQuarantine = false
    pending = pending.filter((change) => !changes.includes(change))
    if (merged) adopt(reapply(stored.data, pending), 'remote')
    if (quarantineKey !== undefined)
      reportIssue({ at: 'quarantined', document: document.id, key: quarantineKey, parts })
    clearIssues((issue) => issue.at === 'unsaved' && issue.document === document.id)
    channel.post(TOPIC, document.id)
  }

  /** Adopts the record of another tab, below this tab's own unsaved changes. */
  async function refresh() {
    if (pending.length > 0 || needsQuarantine) return flush() // retries a failed write, which merges
    const [record] = await storage.read([key]).catch(() => [])
    if (record === undefined || revisionOf(record) <= revision) return
    const decoded = document.decode(record)
    if (decoded.at === 'newer') return markOutdated()
    if (decoded.at !== 'read' || pending.length > 0) return
    if (!isDamaged(decoded)) setBase(record) // else the next write still finds it foreign, and quarantines it
    adopt(decoded.value, 'remote')
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

  function inherit(change: (now: unknown) => unknown, entry: string) {
    pending = [...pending, { change, entry: Promise.resolve(entry) }]
    adopt(reapply(document.get(), [{ change }]), 'remote')
    schedule()
  }

  /** Whether changes are unsaved. A write that is aborted now begins again, should the page come back. */
  function leave(): boolean {
    pending = [...pending]
    return pending.length > 0
  }

  document.watch((change) => {
    if (change.origin === 'remote' || change.origin === 'storage') return
    pending = [...pending, { change: change.change, entry: outdated ? undefined : journal()?.enter(document, change) }]
    schedule()
  })

  return {
    document,
    load,
    refresh,
    inherit,
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

/** Whether writing the decoded value would lose parts of the stored one. */
const isDamaged = (decoded: Decoded<unknown>) =>
  decoded.at === 'invalid' || (decoded.at === 'read' && decoded.repaired.length > 0)

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
