import { isCalm } from '../../../ui/motion.ts'
import { home } from '../document.ts'
import { iconSettings } from '../settings.ts'
import { framesOf } from './keyframes.ts'
import { leaving } from './leaving.ts'
import { turnFor } from './model.ts'
import { pageIn } from './page.ts'

/** Milliseconds of a turn where less motion is wanted. */
const CALM_MS = 120
let ongoing: readonly Animation[] = []
let begins = 0
let dressed: readonly HTMLElement[] = []

/**
 * Plays the turn from the page that stands in `area` now, of the group `from` (none yet is the first), to the one that stands
 * there after the change has been drawn. The old one stays where it is until it has gone, out of reach under the new one:
 * by what touches the list alone, not `inert`, for which each of its tiles would be styled anew. A new turn interrupts the
 * one that is under way; nothing waits for it.
 */
export function playTurn(area: HTMLElement, from: string, way: 1 | -1): void {
  const old = pageIn(area)
  end()
  const calm = isCalm()
  const { turningMode, turningSpeed } = iconSettings.get()
  const mobile = document.documentElement.hasAttribute('data-mobile')
  const turn = turnFor(turningMode, { mobile, reducedMotion: calm, chance: Math.random() })
  const frames = framesOf(turn, way, area.clientHeight)
  const { scrollTop } = area
  if (scrollTop !== 0) area.scrollTop = 0 // to say it again would lay out the page by itself
  if (frames === undefined || old === null) return
  const { groups } = home.get()
  const [left = groups[0]] = groups.filter(({ id }) => id === from)
  leaving.setState({ id: left?.id })
  dress(old, area, scrollTop)
  old.ariaHidden = 'true'
  const timing: KeyframeAnimationOptions = {
    duration: calm ? CALM_MS : turningSpeed,
    easing: 'cubic-bezier(.65, 0, .25, 1)',
    fill: 'both',
  }
  begins = requestAnimationFrame(() => {
    const next = pageIn(area)
    if (next === null) return end()
    dress(next, area)
    next.style.zIndex = '1'
    // on its way the page reaches farther down: nothing is to be scrolled there
    if (next.offsetTop + next.offsetHeight <= area.clientHeight) area.style.overflow = 'clip'
    const leaves = old.animate([...frames.out], timing)
    leaves.onfinish = end
    ongoing = [leaves, next.animate([...frames.in], timing)]
    document.documentElement.dataset['turning'] = ''
  })
}

/** Has a page turn around the middle of what is seen of it; it is shifted so far up, in px, as it had been scrolled. */
function dress(page: HTMLElement, area: HTMLElement, scrolled = 0) {
  const middle = scrolled + area.clientHeight / 2 - page.offsetTop
  Object.assign(page.style, { transformOrigin: `50% ${middle}px`, translate: scrolled ? `0 ${-scrolled}px` : '' })
  dressed = [...dressed, page]
}

/** Both pages are at rest, and there is only one of them. */
function end() {
  cancelAnimationFrame(begins)
  for (const animation of ongoing) animation.cancel()
  for (const page of dressed) {
    page.parentElement?.style.removeProperty('overflow')
    Object.assign(page.style, { transformOrigin: '', translate: '', zIndex: '' })
    page.removeAttribute('aria-hidden') // the one that went may be the next to come
  }
  ongoing = []
  dressed = []
  leaving.setState({ id: undefined })
  delete document.documentElement.dataset['turning']
}
