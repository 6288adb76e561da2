import { connectOnDemand } from '../core/archive/on-demand.ts'
import { type Contributions, completeRegistry, fillRegistry, registry } from '../core/contribute/registry.ts'
import { history } from '../core/documents/history.ts'
import { makeDelayedChanges } from '../core/documents/persistence/delayed-changes.ts'
import type { Persistence } from '../core/documents/persistence/persistence.ts'
import { openReplica } from '../core/documents/replication/replica.ts'
import { openJournal } from '../core/documents/replication/unsaved-journal.ts'
import type { Platform } from '../core/page/platform.ts'
import { language } from '../core/text/i18n.ts'
import { dockSettings } from '../features/desk/dock/index.ts'

/** Registers and loads the documents that the first frame does not need; from then on undo covers all of them. */
export async function restoreDocuments(
  deferred: Contributions,
  { documents: storage, channel: { writer } }: Platform,
  persistence: Persistence,
): Promise<void> {
  addEventListener('pagehide', () => {
    makeDelayedChanges()
    persistence.leave()
  })
  fillRegistry(deferred)
  await persistence.persist(deferred.documents)
  seedDock(persistence)
  void persistence.keepJournal(openJournal({ storage, writer, replica: openReplica(persistence) }))
  history.track(registry().documents)
  connectOnDemand(persistence, storage)
  completeRegistry()
}

/** A new user's dock is as a reset gives it back. */
function seedDock({ wasStored }: Persistence) {
  if (!wasStored(dockSettings)) dockSettings.set(dockSettings.defaults(language()), { origin: 'storage' })
}
