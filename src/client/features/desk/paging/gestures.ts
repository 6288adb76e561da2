import { FREE_LAYOUT } from '../../../../shared/constants.ts'
import { wheelPx } from '../../../ui/input/pointer/wheel-px.ts'
import { dataSelector, hasFlag } from '../dom.ts'
import { scrollByArrow } from './arrow-scroll.ts'
import { NO_WHEEL, spend, stepWheel } from './kernel/wheel.ts'
import { arrowDirection, wheelDirection } from './model.ts'
import { listenToSwipes } from './swipes.ts'
import { turnPage } from './turn-page.ts'

/**
 * Turns pages by wheel and swipe anywhere on the home screen, and by arrow keys while nothing has the focus; a page that
 * overflows scrolls first.
 */
export function listenToPagingGestures(area: HTMLElement, signal: AbortSignal): void {
  const home = area.closest('main') ?? area
  listenToWheel(area, home, signal)
  listenToSwipes(area, home, signal)
  listenToArrowKeys(area, home, signal)
}

function turnVisiblePage(area: HTMLElement, direction: 1 | -1 | undefined): void {
  // minimal mode shows no pages
  if (direction !== undefined && area.checkVisibility()) turnPage(direction)
}

/** Over the pages and what is around them, and over the page dots, which are beside the home screen. */
function listenToWheel(area: HTMLElement, home: HTMLElement, signal: AbortSignal): void {
  const listen = { signal, passive: true } as const
  const scrollers = [area, home]
  let gesture = NO_WHEEL
  // the browser may scroll before this listener runs: the event that reaches the end must not turn the page as well
  let scrolledTo = 0 // pages open unscrolled; reading it now would force layout
  for (const scroller of scrollers)
    scroller.addEventListener('scroll', () => (scrolledTo = scrollOffsetOf(scrollers)), listen)
  const onWheel = (event: WheelEvent) => {
    const { target, timeStamp: time } = event
    const delta = wheelPx(event)
    if (event.ctrlKey || delta === 0) return // zooms, or scrolls sideways
    gesture = stepWheel(gesture, { time, delta })
    const direction = wheelDirection(delta, scrollRoomOf(scrollers), edgeToleranceOf(area))
    const isScrolled =
      direction === undefined || scrolledTo !== scrollOffsetOf(scrollers) || isOverNestedScroller(target, scrollers)
    if (isScrolled) gesture = spend(gesture, delta > 0 ? 1 : -1)
    else turnVisiblePage(area, gesture.turn)
  }
  home.addEventListener('wheel', onWheel, listen)
  home.parentElement?.addEventListener(
    'wheel',
    (event) => event.target instanceof Element && event.target.closest(dataSelector('pager')) && onWheel(event),
    listen,
  )
}

/** An arrow scrolls a page that goes on in its direction; a key that is held turns no page at its end. */
function listenToArrowKeys(area: HTMLElement, home: HTMLElement, signal: AbortSignal): void {
  const scrollers = [area, home]
  const onKey = (event: KeyboardEvent) => {
    const direction = arrowDirection(event.key)
    const isUnfocused = document.activeElement === document.body || document.activeElement === null
    if (direction === undefined || !isUnfocused || !area.checkVisibility()) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return
    const tolerance = edgeToleranceOf(area)
    if (scrollByArrow(event, scrollers, tolerance)) return event.preventDefault()
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    const { before, after } = scrollRoomOf(scrollers)
    if (!isVertical || !event.repeat || before + after <= tolerance) turnPage(direction)
  }
  addEventListener('keydown', onKey, { signal })
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
    .filter(({ style }) => style.overflow !== 'hidden') // a page that fits, during its transition
    .reduce((sum, { scrollHeight, clientHeight }) => sum + scrollHeight - clientHeight, 0)
  return { before, after: total - before }
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
