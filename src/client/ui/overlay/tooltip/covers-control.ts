import type { Box } from '../../../lib/geometry/box.ts'

const CONTROLS = 'a[href], button, input, textarea, select, article, [role="button"], [role="tab"], [role="option"]'

/** Distance of the points that are tried, in px; no control is smaller. */
const STEP_PX = 12

/** Whether something that can be pressed, other than this control, is seen in a box of the window. */
export function coversControl({ x, y, width, height }: Box, own: Element): boolean {
  const points = (start: number, length: number) =>
    Array.from({ length: Math.ceil(length / STEP_PX) + 1 }, (_, at) => start + Math.min(at * STEP_PX, length - 1))
  return points(x, width).some((left) =>
    points(y, height).some((top) => {
      const control = document.elementFromPoint(left, top)?.closest(CONTROLS)
      return control !== undefined && control !== null && control !== own
    }),
  )
}
