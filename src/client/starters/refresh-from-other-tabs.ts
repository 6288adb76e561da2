import { openLocks } from '../core/locks.ts'
import type { Persistence } from '../core/persistence.ts'
import { startTicker } from '../core/ticker.ts'

/** Starts the ticker, and reads changes of other tabs with it and whenever the page becomes visible. */
export function refreshFromOtherTabs(persistence: Persistence): void {
  startTicker(openLocks()).subscribe(() => void persistence.refresh())
  document.addEventListener('visibilitychange', () => void (document.hidden || persistence.refresh()))
}
