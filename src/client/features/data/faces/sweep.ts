import type { Storage } from '../../../core/documents/storage/storage.ts'
import { isFaceReference } from '../../../lib/tile/face-reference.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import { findReferences } from './kernel/references.ts'
import { findUnused, type UnusedSince } from './kernel/unused.ts'

/** Keys of documents as they once were, to which the user may go back. */
const SAVED = /^(?:version:|before-)/
const SINCE_KEY = 'unused-faces'

/**
 * Removes the pictures that nothing has referred to for 30 days, and that no saved version needs. Rejects if storage does, with nothing removed.
 * @param referenced the references in use, read within the transaction
 */
export async function sweepFaces(storage: Storage, referenced: () => readonly string[], now: number): Promise<void> {
  await storage.write(async (transaction) => {
    const keys = await transaction.keys()
    const before = await transaction.get(SINCE_KEY)
    const { since, expired } = findUnused(keys.filter(isFaceReference), new Set(referenced()), readSince(before), now)
    if (Object.keys(since).length > 0) transaction.put(SINCE_KEY, since)
    else if (before !== undefined) transaction.remove(SINCE_KEY)
    if (expired.length === 0) return
    const saved = await Promise.all(keys.filter((key) => SAVED.test(key)).map((key) => transaction.get(key)))
    const needed = new Set(findReferences(saved)) // looked at again in 30 days
    for (const reference of expired) if (!needed.has(reference)) transaction.remove(reference)
  })
}

/** Anything unreadable counts as a first look: the 30 days begin anew. */
const readSince = (value: unknown): UnusedSince =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
    : {}
