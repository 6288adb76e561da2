import { affectsSnapshot } from '../../../../core/page/volatile-nodes.ts'
import { focusStops, moveFocus } from '../../../../ui/input/keyboard/move-focus.ts'
import { currentGroupState } from '../../../data/home/index.ts'
import { livePage, turnPage } from '../../../desk/paging/lazy.ts'

const PAGE_DIRECTIONS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

/**
 * Makes the page one tab stop: arrow keys move between tiles, PageUp and PageDown turn the page. Focus in the outgoing
 * page moves to the first tile of the incoming one.
 */
export function keepRovingTabindex(area: HTMLElement, signal: AbortSignal): void {
  let page = livePage(area)
  let last: Element | undefined
  let hadFocus = false
  const update = () => {
    const live = livePage(area)
    const stops = focusStops(live)
    const stop = stops.find((one) => one === last) ?? stops[0]
    for (const one of stops) {
      const index = one === stop ? '0' : '-1'
      if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index)
    }
    if (page === live) return
    page = live
    // the page is still in transition: scrolling to its current position would be wrong
    if (hadFocus) stop?.focus({ preventScroll: true })
    hadFocus = false
  }
  const observer = new MutationObserver((changes) => affectsSnapshot(changes) && update())
  observer.observe(area, { childList: true, subtree: true })
  const unsubscribe = currentGroupState.subscribe(() => {
    hadFocus = area.contains(document.activeElement)
  })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    unsubscribe()
  })
  area.addEventListener(
    'focusin',
    ({ target }) => {
      const stop = focusStops(livePage(area)).find((one) => one === target)
      if (stop === undefined) return
      last = stop
      update()
    },
    { signal },
  )
  area.addEventListener(
    'keydown',
    (event) => {
      const stops = focusStops(livePage(area))
      if (moveFocus(event, stops) || event.target !== last) return
      const direction = PAGE_DIRECTIONS[event.key]
      if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      turnPage(direction)
    },
    { signal },
  )
  update()
}
