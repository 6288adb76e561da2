import type { Point } from '../../../../lib/geometry/vector.ts'
import { EASE_OUT } from '../../../../ui/motion/motion.ts'
import { clipBehind } from '../kernel/behind-ridge.ts'

/** How long the ridge rises before the figures, in ms. */
const RISE_MS = 300
/** Shadows of the figures reach so far below their feet. */
const SHADOW_PX = 16

let clips: { readonly lowered: string; readonly raised: string } | undefined

/**
 * The clip that hides the feet of the figures behind a ridge, or, lowered below them, hides nothing. Undefined forgets it.
 * @param feet px below the top of the figures' element
 */
export function clipOf(ridge: readonly Point[] | undefined, feet = 0) {
  const highest = Math.min(...(ridge ?? []).map(({ y }) => y))
  const below = Math.ceil(SHADOW_PX - highest)
  clips = ridge && { raised: clipBehind(ridge, feet), lowered: clipBehind(ridge, feet, below) }
  return clips
}

/** The ridge rises before the figures, once they have arrived after `delay` ms; nothing without a ridge. */
export function raiseRidge(figures: Element | null, delay: number): readonly Animation[] {
  if (figures === null || clips === undefined) return []
  const { lowered, raised } = clips
  const timing = { duration: RISE_MS, delay, easing: EASE_OUT, fill: 'backwards' } as const
  return [figures.animate({ clipPath: [lowered, raised] }, timing)]
}
