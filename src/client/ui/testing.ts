import { integer, tuple } from 'fast-check'
import { toRgb } from '../../shared/lib/color/oklch.ts'
import { parseHex, type Rgb } from '../../shared/lib/color/rgb.ts'

/** Any opaque sRGB colour, for property tests. */
export const anyColor = tuple(channel(), channel(), channel())

function channel() {
  return integer({ min: 0, max: 255 })
}

/** A value of `--gk-wp-tint`: that of an unknown wallpaper. */
export const UNKNOWN_TINT = '0.018 208'

/** Values of `--gk-wp-tint`: also that of a grey wallpaper, and the strongest ones all around the circle. */
export const TINTS = [UNKNOWN_TINT, '0 0', ...Array.from({ length: 12 }, (_, at) => `0.018 ${at * 30}`)]

/** A colour of a style sheet, `#rrggbb`, `rgb(…)` or `oklch(…)`, with the wallpaper's tint in the place of its variable. */
export function colorOfSheet(text: string, tint: string): { readonly color: Rgb; readonly alpha: number } {
  const [first = 0, second = 0, third = 0, alpha = 1] = (
    text.replace('var(--gk-wp-tint)', tint).match(/[\d.]+/g) ?? []
  ).map(Number)
  const hex = parseHex(text)
  if (hex !== undefined) return { color: hex, alpha: 1 }
  if (text.startsWith('rgb(')) return { color: [first, second, third], alpha }
  return { color: toRgb({ lightness: first, chroma: second, hue: third }), alpha }
}
