/** Milliseconds for which a finding holds: a week. */
const HOLDS_MS = 7 * 24 * 3_600_000

/**
 * What was found out about this machine and is too dear to find out at each opening; undefined when it is older than a
 * week, or nothing that can be read.
 */
export function readDeviceCache(key: string, now: number): unknown {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!Array.isArray(known)) return undefined
    const [found, at]: readonly unknown[] = known
    return now - Number(at) < HOLDS_MS ? found : undefined
  } catch {
    return undefined
  }
}

/** Keeps a finding, plain data, under its key; where storage refuses it is found out again the next time. */
export function writeDeviceCache(key: string, found: unknown, now: number): void {
  try {
    localStorage.setItem(key, JSON.stringify([found, now]))
  } catch {
    // full or forbidden
  }
}
