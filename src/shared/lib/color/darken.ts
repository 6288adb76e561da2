import { parseColor } from './color.ts'
import { contrast } from './contrast.ts'
import { toOklch, toRgbByChroma } from './oklch.ts'
import { formatHex, parseHex, type Rgb } from './rgb.ts'

const WHITE: Rgb = [255, 255, 255]
const GREY: Rgb = [128, 128, 128]

/** White on a colour must reach this (DESIGN section 8, letter tiles; WCAG 2.2 for large bold text). */
const WHITE_TEXT_CONTRAST = 3

/**
 * A colour (as `parseColor` reads it; its alpha does not count) darkened until white on it reaches a contrast of 3, as
 * `#rrggbb`; its chroma is kept as far as the screen has it. Its hue is kept too, but for yellow: that would turn into
 * olive, and becomes amber as it does in a shadow.
 */
export function darkenForWhite(color: string): string {
  const given = parseColor(color)?.rgb ?? GREY
  const { lightness: start, chroma, hue } = toOklch(given)
  for (let lightness = start; lightness > 0; lightness -= 0.005) {
    const shiftedHue = hue - hueShiftToAmber(hue) * Math.min(1, (start - lightness) / 0.2)
    const rgb = lightness === start ? given : toRgbByChroma({ lightness, chroma, hue: shiftedHue })
    // Measured on the bytes that are written: rounding must not lose what was reached.
    const written = formatHex(rgb)
    if (contrast(WHITE, parseHex(written) ?? WHITE) >= WHITE_TEXT_CONTRAST) return written
  }
  return '#000000'
}

/** How many degrees a hue of OKLCH is turned on its way into the shadow: yellow (75–118) to amber. */
function hueShiftToAmber(hue: number): number {
  if (hue <= 68 || hue >= 118) return 0
  return Math.min(hue - 68, (118 - hue) * 4)
}
