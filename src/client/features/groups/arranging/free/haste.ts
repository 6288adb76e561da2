import type { Point } from '../sorting/model.ts'

/** 500 px a second: no number that changes in each frame is read any more, and no line that comes and goes. */
const READ_PX_PER_MS = 0.5

/** Whether the hand goes from one place to the next so fast that nothing of what it passes need be told. */
export const isHasty = (from: Point, to: Point, ms: number): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > READ_PX_PER_MS * ms
