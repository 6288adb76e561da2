import { nextStop } from '../../../shared/lib/geometry/arrow-navigation.ts'

/** What has the focus in a tile; what lies inside a widget keeps its own stops. */
const STOPS = ':scope > li > :is(a, button, article)'

/** The tiles of a list that can have the focus. */
export const focusStops = (list: Element | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(STOPS) ?? []),
]

interface Pressed
  extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'> {
  readonly target: EventTarget | null
}

/** Moves the focus from tile to tile by arrows, Home and End; whether the key led anywhere. */
export function moveFocus(event: Pressed, stops: readonly HTMLElement[]): boolean {
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
