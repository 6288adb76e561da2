import type { Channel } from './channel.ts'
import type { AnyDocument, Change, Decoded } from './document.ts'
import type { Storage } from './storage.ts'
import { clearIssue, reportIssue } from './storage-issues.ts'

/** What stands in storage under a document's key. `revision` counts the writes, `writer` names the tab of the last one. */
interface Stored {
  readonly version: number
  readonly data: unknown
  readonly revision: number
  readonly writer: string
}

interface Ports {
  readonly storage: Storage
  readonly channel: Channel
  /** Milliseconds since 1970; names the copies that are set aside. */
  readonly now?: () => number
}

/** Keeps documents in storage and in step with the other tabs. */
export interface Persistence {
  /**
   * Loads these documents and from then on writes every change. A change is a pure function: when another tab has
   * written in between, it is applied again to what that tab wrote, so that neither change is lost.
   */
  persist(documents: readonly AnyDocument[]): Promise<void>
  /** True if storage held this document before. */
  wasStored(document: AnyDocument): boolean
  /** Waits until everything changed so far is on disk, or has failed and been reported. */
  saved(): Promise<void>
  /** Reads what other tabs wrote while this one was asleep and could not hear them. */
  refresh(): Promise<void>
  /**
   * Hands what is not on disk yet to the browser, which keeps it though the page is gone. There is no time to look what
   * stands there: what another tab has written in the same moment, and this one has not heard of, is written over.
   */
  flushOnExit(): void
}

const TOPIC = 'document'
/** Milliseconds after which a write that failed is tried again. */
const RETRY_MS = 5000
const keyOf = (document: AnyDocument) => `document:${document.id}`

/** Opens the keeper. It knows no document until it is given some. */
export function openPersistence(ports: Ports): Persistence {
  if (!ports.storage.durable) reportIssue({ at: 'passing' })
  const kept = new Map<string, PersistedDocument>()
  ports.channel.listen(TOPIC, (message) => void kept.get(String(message))?.fetch())
  const all = (task: (one: PersistedDocument) => Promise<void>) =>
    Promise.all([...kept.values()].map(task)).then(() => {})
  return {
    async persist(documents) {
      const added = documents.map((document) => persistOne(document, ports))
      for (const one of added) kept.set(one.document.id, one) // heard from now on, also while storage is being read
      const stored = await readAll(ports.storage, documents.map(keyOf))
      await Promise.all(added.map((one, index) => one.load(stored[index])))
    },
    wasStored: (document) => kept.get(document.id)?.had() ?? false,
    saved: () => all((one) => one.saved()),
    refresh: () => all((one) => one.fetch()),
    flushOnExit: () => ports.storage.flushOnExit([...kept.values()].flatMap((one) => one.leave())),
  }
}

/** What stands under these keys. One value that the browser cannot read must not hide the others. */
async function readAll(storage: Storage, keys: readonly string[]): Promise<readonly unknown[]> {
  const lost = () => void reportIssue({ at: 'passing' })
  return storage
    .read(keys)
    .catch(() => Promise.all(keys.map((key) => storage.read([key]).then(([value]) => value, lost))))
}

type PersistedDocument = ReturnType<typeof persistOne>

function persistOne(document: AnyDocument, { storage, channel, now = Date.now }: Ports) {
  const key = keyOf(document)
  /** The write in storage that this tab's value rests on; undefined before it has read or written any. */
  let lastStamp: string | undefined
  let revision = 0
  let had = false
  /** What is stored could not be read as it is and has to be set aside. */
  let damaged = false
  /** Everything is there by which what is damaged can be read. */
  let repairReady = false
  /** A newer program owns what is stored: this tab may show, not write. */
  let outdated = false
  let pending: readonly Change<unknown>[] = []
  let scheduled = false
  let retrying = false
  let writing: Promise<void> = Promise.resolve()

  const adopt = (value: unknown, origin: 'elsewhere' | 'storage') => document.update(() => value, { origin })
  const remember = (record: unknown) => {
    lastStamp = stampOf(record)
    revision = revisionOf(record)
  }

  async function load(record: unknown) {
    had = record !== undefined
    if (lastStamp !== undefined) return // a message or an early change has been quicker
    if (!had) return remember(record)
    const decoded = document.decode(record)
    if (decoded.at === 'newer') return void refuse()
    if (decoded.at === 'read') adopt(reapply(decoded.value, pending), 'storage')
    damaged = isDamaged(decoded)
    if (damaged) await flush()
    else remember(record)
  }

  function refuse() {
    outdated = true
    reportIssue({ at: 'newer', document: document.id })
  }

  /** Writes what is pending, on top of whatever stands in storage; what of that cannot be used is set aside with it. */
  async function write(): Promise<void> {
    if (outdated || (pending.length === 0 && !damaged)) return
    const written = await storage.write(async (transaction) => {
      const record = await transaction.get(key)
      const changes = pending // taken together with the value: a change made while we waited is in both
      const unseen = record === undefined || stampOf(record) === lastStamp ? undefined : document.decode(record)
      if (unseen?.at === 'newer') return { at: 'newer' } as const
      if (!repairReady && unseen !== undefined && isDamaged(unseen)) return { at: 'damaged' } as const
      const merged = unseen?.at === 'read'
      const value = merged ? reapply(unseen.value, changes) : document.get()
      const aside = unseen !== undefined && isDamaged(unseen) ? `aside:${document.id}:${now()}` : undefined
      if (aside !== undefined) transaction.put(aside, record)
      const next = Math.max(revision, revisionOf(record)) + 1
      const stored: Stored = { version: document.version, data: value, revision: next, writer: channel.writer }
      transaction.put(key, stored)
      return { at: 'written', stored, changes, aside, parts: merged ? unseen.repaired : [], merged } as const
    })
    if (written.at === 'newer') return refuse()
    if (written.at === 'damaged') {
      await document.prepareRepair()
      repairReady = true
      return write()
    }
    const { stored, changes, aside, parts, merged } = written
    remember(stored)
    damaged = false
    pending = pending.filter((change) => !changes.includes(change))
    if (merged) adopt(reapply(stored.data, pending), 'elsewhere')
    if (aside !== undefined) reportIssue({ at: 'aside', document: document.id, key: aside, parts })
    clearIssue((trouble) => trouble.at === 'unsaved' && trouble.document === document.id)
    channel.post(TOPIC, document.id)
  }

  /** Takes over what another tab has written, under the changes that this tab has not written yet. */
  async function fetch() {
    if (pending.length > 0 || damaged) return flush() // a failed write is tried again, and merges on its way
    const [record] = await storage.read([key]).catch(() => [])
    if (record === undefined || revisionOf(record) <= revision) return
    const decoded = document.decode(record)
    if (decoded.at === 'newer') return refuse()
    if (decoded.at !== 'read' || pending.length > 0) return
    if (!isDamaged(decoded)) remember(record) // else our next write finds it unseen, and sets it aside
    adopt(decoded.value, 'elsewhere')
  }

  function failed(error: unknown) {
    if (pending.length === 0 && !damaged) return // given up as the page was left
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
    writing = writing.then(write).catch(failed)
    return writing
  }

  function leave(): readonly (readonly [string, Stored])[] {
    if (pending.length === 0 || lastStamp === undefined || damaged || outdated) return []
    // a write under way may still end well: that is the next revision, and this the one after it
    const stored = { ...document.encode(), revision: revision + 2, writer: channel.writer }
    remember(stored)
    pending = []
    channel.post(TOPIC, document.id)
    return [[key, stored]]
  }

  document.watch((change) => {
    if (change.origin === 'elsewhere' || change.origin === 'storage') return
    pending = [...pending, change]
    if (!scheduled) queueMicrotask(() => void flush())
    scheduled = true
  })

  return { document, load, fetch, leave, had: () => had, saved: () => (scheduled ? flush() : writing) }
}

/**
 * Makes changes again on another value. One that throws there is left out: what it was about is gone, and it must not
 * keep all later ones from being written.
 */
function reapply(value: unknown, changes: readonly Change<unknown>[]): unknown {
  return changes.reduce((result, { change }) => {
    try {
      return change(result)
    } catch {
      return result
    }
  }, value)
}

/** Whether storing what was read would lose something of what is stored. */
const isDamaged = (decoded: Decoded<unknown>) =>
  decoded.at === 'broken' || (decoded.at === 'read' && decoded.repaired.length > 0)

/** A whole number small enough to be counted on; whatever else stands there counts as never written. */
function revisionOf(record: unknown): number {
  const revision = typeof record === 'object' && record !== null && 'revision' in record ? record.revision : 0
  return typeof revision === 'number' && Number.isSafeInteger(revision + 1) ? revision : 0
}

/** Names one write: after a reset two tabs may count to the same revision. */
function stampOf(record: unknown): string {
  const writer = typeof record === 'object' && record !== null && 'writer' in record ? record.writer : ''
  return `${revisionOf(record)} ${typeof writer === 'string' ? writer : ''}`
}
