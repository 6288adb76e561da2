import type { Rgba } from './color.ts'

/** A colour in OKLab: lightness 0–1, and two axes of chroma. Equal steps look equal. */
export interface Oklab {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

type Rgb = Pick<Rgba, 'red' | 'green' | 'blue'>

/** sRGB to OKLab (Björn Ottosson's matrices). */
export function toOklab({ red, green, blue }: Rgb): Oklab {
  const r = linearLight(red)
  const g = linearLight(green)
  const b = linearLight(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** OKLab to sRGB, opaque. A colour that the screen does not have loses chroma, not lightness or hue, until it has it. */
export function fromOklab({ lightness, a, b }: Oklab): Rgba {
  const inside = Math.min(1, Math.max(0, lightness))
  for (let chroma = 1; chroma > 0; chroma -= 0.02) {
    const rgb = unbounded(inside, a * chroma, b * chroma)
    if (Object.values(rgb).every((channel) => channel > -0.5 && channel < 255.5)) return bounded(rgb)
  }
  return bounded(unbounded(inside, 0, 0))
}

function unbounded(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  }
}

function bounded({ red, green, blue }: Rgb): Rgba {
  const channel = (value: number) => Math.min(255, Math.max(0, value))
  return { red: channel(red), green: channel(green), blue: channel(blue), alpha: 1 }
}

/** A channel of sRGB (0–255) as an amount of light, 0–1. */
export function linearLight(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function encoded(part: number): number {
  return 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
}
