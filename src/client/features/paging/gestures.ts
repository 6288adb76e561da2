import { FREE_LAYOUT, THROTTLE } from '../../../shared/constants.ts'
import { hasFlag } from '../../ui/dom.ts'
import { scrollByArrow } from './arrow-scroll.ts'
import { arrowDirection, isInertia, swipeDirection, type WheelSample, wheelDirection } from './model.ts'
import { turnPage } from './turn-page.ts'

/**
 * Turns pages by wheel and swipe anywhere on the home screen, and by arrow keys while nothing has the focus; a page that
 * overflows scrolls first.
 */
export function listenToPagingGestures(area: HTMLElement, signal: AbortSignal): void {
  const home = area.closest('main') ?? area
  // minimal mode shows no pages
  const turn = (direction: 1 | -1 | undefined) =>
    direction !== undefined && area.checkVisibility() && turnPage(direction)
  const listen = { signal, passive: true } as const
  let previous: WheelSample | undefined
  let turnedAt = 0
  // the browser may scroll before this listener runs: the event that reaches the end must not turn the page as well
  let scrolledTo = 0 // pages open unscrolled; reading it now would force layout
  for (const scroller of [area, home])
    scroller.addEventListener('scroll', () => (scrolledTo = scrollOffsetOf([area, home])), listen)
  home.addEventListener(
    'wheel',
    (event) => {
      const now: WheelSample = { time: event.timeStamp, delta: event.deltaY }
      const ignored = event.ctrlKey || isInertia(now, previous) || now.time - turnedAt < THROTTLE.wheelMs
      previous = now
      if (ignored || scrolledTo !== scrollOffsetOf([area, home]) || isOverNestedScroller(event.target, [area, home]))
        return
      if (turn(wheelDirection(event.deltaY, scrollRoomOf([area, home]), edgeToleranceOf(area)))) turnedAt = now.time
    },
    listen,
  )
  let start: Touch | undefined
  home.addEventListener(
    'touchstart',
    ({ touches: [finger, second], target }) =>
      (start = second === undefined && belongsToPages(target, area) ? finger : undefined),
    listen,
  )
  home.addEventListener(
    'touchend',
    ({ changedTouches: [end] }) => {
      if (end && start) turn(swipeDirection({ x: end.clientX - start.clientX, y: end.clientY - start.clientY }))
    },
    listen,
  )
  addEventListener(
    'keydown',
    (event) => {
      const isUnfocused = document.activeElement === document.body || document.activeElement === null
      if (!isUnfocused || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !area.checkVisibility())
        return
      if (!scrollByArrow(event.key, [area, home], edgeToleranceOf(area))) turn(arrowDirection(event.key))
    },
    { signal },
  )
}

/** How far from its end a page counts as scrolled, in px: browsers leave 1, the free layout 15 (spec section 9). */
const edgeToleranceOf = (area: HTMLElement) => (hasFlag(area, 'free') ? FREE_LAYOUT.scrollEdgePx : 1)

/** The sum of the scroll offsets, in px. */
const scrollOffsetOf = (scrollers: readonly HTMLElement[]) =>
  scrollers.reduce((sum, { scrollTop }) => sum + scrollTop, 0)

/** How far these can be scrolled up and down in total: in a low window the home screen scrolls as well as the page. */
function scrollRoomOf(scrollers: readonly HTMLElement[]) {
  const before = scrollOffsetOf(scrollers)
  const total = scrollers
    .filter(({ style }) => style.overflow !== 'clip') // a short page during its transition
    .reduce((sum, { scrollHeight, clientHeight }) => sum + scrollHeight - clientHeight, 0)
  return { before, after: total - before }
}

/** Whether a touch belongs to the pages or the empty area around them, not to search, navigation or a toolbar. */
function belongsToPages(target: EventTarget | null, area: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('search, nav, [role="toolbar"]') : null
  return control === null || control === area
}

/** Whether the wheel is over a nested scroller: a list in a widget, the suggestions. */
function isOverNestedScroller(target: EventTarget | null, pages: readonly Element[]): boolean {
  let element = target instanceof Element ? target : null
  while (element !== null && !pages.includes(element)) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY))
      return true
    element = element.parentElement
  }
  return false
}
