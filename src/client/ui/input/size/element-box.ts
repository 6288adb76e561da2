import type { Box } from '../../../lib/geometry/box.ts'

/** An element's box in the viewport, in px. */
export function elementBox(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
