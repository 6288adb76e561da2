import type { Persistence } from '../core/data/persistence.ts'
import type { Ticker } from '../core/tabs/ticker.ts'

/** Reads changes of other tabs with every tick, and whenever the page becomes visible. */
export function refreshFromOtherTabs(persistence: Persistence, ticker: Ticker): void {
  ticker.subscribe(() => void persistence.refresh())
  document.addEventListener('visibilitychange', () => void (document.hidden || persistence.refresh()))
}
