import { isCalm } from '../../../../ui/motion.ts'
import type { Box, Point } from './model.ts'
import { TIMING } from './slide.ts'
import styles from './sorting.module.css'

/** A likeness of a tile that follows the pointer above everything else. */
export interface Ghost {
  /** Its middle, in px of the viewport. */
  moveTo(middle: Point): void
  /** Whether it is about to go into what lies below it. */
  shrink(on: boolean): void
  /** Goes to its place, small if it goes into something, and is no more; tells when. */
  land(box: Box | undefined, into: boolean): Promise<void>
}

/**
 * Makes a likeness of the tile that this place holds.
 * @param count of the tiles that it stands for; several are told by a badge
 */
export function makeGhost(place: HTMLElement, count: number): Ghost {
  const { width, height, x, y } = place.getBoundingClientRect()
  const ghost = document.createElement('div')
  const inside = ghost.appendChild(document.createElement('div'))
  const face = place.querySelector('[data-wallpaper="glass"]') ?? place.firstElementChild
  if (face !== null) inside.style.borderRadius = getComputedStyle(face).borderRadius
  inside.inert = true
  inside.append(...place.cloneNode(true).childNodes)
  for (const one of ghost.querySelectorAll('[id]')) one.removeAttribute('id')
  // names of others lie below it; what the wallpaper's analyser judges is only what stands
  for (const one of ghost.querySelectorAll('[data-wallpaper="label"]')) one.remove()
  for (const one of ghost.querySelectorAll('[data-wallpaper]')) one.removeAttribute('data-wallpaper')
  if (count > 1) ghost.dataset['count'] = String(count)
  // the sizes that tiles follow are the page's own
  ghost.style.cssText = place.parentElement?.style.cssText ?? ''
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` })
  ghost.className = styles['ghost'] ?? ''
  ghost.ariaHidden = 'true'
  let middle: Point = { x: x + width / 2, y: y + height / 2 }
  const transformTo = (to: Point) => `translate(${to.x - width / 2}px, ${to.y - height / 2}px)`
  ghost.style.transform = transformTo(middle)
  document.body.append(ghost)
  return {
    moveTo(to) {
      middle = to
      ghost.style.transform = transformTo(to)
    },
    shrink: (on) => ghost.toggleAttribute('data-into', on),
    async land(box, into) {
      const to = box === undefined ? middle : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const scale = into ? 0.3 : box === undefined ? 1 : Math.min(box.width / width, box.height / height)
      const end = { transform: `${transformTo(to)} scale(${scale})`, opacity: into || box === undefined ? 0 : 1 }
      ghost.dataset['landing'] = ''
      await ghost.animate([{ transform: transformTo(middle), opacity: 1 }, end], {
        ...TIMING,
        duration: isCalm() ? 0 : TIMING.duration,
        fill: 'forwards',
      }).finished
      ghost.remove()
    },
  }
}
