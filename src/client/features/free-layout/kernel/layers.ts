import type { Selection } from './selection.ts'

/** Where to an element goes among the layers; the last of the list is in front. */
export const LAYER_MOVES = ['forward', 'back', 'toFront', 'toBack'] as const
export type LayerMove = (typeof LAYER_MOVES)[number]

/**
 * Moves what is selected among the layers: before or behind the next one that is not selected, or before or behind all. Among
 * themselves the selected ones keep their order. The same list when nothing changes.
 */
export function moveLayer<T extends { readonly id: string }>(
  elements: readonly T[],
  selection: Selection,
  move: LayerMove,
): readonly T[] {
  const after = moved(elements, ({ id }) => selection.has(id), move)
  return after.every((element, at) => element === elements[at]) ? elements : after
}

function moved<T>(elements: readonly T[], isSelected: (element: T) => boolean, move: LayerMove): readonly T[] {
  switch (move) {
    case 'toFront':
      return [...elements.filter((element) => !isSelected(element)), ...elements.filter(isSelected)]
    case 'toBack':
      return [...elements.filter(isSelected), ...elements.filter((element) => !isSelected(element))]
    case 'back':
      return passed(elements, isSelected)
    case 'forward':
      return passed(elements.toReversed(), isSelected).toReversed()
  }
}

/** Each run of selected ones changes places with the one that comes before it in the list. */
function passed<T>(elements: readonly T[], isSelected: (element: T) => boolean): T[] {
  const after: T[] = []
  let waiting: T[] = []
  for (const element of elements) {
    if (isSelected(element)) after.push(element)
    else {
      after.push(...waiting)
      waiting = [element]
    }
  }
  return [...after, ...waiting]
}
