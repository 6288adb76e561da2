import { connectOnDemand } from '../core/archive/on-demand.ts'
import { provideLoaders } from '../core/contribute/loaders.ts'
import { completeRegistry, fillRegistry, registry } from '../core/contribute/registry.ts'
import type { AnyDocument } from '../core/documents/document.ts'
import { openPersistence } from '../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import { openChannel } from '../core/tabs/channel.ts'
import { connectLocalHistory } from '../features/safety/local-history/versions.ts'
import { collectDeferred, loaders } from './deferred.ts'
import { collectFirstFrame } from './first-frame.ts'

/** Registers all that the folders contribute, over a storage in memory with these values, with local history. */
export function registerEverything(values?: Map<string, unknown>): void {
  fillRegistry(collectFirstFrame())
  fillRegistry(collectDeferred())
  const storage = memoryStorage(values)
  connectOnDemand(openPersistence({ storage, channel: openChannel('unused') }), storage)
  connectLocalHistory(storage)
  provideLoaders(loaders)
  completeRegistry()
}

/** A registered document by its id. */
export function findDocument(id: string): AnyDocument {
  const document = registry().documents.find((one) => one.id === id)
  if (document === undefined) throw new Error(`there is no ${id}`)
  return document
}
