import { createElement } from 'react'
import { dataAttribute, hasFlag } from '../../../ui/dom.ts'
import { onNextAct } from '../../../ui/input/next-act.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { waitingHints } from './document.ts'
import { HINTS, type Hint } from './model.ts'

/** How long the page is at rest before the first hint, and before the next one, in ms. */
const FIRST_MS = 5000
const NEXT_MS = 20_000

/**
 * Shows the hints of a new user one at a time, while his hands are at rest. A hint goes as he goes on, and comes back until
 * it is followed, shown or not, or closed.
 * @param isNew whether this is a user's first visit
 */
export function showHints(isNew: boolean): void {
  if (isNew) waitingHints.set(HINTS)
  if (waitingHints.get().length === 0) return
  dismissOnUse()
  showLater(FIRST_MS)
}

/** A hint that has been followed or closed is not shown again. */
export function dismissHint(hint: Hint): void {
  waitingHints.update((now) => (now.includes(hint) ? now.filter((one) => one !== hint) : now))
}

function dismissOnUse(): void {
  const root = document.documentElement
  addEventListener('contextmenu', () => dismissHint('menu'), { capture: true })
  new MutationObserver(() => hasFlag(root, 'dragging') && dismissHint('drag')).observe(root, {
    attributeFilter: [dataAttribute('dragging')],
  })
  themeSettings.subscribe(({ isMinimalism }) => isMinimalism && dismissHint('clock'))
}

function showLater(ms: number): void {
  setTimeout(() => {
    if (document.hidden) document.addEventListener('visibilitychange', () => showLater(FIRST_MS), { once: true })
    else if (hasFlag(document.documentElement, 'dragging')) showLater(FIRST_MS)
    else showNext()
  }, ms)
}

function showNext(): void {
  const [hint] = waitingHints.get()
  if (hint === undefined) return
  const close = openOverlay(
    () => import('./HintPill.tsx'),
    ({ HintPill }, { open }) => (open ? createElement(HintPill, { hint, close: () => dismissHint(hint) }) : null),
  )
  const end = () => {
    stopWaiting()
    unsubscribe()
    close()
    showLater(NEXT_MS)
  }
  const stopWaiting = onNextAct(end)
  const unsubscribe = waitingHints.subscribe((waiting) => waiting.includes(hint) || end())
}
