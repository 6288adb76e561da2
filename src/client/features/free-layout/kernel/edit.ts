import { FREE_LAYOUT } from '../../../../shared/constants.deferred.ts'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { minus } from '../../../../shared/lib/geometry/vector.ts'
import { type FreeElement, movedBy } from './frame.ts'
import { boundsOfAll, offsetIntoPage, shifted } from './geometry.ts'
import { groupOf, NOTHING, type Selection, selectedOf, selectionAmong, withGroups } from './selection.ts'

/** Why elements are not grouped: two are needed, and not the very elements of a group. */
export type RefusalToGroup = 'tooFewToGroup' | 'alreadyGrouped'

export function refusalToGroup(elements: readonly FreeElement[], selection: Selection): RefusalToGroup | undefined {
  const selected = selectedOf(elements, selection)
  if (selected.length < 2) return 'tooFewToGroup'
  const groups = new Set(selected.map(groupOf))
  return groups.size === 1 && !groups.has(undefined) ? 'alreadyGrouped' : undefined
}

/** Makes one group of what is selected; the groups that it was of before are none any more. */
export function group<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  groupId: string,
): readonly T[] {
  if (refusalToGroup(elements, selection) !== undefined) return elements
  const ids = selectionAmong(elements, selection)
  return elements.map((element) => (ids.has(element.id) ? { ...element, groupId } : element))
}

/** Why nothing is ungrouped. */
export const refusalToUngroup = (
  elements: readonly FreeElement[],
  selection: Selection,
): 'nothingGrouped' | undefined =>
  selectedOf(elements, selection).every((element) => groupOf(element) === undefined) ? 'nothingGrouped' : undefined

/** Dissolves every group of which something is selected. */
export function ungroup<T extends FreeElement>(elements: readonly T[], selection: Selection): readonly T[] {
  if (refusalToUngroup(elements, selection) !== undefined) return elements
  const ids = selectionAmong(elements, selection)
  return elements.map((element) =>
    ids.has(element.id) && groupOf(element) !== undefined ? { ...element, groupId: undefined } : element,
  )
}

/**
 * Locks elements with their groups, or unlocks them. What is locked can no longer be selected: who unlocks gives the id of the
 * element itself.
 */
export function setLocked<T extends FreeElement>(elements: readonly T[], ids: Selection, lock: boolean): readonly T[] {
  const all = withGroups(elements, ids)
  return elements.map((element) =>
    all.has(element.id) && (element.lock === true) !== lock ? { ...element, lock } : element,
  )
}

/** Deletes what is selected. */
export function deleteSelected<T extends FreeElement>(elements: readonly T[], selection: Selection): readonly T[] {
  const ids = selectionAmong(elements, selection)
  return ids.size === 0 ? elements : elements.filter(({ id }) => !ids.has(id))
}

/** Puts what has been changed in the place of what has its id. */
export function replaced<T extends FreeElement>(elements: readonly T[], changed: readonly T[]): readonly T[] {
  const byId = new Map(changed.map((element) => [element.id, element]))
  return elements.map((element) => byId.get(element.id) ?? element)
}

/** What an arrow moves by, in px; ten times as far with shift. Undefined for any other key. */
export function nudgeOf(key: string, shift: boolean): Point | undefined {
  const far = shift ? NUDGE_PX.shift : NUDGE_PX.plain
  switch (key) {
    case 'ArrowLeft':
      return { x: -far, y: 0 }
    case 'ArrowRight':
      return { x: far, y: 0 }
    case 'ArrowUp':
      return { x: 0, y: -far }
    case 'ArrowDown':
      return { x: 0, y: far }
    default:
      return undefined
  }
}

const NUDGE_PX = { plain: 1, shift: 10 } as const

/** What has been pasted or duplicated: all elements, the new ones in front, and these selected. */
export interface Pasted<T> {
  readonly elements: readonly T[]
  readonly selection: Selection
}

/** Copies what is selected; see `paste`. */
export const duplicate = <T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  width: number,
  id: string,
): Pasted<T> => paste(elements, selectedOf(elements, selection), width, id)

/**
 * Adds copies in front of all others, where they were copied, or with their upper left corner at a point of the page; offset by
 * 10 px to the right and down until they lie on no corner that is taken (spec section 4); at the right side of the page down
 * alone. Together they keep their places to each other. Copies have ids and groups of their own, what lies in them too, and are not locked.
 * @param id a new one, by which the copies are called and numbered; made before a change of the document, which may be done
 *   more than once
 * @param corner where they are put, in px; where they were copied unless told
 */
export function paste<T extends FreeElement>(
  elements: readonly T[],
  copied: readonly T[],
  width: number,
  id: string,
  corner?: Point,
): Pasted<T> {
  const bounds = boundsOfAll(copied)
  if (bounds === undefined) return { elements, selection: NOTHING }
  const taken = new Set(elements.map(cornerOf))
  const by = (way: Point): Point => {
    const back = offsetIntoPage(shifted(bounds, way), width)
    return { x: way.x + back.x, y: way.y + back.y }
  }
  let way = by(corner === undefined ? { x: 0, y: 0 } : minus(corner, { x: bounds.left, y: bounds.top }))
  while (copied.some((element) => taken.has(cornerOf(movedBy(element, way)))))
    way = by({ x: way.x + FREE_LAYOUT.pasteOffsetPx, y: way.y + FREE_LAYOUT.pasteOffsetPx })
  const groups = new Map([...new Set(copied.map(groupOf))].map((name, at) => [name, at]))
  const copies = copied.map((element, at): T => {
    const name = groupOf(element)
    const groupId = name === undefined ? undefined : `${id}-group-${groups.get(name)}`
    const own = { id: `${id}-${at}`, groupId, lock: false }
    const inside = element.children?.map((child, place) => ({ ...child, id: `${own.id}-${place}` }))
    return { ...movedBy(element, way), ...own, ...(inside && { children: inside }) }
  })
  return { elements: [...elements, ...copies], selection: new Set(copies.map((copy) => copy.id)) }
}

/** The corner of an element to the px. */
const cornerOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`
