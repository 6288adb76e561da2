/** A cache bounded in bytes; the least recently used entry is evicted first. */
export interface LruCache<Value> {
  readonly get: (key: string) => { readonly value: Value; readonly at: number } | undefined
  /** @param at time of the entry, in ms since the epoch. A value larger than the whole cache is not stored. */
  readonly put: (key: string, value: Value, at: number) => void
}

/** What an entry takes beside its text: about 200 bytes of the heap, measured with empty lists. */
const ENTRY_BYTES = 200

const jsonBytes = (value: unknown): number => 2 * (JSON.stringify(value)?.length ?? 0)

/**
 * @param maxBytes limit of keys and values together
 * @param bytesOf what a value takes; by default as JSON text
 */
export function createLruCache<Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number = jsonBytes,
): LruCache<Value> {
  const entries = new Map<string, { value: Value; at: number; bytes: number }>()
  let bytes = 0

  const remove = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    put: (key, value, at) => {
      remove(key)
      const size = ENTRY_BYTES + 2 * key.length + bytesOf(value)
      if (size > maxBytes) return
      entries.set(key, { value, at, bytes: size })
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
  }
}
