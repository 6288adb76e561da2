import { colorText, parseColor, type Rgba } from './color.ts'
import { fromOklab, linearLight, toOklab } from './oklab.ts'

/** The luminance of a colour as WCAG 2 defines it, 0 black to 1 white; alpha does not count. */
export function luminance({ red, green, blue }: Pick<Rgba, 'red' | 'green' | 'blue'>): number {
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
}

/** The contrast of two luminances, 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** White on a colour must reach this (DESIGN section 8, letter tiles; WCAG 2.2 for large bold text). */
export const WHITE_TEXT_CONTRAST = 3

/**
 * A colour darkened until white on it reaches a contrast of 3, its chroma kept as far as the screen has it. Its hue is kept
 * too, but for yellow: that would turn into olive, and becomes amber as it does in a shadow.
 */
export function darkenForWhite(color: string): string {
  const parsed = parseColor(color) ?? { red: 128, green: 128, blue: 128, alpha: 1 }
  const lab = toOklab(parsed)
  const chroma = Math.hypot(lab.a, lab.b)
  const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI
  for (let lightness = lab.lightness; lightness > 0; lightness -= 0.005) {
    const turned = ((hue - toAmber(hue) * Math.min(1, (lab.lightness - lightness) / 0.2)) * Math.PI) / 180
    const dark = { lightness, a: chroma * Math.cos(turned), b: chroma * Math.sin(turned) }
    const rgb = lightness === lab.lightness ? parsed : fromOklab(dark)
    // Measured on the bytes that are written: rounding must not lose what was reached.
    const written = colorText({ ...rgb, alpha: 1 })
    const bytes = parseColor(written)
    if (bytes && contrast(1, luminance(bytes)) >= WHITE_TEXT_CONTRAST) return written
  }
  return '#000000'
}

/** How many degrees a hue of OKLCH is turned on its way into the shadow: yellow (75–118) to amber. */
function toAmber(hue: number): number {
  if (hue <= 68 || hue >= 118) return 0
  return Math.min(hue - 68, (118 - hue) * 4)
}
