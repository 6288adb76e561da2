import type { Point } from '../../../lib/geometry/vector.ts'
import { groupItems } from '../../desk/find.ts'
import { barScrollSpeed } from './edge-scroll.ts'
import type { OuterTargets } from './outer-targets.ts'

/** Scrolls the bar of the groups by one frame where something is held at its start or end. */
export function scrollGroupBar(point: Point, bar: OuterTargets['bar']): void {
  if (bar === undefined) return
  const axis = bar.width > bar.height ? 'x' : 'y'
  const speed = barScrollSpeed(point, bar, axis)
  // 'instant': a smooth scroll of one frame never gets anywhere
  if (speed !== 0)
    groupItems()[0]?.parentElement?.scrollBy({ [axis === 'x' ? 'left' : 'top']: speed, behavior: 'instant' })
}
