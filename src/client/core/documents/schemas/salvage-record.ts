import { isPlainObject } from '../../../lib/values/json.ts'

/** The usable entries of a record; the others are dropped, and their paths added to `repaired`, as by `salvage`. */
export function salvageRecord<T>(
  record: unknown,
  path: string,
  repaired: string[],
  readValue: (value: unknown, key: string) => T | undefined,
): Readonly<Record<string, T>> {
  if (!isPlainObject(record)) {
    repaired.push(path)
    return {}
  }
  const entries = Object.entries(record).flatMap(([key, value]) => {
    const read = readValue(value, key)
    if (read === undefined) repaired.push(`${path}.${key}`)
    return read === undefined ? [] : [[key, read] as const]
  })
  return Object.fromEntries(entries)
}
