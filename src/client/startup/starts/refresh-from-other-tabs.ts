import { defineStart } from '../../core/contribute/start.ts'

/** Reads changes of other tabs with every tick, and whenever the page becomes visible. */
export default defineStart({
  at: 'documents',
  run({ persistence, ticker }) {
    ticker.subscribe(() => void persistence.refresh())
    document.addEventListener('visibilitychange', () => void (document.hidden || persistence.refresh()))
  },
})
