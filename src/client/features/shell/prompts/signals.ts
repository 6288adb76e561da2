/** How many signals are remembered of each owner. */
const KEPT = 20

/**
 * Claims a signal, such as the sound of a reminder, for this tab.
 * @param owner a key of `localStorage`
 * @returns false where some tab of this browser has claimed it before
 */
export function claimSignal(owner: string, signal: string): boolean {
  const claimed = readClaimed(owner)
  if (claimed.includes(signal)) return false
  writeClaimed(owner, [...claimed, signal])
  return true
}

function readClaimed(owner: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(owner) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

function writeClaimed(owner: string, signals: readonly string[]): void {
  try {
    localStorage.setItem(owner, JSON.stringify(signals.slice(-KEPT)))
  } catch {
    // without storage another tab may give it, too
  }
}
