import { loadSearchables } from '../contributions.deferred.ts'
import { beginLocalSearch, provideSearchables } from '../features/local-search/lazy.ts'
import { whenIdle } from './when-idle.ts'

/** A page that is left sooner builds no index, in ms. */
const DELAY_MS = 2000

/** Builds the index of the local search once the page has been visible for a while, or for the first search before. */
export function buildLocalIndex(): void {
  provideSearchables(loadSearchables)
  setTimeout(() => {
    if (!document.hidden) whenIdle(beginLocalSearch)
  }, DELAY_MS)
}
