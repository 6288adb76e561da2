import { FREE_LAYOUT } from '../../../../../shared/constants.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { minus } from '../../../../lib/geometry/vector.ts'
import { type FreeElement, movedBy } from './frame.ts'
import { boundsOfAll, type Edges, offsetIntoPage, shifted } from './geometry.ts'
import { groupIdOf, NOTHING, type Selection, selectedOf, selectionAmong, withGroups } from './selection.ts'

/** The reason why elements cannot be grouped: fewer than two, or already exactly one group. */
export type RefusalToGroup = 'tooFewToGroup' | 'alreadyGrouped'

export function refusalToGroup(elements: readonly FreeElement[], selection: Selection): RefusalToGroup | undefined {
  const selected = selectedOf(elements, selection)
  if (selected.length < 2) return 'tooFewToGroup'
  const groups = new Set(selected.map(groupIdOf))
  return groups.size === 1 && !groups.has(undefined) ? 'alreadyGrouped' : undefined
}

/** Groups the selected elements; they leave their earlier groups. */
export function group<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  groupId: string,
): readonly T[] {
  if (refusalToGroup(elements, selection) !== undefined) return elements
  const ids = selectionAmong(elements, selection)
  return elements.map((element) => (ids.has(element.id) ? { ...element, groupId } : element))
}

/** The reason why a selection cannot be ungrouped. */
export const refusalToUngroup = (
  elements: readonly FreeElement[],
  selection: Selection,
): 'nothingGrouped' | undefined =>
  selectedOf(elements, selection).every((element) => groupIdOf(element) === undefined) ? 'nothingGrouped' : undefined

/** Dissolves every group in the selection. */
export function ungroup<T extends FreeElement>(elements: readonly T[], selection: Selection): readonly T[] {
  if (refusalToUngroup(elements, selection) !== undefined) return elements
  const ids = selectionAmong(elements, selection)
  return elements.map((element) =>
    ids.has(element.id) && groupIdOf(element) !== undefined ? { ...element, groupId: undefined } : element,
  )
}

/** Locks or unlocks elements with their groups. Locked elements cannot be selected: to unlock, pass their own ids. */
export function setLocked<T extends FreeElement>(elements: readonly T[], ids: Selection, lock: boolean): readonly T[] {
  const all = withGroups(elements, ids)
  return elements.map((element) =>
    all.has(element.id) && (element.lock === true) !== lock ? { ...element, lock } : element,
  )
}

export function deleteSelected<T extends FreeElement>(elements: readonly T[], selection: Selection): readonly T[] {
  const ids = selectionAmong(elements, selection)
  return ids.size === 0 ? elements : elements.filter(({ id }) => !ids.has(id))
}

/** Replaces elements by the changed ones with the same ids. */
export function replaceById<T extends FreeElement>(elements: readonly T[], changed: readonly T[]): readonly T[] {
  const byId = new Map(changed.map((element) => [element.id, element]))
  return elements.map((element) => byId.get(element.id) ?? element)
}

/** The offset of an arrow key in px, ten times as far with Shift; undefined for any other key. */
export function nudgeOffset(key: string, shift: boolean): Point | undefined {
  const step = shift ? NUDGE_PX.shift : NUDGE_PX.plain
  switch (key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 }
    case 'ArrowRight':
      return { x: step, y: 0 }
    case 'ArrowUp':
      return { x: 0, y: -step }
    case 'ArrowDown':
      return { x: 0, y: step }
    default:
      return undefined
  }
}

const NUDGE_PX = { plain: 1, shift: 10 } as const

/** All elements with the copies in front, and the copies as the selection. */
export interface PasteResult<T> {
  readonly elements: readonly T[]
  readonly selection: Selection
}

/** Pastes copies of the selection; see `paste`. */
export const duplicate = <T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  edges: Edges,
  id: string,
): PasteResult<T> => paste(elements, selectedOf(elements, selection), edges, id)

/**
 * Adds unlocked copies with new ids and groups in front of all others, shifted together by 10 px to the right and down
 * until no corner coincides with an existing one (spec section 4); at the right edge of the page down alone.
 * @param id a new id, from which those of the copies derive; create it before a document change, which may run
 *   repeatedly
 * @param corner the upper left corner of the copies in px; by default that of the originals
 */
export function paste<T extends FreeElement>(
  elements: readonly T[],
  copied: readonly T[],
  edges: Edges,
  id: string,
  corner?: Point,
): PasteResult<T> {
  const bounds = boundsOfAll(copied)
  if (bounds === undefined) return { elements, selection: NOTHING }
  const taken = new Set(elements.map(cornerOf))
  const clamped = (offset: Point): Point => {
    const back = offsetIntoPage(shifted(bounds, offset), edges)
    return { x: offset.x + back.x, y: offset.y + back.y }
  }
  let offset = clamped(corner === undefined ? { x: 0, y: 0 } : minus(corner, { x: bounds.left, y: bounds.top }))
  while (copied.some((element) => taken.has(cornerOf(movedBy(element, offset)))))
    offset = clamped({ x: offset.x + FREE_LAYOUT.pasteOffsetPx, y: offset.y + FREE_LAYOUT.pasteOffsetPx })
  return withCopies(
    elements,
    copied.map((element) => movedBy(element, offset)),
    id,
  )
}

/**
 * Adds unlocked copies with new ids and groups in front of all others, where they are.
 * @param id a new id, from which those of the copies derive; see `paste`
 */
export function withCopies<T extends FreeElement>(
  elements: readonly T[],
  copied: readonly T[],
  id: string,
): PasteResult<T> {
  const groups = new Map([...new Set(copied.map(groupIdOf))].map((name, at) => [name, at]))
  const copies = copied.map((element, at): T => {
    const name = groupIdOf(element)
    const groupId = name === undefined ? undefined : `${id}-group-${groups.get(name)}`
    const own = { id: `${id}-${at}`, groupId, lock: false }
    const inside = element.children?.map((child, place) => ({ ...child, id: `${own.id}-${place}` }))
    return { ...element, ...own, ...(inside && { children: inside }) }
  })
  return { elements: [...elements, ...copies], selection: new Set(copies.map((copy) => copy.id)) }
}

/** The corner of an element, rounded to px, as a key. */
const cornerOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`
