import { nextStop } from '../../../lib/geometry/arrow-navigation.ts'

/** The focusable element of a tile; the inside of a widget has its own tab stops. */
const STOPS = ':scope > li > :is(a, button, article)'

/** The focusable tiles of a list. */
export const focusStops = (list: Element | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(STOPS) ?? []),
]

interface KeyPress
  extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'> {
  readonly target: EventTarget | null
}

/**
 * Moves the focus from tile to tile by arrow keys, Home and End.
 * @returns whether the key moved it
 */
export function moveFocus(event: KeyPress, stops: readonly HTMLElement[]): boolean {
  const from = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
  if (from < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const to = nextStop(
    event.key,
    from,
    stops.map((stop) => stop.getBoundingClientRect()),
  )
  if (to === undefined) return false
  event.preventDefault()
  stops[to]?.focus()
  return true
}
