import type { Selection } from '../selection.ts'

/** The moves of an element among the layers; the last of the list is in front. */
export const LAYER_MOVES = ['forward', 'back', 'toFront', 'toBack'] as const
export type LayerMove = (typeof LAYER_MOVES)[number]

/**
 * Moves selected elements past the next unselected one, or to the front or back; their relative order is kept. The same
 * list if nothing changes.
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
      return stepBack(elements, isSelected)
    case 'forward':
      return stepBack(elements.toReversed(), isSelected).toReversed()
  }
}

/** Each run of selected elements is swapped with the unselected one before it. */
function stepBack<T>(elements: readonly T[], isSelected: (element: T) => boolean): T[] {
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
