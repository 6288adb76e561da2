import { toOklch, toRgbByChroma } from '../../../../../../shared/lib/color/oklch.ts'

/** The lightness of mist from the darkest pixel to the lightest, and its chroma (OKLCH). */
const LIGHTNESS = { from: 0.72, to: 0.9 } as const
const CHROMA = 0.05

/** Turns colours into mist of their own hues: light, and never grey. @param rgba four bytes for each pixel, changed in place */
export function toMist(rgba: Uint8ClampedArray): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const { lightness, hue } = toOklch([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0])
    const light = LIGHTNESS.from + (LIGHTNESS.to - LIGHTNESS.from) * lightness
    rgba.set(toRgbByChroma({ lightness: light, chroma: CHROMA, hue }), at)
  }
}
