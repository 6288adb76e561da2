import { hasFlag, setFlag } from '../../ui/dom.ts'
import { prefersReducedMotion } from '../../ui/motion/motion.ts'
import { iconSettings } from '../home/index.ts'
import { transitionKeyframes } from './keyframes.ts'
import { livePage } from './live-page.ts'
import { transitionFor } from './model.ts'
import { outgoingPage } from './outgoing-page.ts'

/** Milliseconds of a turn where less motion is wanted. */
const CALM_MS = 120

/** Ends the turn that is under way: both pages are at rest, and there is only one of them. */
let end = () => {}

/**
 * Plays the turn from the page that stands in `area` now, of the group `from`, to the one that stands
 * there after the change has been drawn. The old one stays where it is until it has gone, out of reach under the new one:
 * by what touches the list alone, not `inert`, for which each of its tiles would be styled anew. A new turn interrupts the
 * one that is under way; nothing waits for it.
 */
export function playTransition(area: HTMLElement, from: string | undefined, way: 1 | -1): void {
  const old = livePage(area)
  end()
  const calm = prefersReducedMotion()
  const { turningMode, turningSpeed } = iconSettings.get()
  const mobile = hasFlag(document.documentElement, 'mobile')
  const turn = transitionFor(turningMode, { mobile, reducedMotion: calm, chance: Math.random() })
  const frames = transitionKeyframes(turn, way, area.clientHeight)
  const { scrollTop } = area
  if (scrollTop !== 0) area.scrollTop = 0 // to say it again would lay out the page by itself
  if (frames === undefined || old === null) return
  outgoingPage.setState({ id: from })
  turnAroundMiddle(old, area, scrollTop)
  if (scrollTop !== 0) old.style.translate = `0 ${-scrollTop}px`
  old.ariaHidden = 'true'
  const timing: KeyframeAnimationOptions = {
    duration: calm ? CALM_MS : turningSpeed,
    easing: 'cubic-bezier(.65, 0, .25, 1)',
    fill: 'both',
  }
  let ongoing: readonly Animation[] = []
  let next: HTMLElement | null = null
  const begins = requestAnimationFrame(() => {
    next = livePage(area)
    if (next === null) return end()
    turnAroundMiddle(next, area)
    next.style.zIndex = '1'
    // on its way the page reaches farther down: nothing is to be scrolled there
    if (next.offsetTop + next.offsetHeight <= area.clientHeight) area.style.overflow = 'clip'
    const leaves = old.animate([...frames.out], timing)
    leaves.onfinish = end
    ongoing = [leaves, next.animate([...frames.in], timing)]
    setPlaying(true)
  })
  end = () => {
    end = () => {}
    cancelAnimationFrame(begins)
    for (const animation of ongoing) animation.cancel()
    old.removeAttribute('aria-hidden') // it may be the next to come
    for (const page of [old, next])
      if (page) Object.assign(page.style, { transformOrigin: '', translate: '', zIndex: '' })
    area.style.overflow = ''
    outgoingPage.setState({ id: undefined })
    setPlaying(false)
  }
}

/** Has a page that is scrolled so far, in px, turn around the middle of what is seen of it. */
function turnAroundMiddle(page: HTMLElement, area: HTMLElement, scrolled = 0) {
  page.style.transformOrigin = `50% ${scrolled + area.clientHeight / 2 - page.offsetTop}px`
}

function setPlaying(on: boolean) {
  setFlag(document.documentElement, 'paging', on)
  setFlag(document.documentElement, 'flat-glass', on) // moving glass is what costs
}
