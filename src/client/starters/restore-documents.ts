import { collectDeferred } from '../contributions.deferred.ts'
import { history } from '../core/history.ts'
import { openJournal } from '../core/journal.ts'
import type { Persistence } from '../core/persistence.ts'
import type { Platform } from '../core/platform.ts'
import { completeRegistry, fillRegistry, registry } from '../core/registry.ts'
import { makeWaitingChanges } from '../core/waiting-changes.ts'

/** Registers and loads the documents that the first frame does not need; from then on undo covers all of them. */
export async function restoreDocuments(
  { documents: storage, channel: { writer } }: Platform,
  persistence: Persistence,
): Promise<void> {
  addEventListener('pagehide', () => {
    makeWaitingChanges()
    persistence.leave()
  })
  const deferred = collectDeferred()
  fillRegistry(deferred)
  await persistence.persist(deferred.documents)
  void persistence.keepJournal(openJournal({ storage, writer }))
  history.track(registry().documents)
  completeRegistry()
}
