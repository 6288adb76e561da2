import { parseColor } from './color.ts'
import { contrast } from './contrast.ts'
import { toOklch, toRgbByChroma } from './oklch.ts'
import { formatHex, parseHex, type Rgb } from './rgb.ts'

const WHITE: Rgb = [255, 255, 255]
const GREY: Rgb = [128, 128, 128]

/** Required contrast of white text (DESIGN section 8, letter tiles; WCAG 2.2 for large bold text). */
const WHITE_TEXT_CONTRAST = 3

/**
 * Darkens a colour (any form of `parseColor`, without alpha) until white on it has a contrast of 3; `#rrggbb`. Hue and
 * chroma stay within the gamut, except that yellow shifts to amber, since it would become olive.
 */
export function darkenForWhite(color: string): string {
  const given = parseColor(color)?.rgb ?? GREY
  const { lightness: start, chroma, hue } = toOklch(given)
  for (let lightness = start; lightness > 0; lightness -= 0.005) {
    const shiftedHue = hue - hueShiftToAmber(hue) * Math.min(1, (start - lightness) / 0.2)
    const rgb = lightness === start ? given : toRgbByChroma({ lightness, chroma, hue: shiftedHue })
    // measured on the rounded bytes, which could otherwise fall below the contrast
    const written = formatHex(rgb)
    if (contrast(WHITE, parseHex(written) ?? WHITE) >= WHITE_TEXT_CONTRAST) return written
  }
  return '#000000'
}

/** Degrees by which an OKLCH hue shifts when darkened: yellow (75–118) towards amber. */
function hueShiftToAmber(hue: number): number {
  if (hue <= 68 || hue >= 118) return 0
  return Math.min(hue - 68, (118 - hue) * 4)
}
