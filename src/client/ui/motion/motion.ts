import { dataValue } from '../dom.ts'
/** Whether less motion is wanted: what would move or grow is there at once. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The same, and in low-performance mode: nothing is animated that could do without. */
export const isStill = (): boolean =>
  prefersReducedMotion() || dataValue(document.documentElement, 'glass-tier') === 'solid'

/** `--gk-e-out`, for what is animated by script. */
export const E_OUT = 'cubic-bezier(.2, .8, .2, 1)'
