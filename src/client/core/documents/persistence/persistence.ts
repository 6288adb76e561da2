import type { AnyDocument, Change } from '../document.ts'
import type { Storage } from '../storage/storage.ts'
import { reportIssue } from '../storage/storage-issues.ts'
import {
  type Journal,
  type PersistedDocument,
  type PersistencePorts,
  persistDocument,
  type Receiver,
  recordKey,
  TOPIC,
} from './persisted-document.ts'

/** Persists documents and synchronises them with the other tabs (decision 0004). */
export interface Persistence {
  /**
   * Loads these documents and writes every change from then on. A change is a pure function: if another tab has written
   * in between, it is applied again to that tab's value, so that neither change is lost.
   * @param isOnDemand whether every write leaves a note of it (`changeNoteKey`)
   */
  persist(documents: readonly AnyDocument[], isOnDemand?: boolean): Promise<void>
  /** Whether storage had this document when it was loaded. */
  wasStored(document: AnyDocument): boolean
  /** Resolves once all changes so far are written, or have failed and been reported. */
  saved(): Promise<void>
  /** Reads changes of other tabs whose messages this one missed, e.g. while it was frozen, and those they left behind. */
  refresh(): Promise<void>
  /**
   * Shows records that were written for another device, by the ids of their documents: all of them are changes of the
   * origin `cloud` by the time this returns, or merged with this page's unsaved ones. Other tabs are told.
   */
  adopt(written: ReadonlyMap<string, unknown>): void
  /** From now on every change is in the journal before its record is written; takes over what other pages left there. */
  keepJournal(journal: Journal): Promise<void>
  /** Calls other tabs to take over the changes of this page, which is left before their records are written. */
  leave(): void
  /** The persisted document of this id, and how it takes over a change; undefined if there is none. */
  find(id: string): Receiver | undefined
  /** Calls `watcher` with every change of every persisted document, whatever its origin. */
  watch(watcher: (document: AnyDocument, change: Change<unknown>) => void): () => void
}

/** Opens the persistence layer, with no document yet. */
export function openPersistence(ports: PersistencePorts): Persistence {
  if (!ports.storage.durable) reportIssue({ at: 'memoryOnly' })
  const persisted = new Map<string, PersistedDocument>()
  let journal: Journal | undefined
  const watchers = new Set<(document: AnyDocument, change: Change<unknown>) => void>()
  const tellWatchers = (document: AnyDocument, change: Change<unknown>) => {
    for (const watcher of watchers) watcher(document, change)
  }
  const all = (task: (one: PersistedDocument) => Promise<void>) =>
    Promise.all([...persisted.values()].map(task)).then(() => {})
  async function refresh() {
    await all((one) => one.refresh())
    await journal?.takeOver()
  }
  ports.storage.onEmptied(() => {
    for (const one of persisted.values()) one.rewrite()
  })
  ports.channel.listen(TOPIC, (message) => void (persisted.get(String(message)) ?? { refresh }).refresh())
  return {
    async persist(documents, isOnDemand = false) {
      const added = documents.map((document) => persistDocument(document, { ...ports, isOnDemand }, () => journal))
      // before reading: messages that arrive meanwhile count
      for (const one of added) persisted.set(one.document.id, one)
      for (const document of documents) document.watch((change) => tellWatchers(document, change))
      const stored = await readAll(ports.storage, documents.map(recordKey))
      await Promise.all(added.map((one, index) => one.load(stored[index])))
    },
    wasStored: (document) => persisted.get(document.id)?.existed() ?? false,
    saved: () => all((one) => one.saved()),
    refresh,
    adopt(written) {
      for (const [id, record] of written) {
        persisted.get(id)?.adoptWritten(record)
        ports.channel.post(TOPIC, id)
      }
    },
    keepJournal(kept) {
      journal = kept
      return kept.takeOver()
    },
    leave() {
      if ([...persisted.values()].filter((one) => one.leave()).length === 0) return
      ports.storage.abortWaiting()
      ports.channel.post(TOPIC, '') // of no document: of any
    },
    find: (id) => persisted.get(id),
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
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
