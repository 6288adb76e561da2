import { revealInRow } from '../input/reveal-in-row.ts'
import { regainFocus } from '../overlay/regain-focus.ts'

const railOf = (inside: Element) => inside.closest('[data-rail]')

/** Gives the focus to the chosen item of a rail where a change removes what has it. @param inside an element of the rail, as yet */
export function keepRailFocus(inside: Element): void {
  const rail = railOf(inside)
  regainFocus(() => rail?.querySelector<HTMLElement>('[aria-current]'))
}

/** Scrolls a rail that is a row to an item of it. */
export function revealInRail(item: Element): void {
  const rail = railOf(item)
  if (rail !== null) revealInRow(rail, item)
}
