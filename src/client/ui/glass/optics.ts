import { compose } from '../../../shared/lib/color/contrast.ts'
import { toRgb } from '../../../shared/lib/color/oklch.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'
import { designedFill, type GlassFilter, glassFilter } from './glass.ts'

/** One glass as themes.css defines it: the fill and the backdrop filter without its blur. */
export interface Glass extends GlassFilter {
  readonly fill: Rgb
  readonly alpha: number
}

/** The thinnest glass whose fill alone must carry text, mist as designed: the worst case for the analyser. */
export function thinnestGlass(theme: Theme): Glass {
  const { color, alpha } = designedFill(1, theme, false, '')
  return { ...glassFilter(theme, false), fill: toRgb(color), alpha }
}

/**
 * The colour behind text on a glass: the backdrop through saturate, contrast and brightness, each clamped, under the
 * fill. The blur is left out: it only averages, so no pixel gets worse.
 */
export function throughGlass(backdrop: Rgb, glass: Glass): Rgb {
  return compose(glass.fill, glass.alpha, clampBackdrop(backdrop, glass))
}

/** The backdrop after the filter alone; also used to paint the lite tier's still copy. */
export function clampBackdrop([red, green, blue]: Rgb, filter: GlassFilter): Rgb {
  // filter-effects-1, saturate(): a colour matrix on gamma-encoded sRGB
  const s = filter.saturate
  const saturated: Rgb = [
    (0.213 + 0.787 * s) * red + (0.715 - 0.715 * s) * green + (0.072 - 0.072 * s) * blue,
    (0.213 - 0.213 * s) * red + (0.715 + 0.285 * s) * green + (0.072 - 0.072 * s) * blue,
    (0.213 - 0.213 * s) * red + (0.715 - 0.715 * s) * green + (0.072 + 0.928 * s) * blue,
  ]
  const finish = (channel: number) => {
    const contrasted = clamp((clamp(channel) - 127.5) * filter.contrast + 127.5)
    return clamp(contrasted * filter.brightness)
  }
  return [finish(saturated[0]), finish(saturated[1]), finish(saturated[2])]
}

const clamp = (channel: number): number => Math.min(255, Math.max(0, channel))
