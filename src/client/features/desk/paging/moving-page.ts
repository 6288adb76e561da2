import type { Point } from '../../../lib/geometry/vector.ts'
import type { Edges } from './keyframes.ts'

/** The width in px over which pages fade at an edge that they pass (home-screen/pager/edge-mask.css). */
const EDGE = 'var(--edge, 32px)'

const animations = new WeakMap<Element, Animation>()

/** How a page is shown at this moment of a transition. */
export function shownAt(page: Element): Keyframe {
  const { transform, opacity } = getComputedStyle(page)
  return { transform, opacity }
}

export interface Glide {
  /** In ms. */
  readonly duration: number
  readonly easing: string
  /** Where it stands still, from 0 to 1; undefined if it plays. */
  readonly held: number | undefined
}

/** Moves a page from one keyframe to another. */
export function glide(page: Element, from: Keyframe, to: Keyframe, { duration, easing, held }: Glide): Animation {
  animations.get(page)?.cancel()
  const timing = { duration, easing: held === undefined ? easing : 'linear', fill: 'both' } as const
  const animation = page.animate([from, to], timing)
  animations.set(page, animation)
  if (held !== undefined) seek(page, held)
  return animation
}

/** Stops the movement of a page at a part of it, from 0 to 1. */
export function seek(page: Element, progress: number): void {
  const animation = animations.get(page)
  if (animation === undefined) return
  animation.pause()
  animation.currentTime = progress * Number(animation.effect?.getTiming().duration)
}

/**
 * Prepares a page for a transition: it turns around the middle of its visible part, and stays scrolled although its area
 * is not. Where it would expose what was out of view, the page ends, faded.
 */
export function prepare(page: HTMLElement, area: HTMLElement, { x, y }: Point, exposes: Edges): void {
  const { offsetTop, offsetHeight, style } = page
  const { clientHeight } = area
  const top = y - offsetTop
  const bottom = top + clientHeight
  style.transformOrigin = `50% ${top + clientHeight / 2}px`
  if (x !== 0 || y !== 0) style.translate = `${-x}px ${-y}px`
  const hidesAbove = y > 0 && exposes.includes('top')
  const hidesBelow = offsetHeight > bottom && exposes.includes('bottom')
  if (!hidesAbove && !hidesBelow) return
  const stops = [hidesAbove ? `#0000, #000 ${EDGE}` : '#000', hidesBelow ? `#000 calc(100% - ${EDGE}), #0000` : '#000']
  // names of the last row are below the page's own box: the mask would cut them off without no-clip
  style.mask = `linear-gradient(${stops.join()}) 0 ${top}px / 100% ${clientHeight}px no-repeat no-clip`
  const far = '-100vmax'
  style.clipPath = `inset(${hidesAbove ? `${top}px` : far} ${far} ${hidesBelow ? `${offsetHeight - bottom}px` : far})`
}

/** Puts a page at rest. */
export function release(page: HTMLElement): void {
  animations.get(page)?.cancel()
  animations.delete(page)
  page.removeAttribute('aria-hidden') // it may be the next incoming page
  Object.assign(page.style, { transformOrigin: '', translate: '', zIndex: '', mask: '', clipPath: '' })
}
