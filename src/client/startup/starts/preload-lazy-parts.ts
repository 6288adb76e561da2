import { defineStart } from '../../core/contribute/start.ts'
import { tileOf } from '../../core/contribute/use-registry.ts'
import { whenIdle } from '../../core/page/when-idle.ts'
import { home } from '../../features/data/home/index.ts'
import { preloadSearch } from '../../features/desk/search/index.ts'
import { onFirstOf } from '../../ui/input/first-of.ts'

/** The first sign that somebody is at the page; a tab that is opened and left again never gives one. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Preloads parts that the network must not delay: the search panel, the loading overlay, the widgets of other pages. At
 * the first sign of the user; without a service worker, which has them cached, in idle time, so that they work offline too.
 */
function preloadLazyParts(): void {
  const areCached = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (areCached) onFirstOf(SIGNS, preload)
  else whenIdle(preload)
}

function preload() {
  void preloadSearch().catch(() => {})
  void import('../../ui/overlay/loading/LoadingOverlay.tsx').catch(() => {})
  // a page that turns has its widgets at once, never blank ones
  const widgets = new Set(home.get().groups.flatMap(({ children }) => children.map(({ component = '' }) => component)))
  for (const widget of widgets)
    tileOf(widget)
      ?.load()
      .catch(() => {})
}

export default defineStart({ at: 'messages', run: preloadLazyParts })
