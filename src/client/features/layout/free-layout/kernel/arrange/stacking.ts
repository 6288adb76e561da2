import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { FreeElement } from '../frame.ts'
import { boundsOf, boundsOverlap } from '../geometry.ts'

/** The height of a tile's name, below its frame. */
const NAME_HEIGHT_PX = 30

/**
 * The ids of the elements in front during a drag: the dragged ones and those that overlapped one from above before.
 * @param elements before the drag, the last in front
 */
export function stackingOrder(elements: readonly FreeElement[], moved: ReadonlySet<string>): ReadonlySet<string> {
  const raised = new Set(moved)
  const below: Bounds[] = []
  for (const element of elements) {
    const reach = boundsWithName(element)
    if (moved.has(element.id) || below.some((other) => boundsOverlap(reach, other))) {
      raised.add(element.id)
      below.push(reach)
    }
  }
  return raised
}

function boundsWithName(element: FreeElement): Bounds {
  const bounds = boundsOf(element)
  return { ...bounds, bottom: bounds.bottom + NAME_HEIGHT_PX }
}
