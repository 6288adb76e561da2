import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { type FreeElement, movedBy } from './frame.ts'
import { type Axis, type Bounds, boundsOfAll } from './geometry.ts'
import { groupOf, type Selection, selectedOf } from './selection.ts'
import { stretchOf } from './snap-lines.ts'

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** Why there is nothing to align (two are needed) or to distribute (three). */
export type TooFew = 'tooFewToAlign' | 'tooFewToDistribute'

/** What is aligned as one, and the rectangle that it takes. */
interface Unit {
  readonly ids: Selection
  readonly bounds: Bounds
}

/** The units of a selection: groups, and elements of none. Of one group alone its elements are. */
function unitsOf(elements: readonly FreeElement[], selection: Selection): readonly Unit[] {
  const selected = selectedOf(elements, selection)
  const byGroup = Map.groupBy(selected, (element) => groupOf(element) ?? element)
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

/** Moves what is selected to one side, or to the middle, of the rectangle that it takes together; turned elements as they are seen. */
export function align<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  alignment: Alignment,
): readonly T[] {
  const all = boundsOfAll(selectedOf(elements, selection))
  if (all === undefined || refusalToAlign(elements, selection) !== undefined) return elements
  return moveUnits(
    elements,
    unitsOf(elements, selection).map((unit) => [unit, wayToSide(unit.bounds, all, alignment)]),
  )
}

function wayToSide(one: Bounds, all: Bounds, alignment: Alignment): Point {
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
 * Gives what is selected equal gaps along an axis, in the order in which their middles stand. Together they take as much as
 * before. Where there is not room enough for gaps they overlap: the first lies at the start, the last at the end, each of the
 * others as far along its own way from start to end as its turn comes.
 */
export function distribute<T extends FreeElement>(
  elements: readonly T[],
  selection: Selection,
  axis: Axis,
): readonly T[] {
  const all = boundsOfAll(selectedOf(elements, selection))
  if (all === undefined || refusalToDistribute(elements, selection) !== undefined) return elements
  const { start, end } = stretchOf(all, axis)
  const units = unitsOf(elements, selection).map((unit) => {
    const own = stretchOf(unit.bounds, axis)
    return { unit, from: own.start, size: own.end - own.start }
  })
  const gap = (end - start - units.reduce((sum, { size }) => sum + size, 0)) / (units.length - 1)
  const wayOf = (size: number) => end - start - size
  const rank = ({ from, size }: (typeof units)[number]) =>
    gap >= 0 ? from + size / 2 : wayOf(size) > 0 ? (from - start) / wayOf(size) : 0
  let next = start
  const ways = units
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ unit, from, size }, at): readonly [Unit, Point] => {
      const way = (gap >= 0 ? next : start + (at / (units.length - 1)) * wayOf(size)) - from
      next += size + gap
      return [unit, axis === 'x' ? { x: way, y: 0 } : { x: 0, y: way }]
    })
  return moveUnits(elements, ways)
}

function moveUnits<T extends FreeElement>(
  elements: readonly T[],
  ways: readonly (readonly [unit: Unit, way: Point])[],
): readonly T[] {
  const wayOf = new Map(ways.flatMap(([{ ids }, way]) => [...ids].map((id) => [id, way])))
  return elements.map((element) => {
    const way = wayOf.get(element.id)
    return way === undefined || (way.x === 0 && way.y === 0) ? element : movedBy(element, way)
  })
}
