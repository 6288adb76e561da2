import type { Point } from '../../../../lib/geometry/vector.ts'
import { prefersReducedMotion } from '../../../../ui/motion/motion.ts'
import { FLIP_TIMING } from '../../drag/lazy.ts'
import { elementCenter, findListItem } from './list-item.ts'

const VISIBLE: Keyframe = { visibility: 'visible' }
const GATHER_MS = 150

/** Animates the other dragged tiles into the ghost and hides them. */
export function gatherTiles(area: HTMLElement, ids: readonly string[], ghost: Point): void {
  for (const { element, gathered } of framesOf(area, ids, ghost)) {
    element.animate([VISIBLE, { ...VISIBLE, ...gathered }], { ...FLIP_TIMING, duration: GATHER_MS })
    element.style.visibility = 'hidden'
  }
}

/** Shows the other dragged tiles again and animates them from the ghost to where they are now. */
export function scatterTiles(area: HTMLElement, ids: readonly string[], ghost: Point): void {
  for (const { element, gathered } of framesOf(area, ids, ghost)) {
    element.style.visibility = ''
    element.animate([gathered, {}], FLIP_TIMING)
  }
}

function framesOf(area: HTMLElement, ids: readonly string[], ghost: Point) {
  return ids.flatMap((id) => {
    const element = findListItem(area, id)
    if (element === undefined) return []
    const { x, y } = elementCenter(element)
    const gathered = { translate: `${ghost.x - x}px ${ghost.y - y}px`, scale: '0.5', opacity: 0 }
    return { element, gathered: prefersReducedMotion() ? {} : gathered }
  })
}
