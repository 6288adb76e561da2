import { gammaDecode, gammaEncode } from './contrast.ts'
import type { Rgb } from './rgb.ts'

/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees 0–360. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** OKLab's three axes: lightness 0–1, green to red, blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** sRGB to OKLab (Björn Ottosson's matrices, as in CSS Color 4). */
export function toOklab([red, green, blue]: Rgb): Oklab {
  const [r, g, b] = [gammaDecode(red), gammaDecode(green), gammaDecode(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** sRGB to OKLCH. */
export function toOklch(color: Rgb): Oklch {
  return fromOklab(toOklab(color))
}

/** OKLab's axes as lightness, chroma and hue. */
export function fromOklab([lightness, a, b]: Oklab): Oklch {
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** OKLCH to sRGB; each channel is clipped to the gamut, as browsers paint it. */
export function toRgb(color: Oklch): Rgb {
  const [red, green, blue] = unclipped(color)
  return [clip(red), clip(green), clip(blue)]
}

/** OKLCH to sRGB. A colour outside the gamut loses chroma, not lightness or hue, until it is inside. */
export function toRgbByChroma({ lightness, chroma, hue }: Oklch): Rgb {
  const inside = Math.min(1, Math.max(0, lightness))
  for (let share = 1; share > 0; share -= 0.02) {
    const color = { lightness: inside, chroma: chroma * share, hue }
    if (unclipped(color).every((channel) => channel > -0.5 && channel < 255.5)) return toRgb(color)
  }
  return toRgb({ lightness: inside, chroma: 0, hue })
}

function unclipped({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gammaEncode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gammaEncode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gammaEncode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const clip = (channel: number): number => Math.min(255, Math.max(0, channel))
