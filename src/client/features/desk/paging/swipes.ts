import { currentGroupIndex, showGroup } from '../../data/home/index.ts'
import { isSwipeCommitted, swipeDirection, swipedPx } from './model.ts'
import { beginHeldTransition, holdTransition, isPageMoving, releaseTransition } from './transition.ts'
import { turnPage } from './turn-page.ts'

/** A finger on the pages. */
interface Swipe {
  readonly area: HTMLElement
  readonly start: Touch
  readonly scrollTop: number
  /** Once the page follows the finger: its direction, the index of the group it leaves, the finger's farthest way in px. */
  readonly turn?: { readonly direction: 1 | -1; readonly from: number; readonly farthest: number }
}

/** Turns pages by a swipe, which they follow. */
export function listenToSwipes(area: HTMLElement, home: HTMLElement, signal: AbortSignal): void {
  let abort = () => {}
  const begin = ({ touches: [start, second], target }: TouchEvent) => {
    abort()
    if (start === undefined || second !== undefined || target === null || !belongsToPages(target, area)) return
    let swipe: Swipe = { area, start, scrollTop: area.scrollTop }
    const end = new AbortController()
    const finish = (finger?: Touch) => {
      end.abort()
      abort = () => {}
      finishSwipe(swipe, finger)
    }
    abort = finish
    // the touched page may be removed meanwhile: only the target itself still hears of the finger then
    const listen = { signal: AbortSignal.any([signal, end.signal]), passive: true } as const
    const on = (type: 'touchmove' | 'touchend' | 'touchcancel', act: (event: TouchEvent) => void) =>
      target.addEventListener(type, (event) => event instanceof TouchEvent && act(event), listen)
    on('touchmove', (event) => {
      if (event.defaultPrevented)
        finish() // a tile is dragged
      else if (event.touches[0] !== undefined) swipe = follow(swipe, event.touches[0])
    })
    on('touchend', ({ changedTouches: [finger] }) => finish(finger))
    on('touchcancel', () => finish())
  }
  home.addEventListener('touchstart', begin, { signal, passive: true })
}

const wayOf = ({ start }: Swipe, finger: Touch) => ({
  x: finger.clientX - start.clientX,
  y: finger.clientY - start.clientY,
})

/** The swipe after a movement of the finger; the page turns as far as it has gone. */
function follow(swipe: Swipe, finger: Touch): Swipe {
  const { area, turn, scrollTop } = swipe
  const way = wayOf(swipe, finger)
  if (turn !== undefined) {
    const gone = swipedPx(way.x, turn.direction)
    holdTransition(Math.min(1, gone / area.clientWidth))
    return { ...swipe, turn: { ...turn, farthest: Math.max(turn.farthest, gone) } }
  }
  const direction = swipeDirection(way)
  const isScrolling = area.scrollTop !== scrollTop
  if (direction === undefined || isScrolling || !isPageMoving() || !area.checkVisibility()) return swipe
  const from = currentGroupIndex()
  if (!beginHeldTransition(() => turnPage(direction))) return swipe
  return { ...swipe, turn: { direction, from, farthest: 0 } }
}

/** Turns the page as the finger leaves it, or back if the finger has turned around. @param finger missing if cancelled */
function finishSwipe(swipe: Swipe, finger: Touch | undefined): void {
  const { area, turn, scrollTop } = swipe
  const way = finger && wayOf(swipe, finger)
  const direction = way && swipeDirection(way)
  if (turn === undefined) {
    // minimal mode shows no pages
    if (direction !== undefined && area.scrollTop === scrollTop && area.checkVisibility()) turnPage(direction)
    return
  }
  releaseTransition()
  const isKept = way !== undefined && isSwipeCommitted(swipedPx(way.x, turn.direction), turn.farthest)
  if (direction !== turn.direction || !isKept) showGroup(turn.from)
}

/** Whether a touch belongs to the pages or the empty area around them, not to search, navigation or a toolbar. */
function belongsToPages(target: EventTarget, area: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('search, nav, [role="toolbar"]') : null
  return control === null || control === area
}
