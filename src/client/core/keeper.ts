import type { Channel } from './channel.ts'
import type { AnyDocument, Change, Decoded } from './document.ts'
import type { Locks } from './locks.ts'
import type { Storage } from './storage.ts'
import { report, settle } from './trouble.ts'

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
  readonly locks: Locks
  /** Milliseconds since 1970; names the copies that are set aside. */
  readonly now?: () => number
}

/** Keeps documents in storage and in step with the other tabs. */
export interface Keeper {
  /**
   * Loads these documents and from then on writes every change. A change is a pure function: when another tab has
   * written in between, it is applied again to what that tab wrote, so that neither change is lost.
   */
  keep(documents: readonly AnyDocument[]): Promise<void>
  /** True if storage held this document before. */
  had(document: AnyDocument): boolean
  /** Waits until everything changed so far is on disk, or has failed and been reported. */
  saved(): Promise<void>
  /** Reads what other tabs wrote while this one was asleep and could not hear them. */
  refresh(): Promise<void>
}

const TOPIC = 'document'
const keyOf = (document: AnyDocument) => `document:${document.id}`

/** Opens the keeper. It knows no document until it is given some. */
export function openKeeper(ports: Ports): Keeper {
  if (!ports.storage.lasting) report({ at: 'passing' })
  const kept = new Map<string, Kept>()
  ports.channel.listen(TOPIC, (message) => void kept.get(String(message))?.fetch())
  const all = (task: (one: Kept) => Promise<void>) => Promise.all([...kept.values()].map(task)).then(() => {})
  return {
    async keep(documents) {
      const stored = await ports.storage.read(documents.map(keyOf)).catch(() => {
        report({ at: 'passing' })
        return []
      })
      const added = documents.map((document) => keepOne(document, ports))
      await Promise.all(added.map((one, index) => one.load(stored[index])))
      for (const [index, document] of documents.entries()) {
        const one = added[index]
        if (one !== undefined) kept.set(document.id, one)
      }
    },
    had: (document) => kept.get(document.id)?.had() ?? false,
    saved: () => all((one) => one.saved()),
    refresh: () => all((one) => one.fetch()),
  }
}

type Kept = ReturnType<typeof keepOne>

function keepOne(document: AnyDocument, { storage, channel, locks, now = Date.now }: Ports) {
  const key = keyOf(document)
  /** The revision in storage that this tab has seen last; 0 before the first write. */
  let revision = 0
  let had = false
  /** A newer program owns what is stored: this tab may show, not write. */
  let outdated = false
  let pending: readonly Change<unknown>[] = []
  let scheduled = false
  let writing: Promise<void> = Promise.resolve()

  const adopt = (value: unknown, origin: 'elsewhere' | 'storage') => document.update(() => value, { origin })
  const reapply = (value: unknown, changes: readonly Change<unknown>[]) =>
    changes.reduce((result, { change }) => change(result), value)

  async function load(record: unknown) {
    if (record === undefined) return
    had = true
    const decoded = document.decode(record)
    if (decoded.at === 'newer') return void refuse()
    revision = revisionOf(record)
    if (decoded.at === 'read') adopt(decoded.value, 'storage')
    if (decoded.at === 'read' && decoded.repaired.length === 0) return
    await setAside(decoded).catch(failed)
  }

  function refuse() {
    outdated = true
    report({ at: 'newer', document: document.id })
  }

  /** Keeps the bytes that could not be used under a key of their own, in the transaction that puts good ones in place. */
  async function setAside(decoded: Exclude<Decoded<unknown>, { at: 'newer' }>) {
    const aside = `aside:${document.id}:${now()}`
    await storage.write(async (transaction) => {
      transaction.put(aside, await transaction.get(key))
      revision += 1
      transaction.put(key, { ...document.encode(), revision, writer: channel.writer } satisfies Stored)
    })
    report({ at: 'aside', document: document.id, key: aside, parts: decoded.at === 'read' ? decoded.repaired : [] })
  }

  /** Writes what is pending, on top of whatever another tab may have written since. */
  async function write() {
    const changes = pending
    if (changes.length === 0 || outdated) return
    const merged = await storage.write(async (transaction) => {
      const record = await transaction.get(key)
      const unseen = revisionOf(record) !== revision ? document.decode(record) : undefined
      if (unseen?.at === 'newer') return { at: 'newer' } as const
      const value = unseen?.at === 'read' ? reapply(unseen.value, changes) : document.get()
      const next = Math.max(revision, revisionOf(record)) + 1
      const stored: Stored = { version: document.version, data: value, revision: next, writer: channel.writer }
      transaction.put(key, stored)
      return { at: 'written', revision: next, value: unseen?.at === 'read' ? value : undefined } as const
    })
    if (merged.at === 'newer') return refuse()
    revision = merged.revision
    pending = pending.slice(changes.length)
    if (merged.value !== undefined) adopt(reapply(merged.value, pending), 'elsewhere')
    settle((trouble) => trouble.at === 'unsaved' && trouble.document === document.id)
    channel.post(TOPIC, document.id)
  }

  /** Takes over what another tab has written, under the changes that this tab has not written yet. */
  async function fetch() {
    if (pending.length > 0) return flush() // a failed write is tried again, and merges on its way
    const [record] = await storage.read([key]).catch(() => [])
    if (record === undefined || revisionOf(record) <= revision) return
    const decoded = document.decode(record)
    if (decoded.at === 'newer') return refuse()
    if (decoded.at !== 'read' || pending.length > 0) return
    revision = revisionOf(record)
    adopt(decoded.value, 'elsewhere')
  }

  function failed(error: unknown) {
    report({
      at: 'unsaved',
      document: document.id,
      full: error instanceof Error && error.name === 'QuotaExceededError',
    })
  }

  function flush(): Promise<void> {
    scheduled = false
    writing = writing.then(() => locks.exclusive(key, write)).catch(failed)
    return writing
  }

  document.watch((change) => {
    if (change.origin === 'elsewhere' || change.origin === 'storage') return
    pending = [...pending, change]
    if (!scheduled) queueMicrotask(() => void flush())
    scheduled = true
  })

  return { document, load, fetch, had: () => had, saved: () => (scheduled ? flush() : writing) }
}

function revisionOf(record: unknown): number {
  const revision = typeof record === 'object' && record !== null && 'revision' in record ? Number(record.revision) : 0
  return Number.isSafeInteger(revision) ? revision : 0
}
