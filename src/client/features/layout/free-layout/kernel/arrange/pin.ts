import type { Pin } from '../../../../../../shared/entities/item.ts'
import type { FreeElement } from '../frame.ts'
import { type Selection, selectedOf, selectionAmong } from '../selection.ts'

/** To what elements are to be pinned on an axis; `none`: they keep their place on the page as a whole. */
export type PinChoice = Pin | 'none'

/** A choice for each axis; an axis without one stays as it is. */
export interface PinChoices {
  readonly x?: PinChoice
  readonly y?: PinChoice
}

const pinOf = (choice: PinChoice | undefined, now: Pin | undefined): Pin | undefined =>
  choice === undefined ? now : choice === 'none' ? undefined : choice

/** Pins the selected elements, or unpins them; the same list if all are so already. */
export function pin<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  { x, y }: PinChoices,
): readonly T[] {
  const ids = selectionAmong(elements, selection)
  const after = elements.map((element) => {
    const { id, pinX, pinY } = element
    const next = { pinX: pinOf(x, pinX), pinY: pinOf(y, pinY) }
    return !ids.has(id) || (next.pinX === pinX && next.pinY === pinY) ? element : { ...element, ...next }
  })
  return after.every((element, at) => element === elements[at]) ? elements : after
}

/** The choice that all selected elements share on each axis; `mixed` if they differ, or none is selected. */
export function sharedPins(
  elements: readonly FreeElement[],
  selection: Selection,
): Readonly<Record<'x' | 'y', PinChoice | 'mixed'>> {
  const selected = selectedOf(elements, selection)
  const shared = (of: (element: FreeElement) => Pin | undefined): PinChoice | 'mixed' => {
    const [only = 'mixed', ...others] = new Set(selected.map((element) => of(element) ?? 'none'))
    return others.length > 0 ? 'mixed' : only
  }
  return { x: shared(({ pinX }) => pinX), y: shared(({ pinY }) => pinY) }
}
