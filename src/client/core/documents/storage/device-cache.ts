/** A week. */
const MAX_AGE_MS = 7 * 24 * 3_600_000

/**
 * Reads a cached measurement of this machine that is too expensive for every opening.
 * @returns undefined if it is older than a week or unreadable
 */
export function readDeviceCache(key: string, now: number): unknown {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!Array.isArray(entry)) return undefined
    const [value, writtenAt]: readonly unknown[] = entry
    return now - Number(writtenAt) < MAX_AGE_MS ? value : undefined
  } catch {
    return undefined
  }
}

/** Caches a measurement (JSON); where storage refuses, it is measured again the next time. */
export function writeDeviceCache(key: string, value: unknown, now: number): void {
  try {
    localStorage.setItem(key, JSON.stringify([value, now]))
  } catch {
    // full or forbidden
  }
}
