import { takeOverPart, wantedParts } from './parts.ts'
import type { SyncerPorts } from './ports.ts'

/**
 * Fetches the parts that other devices have changed, each merged with what is here in a transaction of its own. One that
 * the cloud does not have stays as it is here, and is tried again.
 * @param only the id of the one that is about to be shown; all if left out
 * @returns whether there is more here than in the cloud, and is to be sent
 * @throws CloudFailure
 */
export async function fetchParts(ports: SyncerPorts, only?: string): Promise<boolean> {
  const { storage, cloud, documents, merging } = ports
  const wanted = await storage.write((transaction) => wantedParts(transaction, only))
  let hasMore = false
  for (const [id, file] of wanted) {
    const text = await cloud.readFile(file)
    if (text === undefined) continue
    const part = await storage.write((transaction) =>
      takeOverPart(transaction, { id, file, text }, { ...merging, documents }),
    )
    if (part.isAnother) await ports.onWritten([id], false)
    hasMore ||= part.hasMore
  }
  return hasMore
}
