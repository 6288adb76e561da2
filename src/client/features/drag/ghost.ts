import type { Box } from '../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { dataAttribute, dataSelector } from '../../ui/dom.ts'
import { promote } from '../../ui/motion/compositor-layer.ts'
import { prefersReducedMotion } from '../../ui/motion/motion.ts'
import styles from './drag.module.css'
import { TIMING } from './flip.ts'

/** A likeness of a tile that follows the pointer above everything else. */
export interface Ghost {
  /** Its middle, in px of the viewport. */
  moveTo(middle: Point): void
  /** What lies below it that it is about to go into: that is to be seen beside it. */
  shrink(into: 'tile' | 'group' | undefined): void
  /** Goes to its place, small if it goes into something, and is no more; tells when. */
  land(box: Box | undefined, into: boolean): Promise<void>
  /** Is no more, at once. */
  remove(): void
}

/** How large a likeness is, in px, and by how much what lies in it is enlarged. */
interface Extent extends Pick<Box, 'width' | 'height'> {
  readonly zoom: number
}

/**
 * Makes a likeness of the tile that this place holds.
 * @param count of the tiles that it stands for; several are told by a badge
 * @param extent if it is another than that of the place
 */
export function createGhost(place: HTMLElement, count: number, extent?: Extent): Ghost {
  const box = place.getBoundingClientRect()
  const { width, height, zoom } = extent ?? { width: box.width, height: box.height, zoom: 1 }
  const ghost = document.createElement('div')
  const inside = ghost.appendChild(document.createElement('div'))
  const face = place.querySelector(dataSelector('wallpaper', 'glass')) ?? place.firstElementChild
  if (face !== null) inside.style.borderRadius = getComputedStyle(face).borderRadius
  inside.inert = true
  inside.append(...place.cloneNode(true).childNodes)
  inside.style.zoom = String(zoom)
  takeProperties(place, inside)
  // in the dock, what is pointed at has grown and says its name
  for (const name of ['--scale', '--shift']) inside.style.removeProperty(name)
  for (const one of inside.querySelectorAll(':scope > [aria-hidden]')) one.remove()
  for (const one of ghost.querySelectorAll('[id]')) one.removeAttribute('id')
  // names of others lie below it; what the wallpaper's analyser judges is only what stands
  for (const one of ghost.querySelectorAll(dataSelector('wallpaper', 'label'))) one.remove()
  for (const one of ghost.querySelectorAll(dataSelector('wallpaper'))) one.removeAttribute(dataAttribute('wallpaper'))
  if (count > 1) ghost.dataset['count'] = String(count)
  // the sizes that tiles follow are the page's own, or the dock's
  for (const row of [place.closest<HTMLElement>(dataSelector('dock')), place.parentElement])
    if (row) takeProperties(row, ghost)
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` })
  ghost.className = styles['ghost'] ?? ''
  ghost.ariaHidden = 'true'
  let middle: Point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const transformTo = (to: Point) => `translate(${to.x - width / 2}px, ${to.y - height / 2}px)`
  ghost.style.transform = transformTo(middle)
  document.body.append(ghost)
  promote(ghost, 'transform')
  return {
    moveTo(to) {
      middle = to
      ghost.style.transform = transformTo(to)
    },
    shrink(into) {
      if (ghost.dataset['into'] === into) return
      if (into === undefined) delete ghost.dataset['into']
      else ghost.dataset['into'] = into
    },
    remove: () => ghost.remove(),
    async land(there, into) {
      const to = there === undefined ? middle : { x: there.x + there.width / 2, y: there.y + there.height / 2 }
      const scale = into ? 0.3 : there === undefined ? 1 : Math.min(there.width / width, there.height / height)
      const end = { transform: `${transformTo(to)} scale(${scale})`, opacity: into || there === undefined ? 0 : 1 }
      ghost.dataset['landing'] = ''
      await ghost.animate([{ transform: transformTo(middle), opacity: 1 }, end], {
        ...TIMING,
        duration: prefersReducedMotion() ? 0 : TIMING.duration,
        fill: 'forwards',
      }).finished
      ghost.remove()
    },
  }
}

/** The custom properties that are set on an element itself; nothing else of its style. */
function takeProperties({ style }: HTMLElement, to: HTMLElement): void {
  for (const name of style) if (name.startsWith('--')) to.style.setProperty(name, style.getPropertyValue(name))
}
