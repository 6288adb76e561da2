import type { Box } from '../../../lib/geometry/box.ts'
import type { Point } from '../../../lib/geometry/vector.ts'
import { promote } from '../../../ui/motion/compositor-layer.ts'
import { prefersReducedMotion } from '../../../ui/motion/motion.ts'
import { dataAttribute, dataSelector } from '../../desk/dom.ts'
import { findDock, tilesIn } from '../../desk/find.ts'
import styles from './drag.module.css'
import { FLIP_TIMING } from './flip.ts'

/** A copy of the dragged tile that follows the pointer above everything else. */
export interface Ghost {
  /** Moves its center, in px of the viewport. */
  moveTo(center: Point): void
  /** Shrinks it so that the container below, which it would go into, stays visible; over the dock to a dock's icon. */
  shrink(into: 'tile' | 'group' | 'dock' | undefined): void
  /** Animates it to its destination, shrinking if it goes into a container, and removes it. */
  flyTo(box: Box | undefined, into: boolean): Promise<void>
  remove(): void
}

/** The size of a ghost in px, and the zoom of its content. */
interface Extent extends Pick<Box, 'width' | 'height'> {
  readonly zoom: number
}

/**
 * Copies the tile of a list item.
 * @param count of the dragged tiles; several are shown by a badge
 * @param extent if it differs from that of the list item
 */
export function createGhost(source: HTMLElement, count: number, extent?: Extent): Ghost {
  const box = source.getBoundingClientRect()
  const { width, height, zoom } = extent ?? { width: box.width, height: box.height, zoom: 1 }
  const ghost = document.createElement('div')
  const content = ghost.appendChild(document.createElement('div'))
  const face = source.querySelector(dataSelector('wallpaper', 'glass')) ?? source.firstElementChild
  if (face !== null) content.style.borderRadius = getComputedStyle(face).borderRadius
  content.inert = true
  content.append(...source.cloneNode(true).childNodes)
  content.style.zoom = String(zoom)
  copyCustomProperties(source, content)
  // in the dock the hovered tile is magnified and shows its name
  for (const name of ['--scale', '--shift']) content.style.removeProperty(name)
  for (const one of content.querySelectorAll(':scope > [aria-hidden]')) one.remove()
  for (const one of ghost.querySelectorAll('[id]')) one.removeAttribute('id')
  // no name, which would cover those below; the analysis of the wallpaper must not measure a ghost
  for (const one of ghost.querySelectorAll(dataSelector('wallpaper', 'label'))) one.remove()
  for (const one of ghost.querySelectorAll(dataSelector('wallpaper'))) one.removeAttribute(dataAttribute('wallpaper'))
  if (count > 1) ghost.dataset.count = String(count)
  // tiles take their sizes from custom properties of the page or the dock
  for (const row of [source.closest<HTMLElement>(dataSelector('dock')), source.parentElement])
    if (row) copyCustomProperties(row, ghost)
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` })
  ghost.className = styles.ghost ?? ''
  ghost.ariaHidden = 'true'
  let center: Point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const transformTo = (to: Point) => `translate(${to.x - width / 2}px, ${to.y - height / 2}px)`
  ghost.style.transform = transformTo(center)
  document.body.append(ghost)
  promote(ghost, 'transform')
  return {
    moveTo(to) {
      center = to
      ghost.style.transform = transformTo(to)
    },
    shrink(into) {
      if (ghost.dataset.into === into) return
      if (into === undefined) delete ghost.dataset.into
      else ghost.dataset.into = into
      if (into === 'dock') ghost.style.setProperty('--dock-scale', String(dockIconSize() / Math.max(width, height)))
    },
    remove: () => ghost.remove(),
    async flyTo(target, into) {
      const to = target === undefined ? center : { x: target.x + target.width / 2, y: target.y + target.height / 2 }
      const scale = into ? 0.3 : target === undefined ? 1 : Math.min(target.width / width, target.height / height)
      const end = { transform: `${transformTo(to)} scale(${scale})`, opacity: into || target === undefined ? 0 : 1 }
      ghost.dataset.landing = ''
      await ghost.animate([{ transform: transformTo(center), opacity: 1 }, end], {
        ...FLIP_TIMING,
        duration: prefersReducedMotion() ? 0 : FLIP_TIMING.duration,
        fill: 'forwards',
      }).finished
      ghost.remove()
    },
  }
}

/** The side of the dock's icons in px. */
const dockIconSize = (): number => tilesIn(findDock() ?? document.body)[0]?.offsetWidth ?? DEFAULT_DOCK_ICON

/** While the dock is empty. */
const DEFAULT_DOCK_ICON = 45

/** Copies the custom properties of an element's inline style. */
function copyCustomProperties({ style }: HTMLElement, to: HTMLElement): void {
  for (const name of style) if (name.startsWith('--')) to.style.setProperty(name, style.getPropertyValue(name))
}
