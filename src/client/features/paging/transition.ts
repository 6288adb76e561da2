import { hasFlag, setFlag } from '../../ui/dom.ts'
import { prefersReducedMotion } from '../../ui/motion/motion.ts'
import { iconSettings } from '../home/index.ts'
import { transitionKeyframes } from './keyframes.ts'
import { livePage } from './live-page.ts'
import { transitionFor } from './model.ts'
import { outgoingPage } from './outgoing-page.ts'

/** Duration of a transition with reduced motion, in ms. */
const REDUCED_MOTION_MS = 120

/** Ends the running transition: one page remains, at rest. */
let endTransition = () => {}

/**
 * Plays the transition from the page of group `from` to the page rendered next (decision 0016); it interrupts a running
 * one. The outgoing page is `aria-hidden`, not `inert`, which would restyle each of its tiles.
 */
export function playTransition(area: HTMLElement, from: string | undefined, direction: 1 | -1): void {
  const outgoing = livePage(area)
  endTransition()
  const reducedMotion = prefersReducedMotion()
  const { turningMode, turningSpeed } = iconSettings.get()
  const mobile = hasFlag(document.documentElement, 'mobile')
  const transition = transitionFor(turningMode, { mobile, reducedMotion, randomValue: Math.random() })
  const frames = transitionKeyframes(transition, direction, area.clientHeight)
  const { scrollTop, scrollLeft } = area
  if (scrollTop !== 0) area.scrollTop = 0 // an unconditional write would force layout
  if (scrollLeft !== 0) area.scrollLeft = 0
  if (frames === undefined || outgoing === null) return
  outgoingPage.setState({ id: from })
  setTransformOrigin(outgoing, area, scrollTop)
  if (scrollTop !== 0 || scrollLeft !== 0) outgoing.style.translate = `${-scrollLeft}px ${-scrollTop}px`
  outgoing.ariaHidden = 'true'
  const timing: KeyframeAnimationOptions = {
    duration: reducedMotion ? REDUCED_MOTION_MS : turningSpeed,
    easing: 'cubic-bezier(.65, 0, .25, 1)',
    fill: 'both',
  }
  let animations: readonly Animation[] = []
  let incoming: HTMLElement | null = null
  const frame = requestAnimationFrame(() => {
    incoming = livePage(area)
    if (incoming === null) return endTransition()
    setTransformOrigin(incoming, area)
    incoming.style.zIndex = '1'
    // during the transition the page reaches farther down: that must not be scrollable
    if (incoming.offsetTop + incoming.offsetHeight <= area.clientHeight) area.style.overflow = 'clip'
    const leaving = outgoing.animate([...frames.out], timing)
    leaving.onfinish = endTransition
    animations = [leaving, incoming.animate([...frames.in], timing)]
    setPlaying(true)
  })
  endTransition = () => {
    endTransition = () => {}
    cancelAnimationFrame(frame)
    for (const animation of animations) animation.cancel()
    outgoing.removeAttribute('aria-hidden') // it may be the next incoming page
    for (const page of [outgoing, incoming])
      if (page) Object.assign(page.style, { transformOrigin: '', translate: '', zIndex: '' })
    area.style.overflow = ''
    outgoingPage.setState({ id: undefined })
    setPlaying(false)
  }
}

/** Sets the transform origin of a page to the center of its visible part. */
function setTransformOrigin(page: HTMLElement, area: HTMLElement, scrollTop = 0) {
  page.style.transformOrigin = `50% ${scrollTop + area.clientHeight / 2 - page.offsetTop}px`
}

function setPlaying(on: boolean) {
  setFlag(document.documentElement, 'paging', on)
  setFlag(document.documentElement, 'flat-glass', on) // moving glass is what costs
}
