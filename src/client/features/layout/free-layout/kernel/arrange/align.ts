import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { type FreeElement, movedBy } from '../frame.ts'
import { type Axis, boundsOfAll } from '../geometry.ts'
import { groupIdOf, type Selection, selectedOf } from '../selection.ts'
import { extentOf } from '../snap/snap-lines.ts'

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** The reason why a selection cannot be aligned (under two units) or distributed (under three). */
export type TooFew = 'tooFewToAlign' | 'tooFewToDistribute'

/** Elements that are aligned as one, and their common bounds. */
interface Unit {
  readonly ids: Selection
  readonly bounds: Bounds
}

/** The units of a selection: groups and single elements; if only one group is selected, its elements. */
function unitsOf(elements: readonly FreeElement[], selection: Selection): readonly Unit[] {
  const selected = selectedOf(elements, selection)
  const byGroup = Map.groupBy(selected, (element) => groupIdOf(element) ?? element)
  const parts = byGroup.size === 1 ? selected.map((element) => [element]) : [...byGroup.values()]
  return parts.flatMap((part) => {
    const bounds = boundsOfAll(part)
    return bounds === undefined ? [] : [{ ids: new Set(part.map(({ id }) => id)), bounds }]
  })
}

export const refusalToAlign = (elements: readonly FreeElement[], selection: Selection): TooFew | undefined =>
  unitsOf(elements, selection).length < 2 ? 'tooFewToAlign' : undefined

export const refusalToDistribute = (elements: readonly FreeElement[], selection: Selection): TooFew | undefined =>
  unitsOf(elements, selection).length < 3 ? 'tooFewToDistribute' : undefined

/**
 * Aligns the units of a selection to a side or the middle of their common bounds; rotated elements by their own bounds.
 */
export function align<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  alignment: Alignment,
): readonly T[] {
  const all = boundsOfAll(selectedOf(elements, selection))
  if (all === undefined || refusalToAlign(elements, selection) !== undefined) return elements
  return moveUnits(
    elements,
    unitsOf(elements, selection).map((unit) => [unit, alignmentOffset(unit.bounds, all, alignment)]),
  )
}

function alignmentOffset(one: Bounds, all: Bounds, alignment: Alignment): Point {
  switch (alignment) {
    case 'left':
      return { x: all.left - one.left, y: 0 }
    case 'center':
      return { x: (all.left + all.right - one.left - one.right) / 2, y: 0 }
    case 'right':
      return { x: all.right - one.right, y: 0 }
    case 'top':
      return { x: 0, y: all.top - one.top }
    case 'middle':
      return { x: 0, y: (all.top + all.bottom - one.top - one.bottom) / 2 }
    case 'bottom':
      return { x: 0, y: all.bottom - one.bottom }
  }
}

/**
 * Gives the units of a selection equal gaps along an axis, in the order of their middles, within their common bounds.
 * Without room for gaps they overlap, the outermost at the ends and the others at equal fractions of their travel.
 */
export function distribute<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  axis: Axis,
): readonly T[] {
  const all = boundsOfAll(selectedOf(elements, selection))
  if (all === undefined || refusalToDistribute(elements, selection) !== undefined) return elements
  const { start, end } = extentOf(all, axis)
  const units = unitsOf(elements, selection).map((unit) => {
    const own = extentOf(unit.bounds, axis)
    return { unit, from: own.start, size: own.end - own.start }
  })
  const gap = (end - start - units.reduce((sum, { size }) => sum + size, 0)) / (units.length - 1)
  const travelOf = (size: number) => end - start - size
  const rank = ({ from, size }: (typeof units)[number]) =>
    gap >= 0 ? from + size / 2 : travelOf(size) > 0 ? (from - start) / travelOf(size) : 0
  let next = start
  const offsets = units
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ unit, from, size }, at): readonly [Unit, Point] => {
      const offset = (gap >= 0 ? next : start + (at / (units.length - 1)) * travelOf(size)) - from
      next += size + gap
      return [unit, axis === 'x' ? { x: offset, y: 0 } : { x: 0, y: offset }]
    })
  return moveUnits(elements, offsets)
}

function moveUnits<T extends FreeElement>(
  elements: readonly T[],
  offsets: readonly (readonly [unit: Unit, offset: Point])[],
): readonly T[] {
  const offsetOf = new Map(offsets.flatMap(([{ ids }, offset]) => [...ids].map((id) => [id, offset])))
  return elements.map((element) => {
    const offset = offsetOf.get(element.id)
    return offset === undefined || (offset.x === 0 && offset.y === 0) ? element : movedBy(element, offset)
  })
}
