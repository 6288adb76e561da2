import { dataValue } from '../dom.ts'
/** Whether the user prefers reduced motion: nothing moves or grows gradually. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether optional animations are off: by reduced motion or in low-performance mode. */
export const isAnimationOff = (): boolean =>
  prefersReducedMotion() || dataValue(document.documentElement, 'glass-tier') === 'solid'

/** `--gk-e-out`, for animations by script. */
export const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)'
