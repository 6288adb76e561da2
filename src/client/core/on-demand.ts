import type { AnyDocument } from './document.ts'
import { type Persistence, recordKey } from './persistence.ts'
import { registryCompleted } from './registry.ts'
import type { Storage } from './storage.ts'

const connected = Promise.withResolvers<{ readonly persistence: Persistence; readonly storage: Storage }>()

/** Connects the documents that are opened on demand; called once, at the start. */
export const connectOnDemand = (persistence: Persistence, storage: Storage): void =>
  connected.resolve({ persistence, storage })

/**
 * Loads a document of many, such as a drawing, as it is first shown, and writes its changes from then on. It is not in
 * the registry: what it refers to, such as pictures, a registered document must name.
 */
export async function openDocument(document: AnyDocument): Promise<void> {
  await registryCompleted()
  const { persistence } = await connected.promise
  await persistence.persist([document])
  await persistence.refresh() // changes that pages have left in the journal
}

/** Deletes the records of documents by their ids. Rejects if storage does, with nothing deleted. */
export async function deleteDocuments(ids: readonly string[]): Promise<void> {
  const { storage } = await connected.promise
  await storage.write(async (transaction) => {
    for (const id of ids) transaction.remove(recordKey({ id }))
  })
}
