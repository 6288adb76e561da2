import type { Box } from '../../../shared/lib/geometry/box.ts'

/** Where an element stands in the viewport. */
export function elementBox(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
