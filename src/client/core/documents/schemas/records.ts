import { firstCodePoints } from '../../../../shared/lib/text/one-line.ts'

/** Characters that a field of which nothing is known may have, as JSON. */
const UNKNOWN_LENGTH = 4000

/** What another program has written into a record beside the fields that are known: it stays, as long as it is small. */
export const unknownFields = (given: Readonly<Record<string, unknown>>, known: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => !known.includes(key) && (JSON.stringify(value) ?? '').length <= UNKNOWN_LENGTH,
    ),
  )

/**
 * An id that no other record has; numbers become texts, and one that is missing or taken is named by its place.
 * @param readIds those of the records before it, to which it is added
 */
export function freshId(given: unknown, path: string, readIds: Set<string>): string {
  const id = typeof given === 'string' || typeof given === 'number' ? firstCodePoints(String(given), 100) : ''
  let fresh = id
  while (fresh === '' || readIds.has(fresh)) fresh += `#${path}`
  readIds.add(fresh)
  return fresh
}
