import type { Bounds } from '../../../../lib/geometry/box.ts'
import type { FreeElement } from './frame.ts'
import { isWithin, overlaps } from './geometry.ts'

/** The ids of the selected elements. Elements with the same id, which is an error, are selected together. */
export type Selection = ReadonlySet<string>

export const NOTHING: Selection = new Set()

type Selectable = Pick<FreeElement, 'id' | 'groupId' | 'lock'>

/** The id of an element's group; an empty one is none. */
export const groupIdOf = ({ groupId }: Selectable): string | undefined => (groupId === '' ? undefined : groupId)

/** The ids of the elements that can be selected: neither locked nor in a group with a locked one (spec section 4). */
export function selectable(elements: readonly Selectable[]): Selection {
  const lockedGroups = new Set<string>()
  const lockedIds = new Set<string>()
  for (const element of elements) {
    if (element.lock !== true) continue
    lockedIds.add(element.id)
    const group = groupIdOf(element)
    if (group !== undefined) lockedGroups.add(group)
  }
  const isSelectable = (element: Selectable) => {
    const group = groupIdOf(element)
    return !lockedIds.has(element.id) && (group === undefined || !lockedGroups.has(group))
  }
  return new Set(elements.filter(isSelectable).map(({ id }) => id))
}

/** These ids and those of all elements in their groups, locked or not. */
export function withGroups(elements: readonly Selectable[], ids: Selection): Selection {
  const groups = new Set<string>()
  for (const element of elements) {
    const group = ids.has(element.id) ? groupIdOf(element) : undefined
    if (group !== undefined) groups.add(group)
  }
  return new Set(
    elements
      .filter((element) => {
        const group = groupIdOf(element)
        return ids.has(element.id) || (group !== undefined && groups.has(group))
      })
      .map(({ id }) => id),
  )
}

/** The part of a selection that exists and can be selected, with whole groups. */
export const selectionAmong = (elements: readonly Selectable[], ids: Selection): Selection =>
  withGroups(elements, ids).intersection(selectable(elements))

/** The selected elements, in their order. */
export function selectedOf<T extends Selectable>(elements: readonly T[], selection: Selection): readonly T[] {
  const ids = selectionAmong(elements, selection)
  return elements.filter(({ id }) => ids.has(id))
}

/**
 * The selection after a click: the element with its group alone, or nothing if `id` is undefined or locked.
 * @param additive with Ctrl or Shift the element is toggled instead, and a click elsewhere changes nothing
 */
export function clicked(
  elements: readonly Selectable[],
  selection: Selection,
  id: string | undefined,
  additive: boolean,
): Selection {
  const hit = selectionAmong(elements, new Set(id === undefined ? [] : [id]))
  if (!additive) return hit
  const before = selectionAmong(elements, selection)
  return hit.isSubsetOf(before) ? before.difference(hit) : before.union(hit)
}

/**
 * The selection after a selection box: the elements wholly in it, rotated ones by their corners, with their groups.
 * @param additive with Ctrl or Shift overlapping elements are added to the selection
 */
export function brushed<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  box: Bounds,
  additive: boolean,
): Selection {
  const hit = elements.filter((element) => (additive ? overlaps(element, box) : isWithin(element, box)))
  const ids = new Set(hit.map(({ id }) => id))
  return selectionAmong(elements, additive ? ids.union(selection) : ids)
}

/** The previous selection object if both hold the same ids, so that subscribers are notified of changes alone. */
export const keepIdentity = (now: Selection, before: Selection | undefined): Selection =>
  now !== before && before?.size === now.size && now.isSubsetOf(before) ? before : now
