import { promote } from '../../../../../ui/motion/compositor-layer.ts'
import type { CommonTransform } from '../../kernel/transform/common-transform.ts'
import styles from '../Editor.module.css'

/** Transforms the whole page as one, so that its tiles need no styles of their own. */
export function createPageTransform(page: HTMLElement) {
  let demote: (() => void) | undefined
  let stationary: readonly HTMLElement[] = []
  return {
    /** @param staying the tiles that keep their places while the page is translated */
    apply({ x, y, rotation, scaleX, scaleY }: CommonTransform, staying: readonly HTMLElement[]) {
      // one frame after the promotion: both in one frame take twice as long
      if (demote !== undefined && (scaleX !== 1 || scaleY !== 1)) hideNames(page)
      demote ??= promotePage(page)
      page.style.transform = `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scaleX}, ${scaleY})`
      stationary = staying
      for (const element of stationary) element.style.translate = `${-x}px ${-y}px`
    },
    reset() {
      if (demote === undefined) return
      demote()
      demote = undefined
      for (const element of stationary) element.style.translate = ''
      stationary = []
    },
  }
}

/**
 * Promotes a page to a compositor layer, in a container large enough for any transform: one that resized with the page
 * would be repainted. Not by `rotateOnCompositor`, which checks the visibility of all tiles in each frame.
 * @returns a function that demotes the page
 */
function promotePage(page: HTMLElement): () => void {
  const demote = promote(page, 'transform')
  const overflow = document.createElement('i')
  overflow.className = styles.overflow ?? ''
  overflow.style.height = `${page.offsetHeight + 2 * innerHeight}px`
  page.parentElement?.append(overflow)
  page.style.transformOrigin = '0 0'
  return () => {
    demote()
    overflow.remove()
    Object.assign(page.style, { transformOrigin: '', transform: '' })
  }
}

/** Hides the names in a page or tile while it is scaled: unevenly scaled text would be distorted. */
export function hideNames({ dataset }: HTMLElement): void {
  dataset.enlarged = ''
}
