import type { Rgb } from '../../../shared/lib/color/rgb.ts'

/** The channels as CSS's space-separated list, e.g. `16 44 48`, for `rgb(var(--x) / .5)`. */
export const formatChannels = (color: Rgb): string => color.map(Math.round).join(' ')
