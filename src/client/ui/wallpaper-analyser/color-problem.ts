import { canReadCanvas } from '../canvas-readback.ts'

/**
 * Why the shown wallpaper has no primary colour (spec section 8): no canvas can be read here, or its picture could not be
 * loaded or read. Undefined if it has one.
 */
export function colorProblem(root: HTMLElement = document.documentElement): 'canvas' | 'image' | undefined {
  if (root.style.getPropertyValue('--gk-wp-primary') !== '') return undefined
  return canReadCanvas() ? 'image' : 'canvas'
}
