import { affectsSnapshot } from '../../../snapshot/volatile-nodes.ts'
import { current } from '../current.ts'
import { pageIn } from '../turning/page.ts'
import { turnGroup } from '../turning/turn.ts'
import { stopTowards } from './model.ts'

/** What has the focus in a tile; what lies inside a widget keeps its own stops. */
const STOPS = ':scope > li > :is(a, button, article)'
const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

/** The tiles of a list that can have the focus. */
export const stopsOf = (list: Element | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(STOPS) ?? []),
]

/** Moves the focus from tile to tile by arrows, Home and End; whether the key led anywhere. */
export function moveFocus(event: Pressed, stops: readonly HTMLElement[]): boolean {
  const from = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
  if (from < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const to = stopTowards(
    event.key,
    from,
    stops.map((stop) => stop.getBoundingClientRect()),
  )
  if (to === undefined) return false
  event.preventDefault()
  stops[to]?.focus()
  return true
}

interface Pressed
  extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'> {
  readonly target: EventTarget | null
}

/**
 * Makes the page one tab stop, whose arrows walk from tile to tile and whose PageUp and PageDown turn it. Who was in the
 * page that goes is in the one that comes, at its first tile.
 */
export function keepOneStop(area: HTMLElement, signal: AbortSignal): void {
  let page = pageIn(area)
  let last: Element | undefined
  let follows = false
  const settle = () => {
    const living = pageIn(area)
    const stops = stopsOf(living)
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
      const stop = stopsOf(pageIn(area)).find((one) => one === target)
      if (stop === undefined) return
      last = stop
      settle()
    },
    { signal },
  )
  area.addEventListener(
    'keydown',
    (event) => {
      const stops = stopsOf(pageIn(area))
      if (moveFocus(event, stops) || event.target !== last) return
      const way = PAGES[event.key]
      if (way === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      turnGroup(way)
    },
    { signal },
  )
  settle()
}
