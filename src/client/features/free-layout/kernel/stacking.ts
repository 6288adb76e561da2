import type { FreeElement } from './frame.ts'
import { type Bounds, boundsMeet, boundsOf } from './geometry.ts'

/** What hangs below a tile, its name, in px. */
const BELOW_PX = 30

/**
 * What lies above everything else while some elements are moved: those, and whatever lay over one of them before. What is met
 * on the way is passed over.
 * @param elements in their order, the last in front, as they were before
 */
export function stackingOrder(elements: readonly FreeElement[], moved: ReadonlySet<string>): ReadonlySet<string> {
  const raised = new Set(moved)
  const below: Bounds[] = []
  for (const element of elements) {
    const reach = reachOf(element)
    if (moved.has(element.id) || below.some((other) => boundsMeet(reach, other))) {
      raised.add(element.id)
      below.push(reach)
    }
  }
  return raised
}

function reachOf(element: FreeElement): Bounds {
  const bounds = boundsOf(element)
  return { ...bounds, bottom: bounds.bottom + BELOW_PX }
}
