import type { Rgb } from './rgb.ts'

/** Relative luminance 0–1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * gammaDecode(red) + 0.7152 * gammaDecode(green) + 0.0722 * gammaDecode(blue)
}

/** Contrast of two relative luminances, 1–21, whichever is the lighter (WCAG 2.2). */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Contrast of two opaque colours, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  return contrastOfLuminances(luminance(one), luminance(other))
}

/** `over` at `alpha` (0–1) on an opaque backdrop, in gamma-encoded sRGB as browsers compose. */
export function compose(over: Rgb, alpha: number, backdrop: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => over[index] * alpha + backdrop[index] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}

/** One gamma-encoded channel (0–255) as linear light (0–1). */
export function gammaDecode(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Linear light as a gamma-encoded channel; light outside 0–1, which no screen has, gives a channel outside 0–255. */
export function gammaEncode(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}
