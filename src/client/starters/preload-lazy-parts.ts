import { preloadSearch } from '../features/search/index.ts'
import { whenIdle } from './when-idle.ts'

/** Preloads parts that the network must not delay: the search panel, also for offline use, and the loading overlay. */
export function preloadLazyParts(): void {
  whenIdle(() => void preloadSearch().catch(() => {}))
  whenIdle(() => void import('../ui/overlay/loading/LoadingOverlay.tsx').catch(() => {}))
}
