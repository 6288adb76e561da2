import { takeOverPart, wantedParts } from './parts.ts'
import type { SyncerPorts } from './ports.ts'

/** A file that the cloud did not have is asked for again after this time, in ms: runs are many. */
const AGAIN_MS = 600_000

export interface FetchOptions {
  /** The id of the part that is about to be shown; all if left out. */
  readonly only?: string
  /** When files were asked for in vain, by their hashes: kept by the caller, and changed here. */
  readonly missing?: Map<string, number>
}

/**
 * Fetches the parts that other devices have changed, each merged with what is here in a transaction of its own. One that
 * the cloud does not have stays as it is here, and is tried again.
 * @returns whether there is more here than in the cloud, and is to be sent
 * @throws CloudFailure
 */
export async function fetchParts(
  ports: SyncerPorts,
  { only, missing = new Map() }: FetchOptions = {},
): Promise<boolean> {
  const { storage, cloud, documents, merging } = ports
  const wanted = await storage.write((transaction) => wantedParts(transaction, only))
  let hasMore = false
  for (const [id, file] of wanted) {
    const askedAt = missing.get(file)
    if (only === undefined && askedAt !== undefined && Math.abs(ports.now() - askedAt) < AGAIN_MS) continue
    const text = await cloud.readFile(file)
    if (text === undefined) {
      missing.set(file, ports.now())
      continue
    }
    const part = await storage.write((transaction) =>
      takeOverPart(transaction, { id, file, text }, { ...merging, documents }),
    )
    if (part.isAnother) await ports.onWritten([id], false)
    hasMore ||= part.hasMore
  }
  return hasMore
}
