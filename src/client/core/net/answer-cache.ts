import { isPlainObject } from '../../lib/values/json.ts'
import type { Storage } from '../documents/storage/storage.ts'

interface CachedAnswer {
  readonly until: number
  readonly data: unknown
}

/** A cached answer that has not expired. One that expires after more than `seconds` was stored under another clock. */
export async function readCached(
  answers: Storage,
  key: string,
  now: number,
  seconds: number,
): Promise<CachedAnswer | undefined> {
  const [cached] = await answers.read([key]).catch(() => [])
  return isCachedAnswer(cached) && cached.until > now && cached.until <= now + seconds * 1000 ? cached : undefined
}

/** Caches an answer and removes expired ones. A full disk costs only the cache. */
export async function writeCached(answers: Storage, key: string, answer: CachedAnswer, now: number): Promise<void> {
  await answers
    .write(async (transaction) => {
      for (const other of await transaction.keys()) {
        const cached = await transaction.get(other)
        if (!isCachedAnswer(cached) || cached.until <= now) transaction.remove(other)
      }
      transaction.put(key, answer)
    })
    .catch(() => {})
}

const isCachedAnswer = (value: unknown): value is CachedAnswer => isPlainObject(value) && Number.isFinite(value.until)
