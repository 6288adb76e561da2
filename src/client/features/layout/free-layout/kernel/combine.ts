import type { Point } from '../../../../lib/geometry/vector.ts'
import { minus } from '../../../../lib/geometry/vector.ts'
import { type FreeElement, middleOf } from './frame.ts'
import { rotated } from './geometry.ts'
import { type Selection, selectable } from './selection.ts'

/** What decides whether elements combine. */
type Combinable = Pick<FreeElement, 'id' | 'type' | 'component'>

const isIcon = ({ type }: Combinable) => type === 'icon'

/** The ids of the icons in a selection: folders hold icons only, everything else stays. */
export const iconsIn = (elements: readonly Combinable[], selection: Selection): readonly string[] =>
  elements.filter((element) => isIcon(element) && selection.has(element.id)).map(({ id }) => id)

export const hasIcon = (elements: readonly Combinable[], selection: Selection): boolean =>
  elements.some((element) => isIcon(element) && selection.has(element.id))

/** The border of an element that does not combine, as a part of its shorter side. */
const BORDER = 0.15

/**
 * The icon or folder over whose middle a point of the page is; undefined if there is none, if it is locked or if anything
 * else lies over it.
 * @param dragged the elements that are dragged
 */
export function combineTargetAt(
  elements: readonly FreeElement[],
  dragged: Selection,
  point: Point,
): string | undefined {
  const target = elements.findLast((element) => !dragged.has(element.id) && covers(element, point, 0))
  if (target === undefined || (!isIcon(target) && target.component !== 'folder')) return undefined
  return covers(target, point, BORDER) && selectable(elements).has(target.id) ? target.id : undefined
}

/** Whether a point is on a rotated element, more than a part of its shorter side away from its edges. */
function covers(element: FreeElement, point: Point, border: number): boolean {
  const { w, h, r } = element
  const inset = border * Math.min(w, h)
  const { x, y } = rotated(minus(point, middleOf(element)), -r)
  return Math.abs(x) <= w / 2 - inset && Math.abs(y) <= h / 2 - inset
}
