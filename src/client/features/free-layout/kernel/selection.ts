import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import type { FreeElement } from './frame.ts'
import { type Bounds, holdsPoint, liesWithin, overlaps } from './geometry.ts'

/** The ids of what is selected. What has the same id, which should not be, is selected together. */
export type Selection = ReadonlySet<string>

export const NOTHING: Selection = new Set()

type Selectable = Pick<FreeElement, 'id' | 'groupId' | 'lock'>

/** Elements of no group are their own; an empty name is none. */
export const groupOf = ({ groupId }: Selectable): string | undefined => (groupId === '' ? undefined : groupId)

/** What can be selected, and is when all is: neither it nor anything of its group is locked (spec section 4). */
export function selectable(elements: readonly Selectable[]): Selection {
  const lockedGroups = new Set<string>()
  const lockedIds = new Set<string>()
  for (const element of elements) {
    if (element.lock !== true) continue
    lockedIds.add(element.id)
    const group = groupOf(element)
    if (group !== undefined) lockedGroups.add(group)
  }
  const free = (element: Selectable) => {
    const group = groupOf(element)
    return !lockedIds.has(element.id) && (group === undefined || !lockedGroups.has(group))
  }
  return new Set(elements.filter(free).map(({ id }) => id))
}

/** These with all of their groups, locked or not. */
export function withGroups(elements: readonly Selectable[], ids: Selection): Selection {
  const groups = new Set<string>()
  for (const element of elements) {
    const group = ids.has(element.id) ? groupOf(element) : undefined
    if (group !== undefined) groups.add(group)
  }
  return new Set(
    elements
      .filter((element) => {
        const group = groupOf(element)
        return ids.has(element.id) || (group !== undefined && groups.has(group))
      })
      .map(({ id }) => id),
  )
}

/** What of a selection is still there and can be selected, with all of its groups. */
export const selectionAmong = (elements: readonly Selectable[], ids: Selection): Selection =>
  withGroups(elements, ids).intersection(selectable(elements))

/** The selected elements, in their order. */
export function selectedOf<T extends Selectable>(elements: readonly T[], selection: Selection): readonly T[] {
  const ids = selectionAmong(elements, selection)
  return elements.filter(({ id }) => ids.has(id))
}

/**
 * A click on an element selects it and its group alone; with ctrl or shift it joins the selection or leaves it. A click on
 * nothing, or on what is locked, selects nothing; with ctrl or shift everything stays.
 */
export function clicked(
  elements: readonly Selectable[],
  selection: Selection,
  id: string | undefined,
  adds: boolean,
): Selection {
  const hit = selectionAmong(elements, new Set(id === undefined ? [] : [id]))
  if (!adds) return hit
  const before = selectionAmong(elements, selection)
  return hit.isSubsetOf(before) ? before.difference(hit) : before.union(hit)
}

/**
 * A box drawn over the page selects what lies wholly in it, turned elements by their corners; with ctrl or shift overlapping
 * suffices, and what was selected stays so. Of a group one element suffices.
 */
export function brushed<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  box: Bounds,
  adds: boolean,
): Selection {
  const hit = elements.filter((element) => (adds ? overlaps(element, box) : liesWithin(element, box)))
  const ids = new Set(hit.map(({ id }) => id))
  return selectionAmong(elements, adds ? ids.union(selection) : ids)
}

/** A selection, as the very one before where both hold the same: who follows it is told of changes alone. */
export const keepIdentity = (now: Selection, before: Selection | undefined): Selection =>
  now !== before && before?.size === now.size && now.isSubsetOf(before) ? before : now

/** The foremost element under a point that can be selected. */
export function elementAt<T extends FreeElement>(elements: readonly T[], point: Point): T | undefined {
  const free = selectable(elements)
  return elements.findLast((element) => free.has(element.id) && holdsPoint(element, point))
}
