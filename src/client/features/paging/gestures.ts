import { FREE_LAYOUT, THROTTLE } from '../../../shared/constants.deferred.ts'
import { hasFlag } from '../../ui/dom.ts'
import { arrowDirection, isInertia, stepWheel, swipeDirection, type WheelState } from './model.ts'
import { turnPage } from './turn-page.ts'

/** Turns pages by the wheel and by a swipe anywhere on the home screen, and by arrows while nothing has the focus. */
export function listenToPagingGestures(area: HTMLElement, signal: AbortSignal): void {
  const home = area.closest('main') ?? area
  // minimal mode shows no pages
  const turn = (way: 1 | -1 | undefined) => way !== undefined && area.checkVisibility() && turnPage(way)
  const listen = { signal, passive: true } as const
  let last: WheelState | undefined
  let turnedAt = 0
  // a notch may have scrolled before it is heard of here: the one that comes to the end does not turn as well
  let rest = 0 // as pages open; asking them now would have them laid out
  for (const scroller of [area, home]) scroller.addEventListener('scroll', () => (rest = placeOf([area, home])), listen)
  home.addEventListener(
    'wheel',
    (event) => {
      const now = { at: event.timeStamp, delta: event.deltaY }
      const ignored = event.ctrlKey || isInertia(now, last) || now.at - turnedAt < THROTTLE.wheelMs
      last = now
      if (ignored || rest !== placeOf([area, home]) || scrollsItself(event.target, [area, home])) return
      if (turn(stepWheel(event.deltaY, roomOf([area, home]), nearlyOf(area)))) turnedAt = now.at
    },
    listen,
  )
  let touched: Touch | undefined
  home.addEventListener(
    'touchstart',
    ({ touches: [finger, second], target }) =>
      (touched = second === undefined && belongsToPages(target, area) ? finger : undefined),
    listen,
  )
  home.addEventListener(
    'touchend',
    ({ changedTouches: [left] }) => {
      if (left && touched)
        turn(swipeDirection({ x: left.clientX - touched.clientX, y: left.clientY - touched.clientY }))
    },
    listen,
  )
  addEventListener(
    'keydown',
    (event) => {
      const free = document.activeElement === document.body || document.activeElement === null
      if (free && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey) turn(arrowDirection(event.key))
    },
    { signal },
  )
}

/** So near to its end a page has been scrolled, in px: browsers leave a rest of one, the free layout 15 (spec section 9). */
const nearlyOf = (scroller: HTMLElement) => (hasFlag(scroller, 'free') ? FREE_LAYOUT.scrollEdgePx : 1)

/** How far these have been scrolled down in all, in px. */
const placeOf = (scrollers: readonly HTMLElement[]) => scrollers.reduce((sum, { scrollTop }) => sum + scrollTop, 0)

/** How far these can be scrolled up and down in all: in a low window the home screen scrolls as well as the page. */
function roomOf(scrollers: readonly HTMLElement[]) {
  const before = placeOf(scrollers)
  const whole = scrollers
    .filter(({ style }) => style.overflow !== 'clip') // a short page on its way
    .reduce((sum, { scrollHeight, clientHeight }) => sum + scrollHeight - clientHeight, 0)
  return { before, after: whole - before }
}

/** Whether a finger here touches the pages or the free ground around them: what stands there by itself is no page. */
function belongsToPages(target: EventTarget | null, area: HTMLElement): boolean {
  const own = target instanceof Element ? target.closest('search, nav, [role="toolbar"]') : null
  return own === null || own === area
}

/** Whether the wheel is over something that scrolls of its own: a list in a widget, the suggestions. */
function scrollsItself(target: EventTarget | null, pages: readonly Element[]): boolean {
  let element = target instanceof Element ? target : null
  while (element !== null && !pages.includes(element)) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY))
      return true
    element = element.parentElement
  }
  return false
}
