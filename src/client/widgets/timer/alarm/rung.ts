const KEY = 'genkan.timer'
const KEPT = 20

/** Whether some tab of this browser has rung for this end; if not, it counts as rung from now on. */
export function claimRing(signal: string): boolean {
  const rung = read()
  if (rung.includes(signal)) return false
  write([...rung, signal])
  return true
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

function write(signals: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(signals.slice(-KEPT)))
  } catch {
    // without storage another tab may ring, too
  }
}
