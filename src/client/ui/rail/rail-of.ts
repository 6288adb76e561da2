import { regainFocus } from '../overlay/regain-focus.ts'

/** The part of a row's ends that fades, in px. */
const FADE_PX = 16

const railOf = (inside: Element) => inside.closest('[data-rail]')

/** Gives the focus to the chosen item of a rail where a change removes what has it. @param inside an element of the rail, as yet */
export function keepRailFocus(inside: Element): void {
  const rail = railOf(inside)
  regainFocus(() => rail?.querySelector<HTMLElement>('[aria-current]'))
}

/** Scrolls a rail that is a row to an item of it. */
export function revealInRail(item: Element): void {
  const rail = railOf(item)
  if (rail === null) return
  const [own, room] = [item.getBoundingClientRect(), rail.getBoundingClientRect()]
  const before = Math.min(0, own.left - room.left - FADE_PX)
  rail.scrollLeft += before < 0 ? before : Math.max(0, own.right - room.right + FADE_PX)
}
