import { affectsSnapshot } from '../../core/volatile-nodes.ts'
import { focusStops, moveFocus } from '../../ui/input/move-focus.ts'
import { current } from '../home/index.ts'
import { livePage, turnPage } from '../paging/lazy.ts'

const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

/**
 * Makes the page one tab stop, whose arrows walk from tile to tile and whose PageUp and PageDown turn it. Who was in the
 * page that goes is in the one that comes, at its first tile.
 */
export function keepRovingTabindex(area: HTMLElement, signal: AbortSignal): void {
  let page = livePage(area)
  let last: Element | undefined
  let follows = false
  const settle = () => {
    const living = livePage(area)
    const stops = focusStops(living)
    const stop = stops.find((one) => one === last) ?? stops[0]
    for (const one of stops) {
      const index = one === stop ? '0' : '-1'
      if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index)
    }
    if (page === living) return
    page = living
    // where the page stands while it turns is nowhere to scroll to
    if (follows) stop?.focus({ preventScroll: true })
    follows = false
  }
  const tiles = new MutationObserver((changes) => affectsSnapshot(changes) && settle())
  tiles.observe(area, { childList: true, subtree: true })
  const stopFollowing = current.subscribe(() => {
    follows = area.contains(document.activeElement)
  })
  signal.addEventListener('abort', () => {
    tiles.disconnect()
    stopFollowing()
  })
  area.addEventListener(
    'focusin',
    ({ target }) => {
      const stop = focusStops(livePage(area)).find((one) => one === target)
      if (stop === undefined) return
      last = stop
      settle()
    },
    { signal },
  )
  area.addEventListener(
    'keydown',
    (event) => {
      const stops = focusStops(livePage(area))
      if (moveFocus(event, stops) || event.target !== last) return
      const way = PAGES[event.key]
      if (way === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      turnPage(way)
    },
    { signal },
  )
  settle()
}
