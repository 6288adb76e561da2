/** An opaque sRGB colour; each channel 0–255, fractions allowed between steps of a calculation. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Relative luminance 0–1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two relative luminances, 1–21, whichever is the lighter (WCAG 2.2). */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Contrast of two opaque colours, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  return contrastOfLuminances(luminance(one), luminance(other))
}

/** `over` at `alpha` (0–1) upon an opaque ground, in gamma-encoded sRGB as browsers compose. */
export function compose(over: Rgb, alpha: number, ground: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => over[index] * alpha + ground[index] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}

/** One gamma-encoded channel (0–255) as linear light (0–1). */
export function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Linear light (0–1) as a gamma-encoded channel (0–255); what is outside the gamut is clipped, as browsers do. */
export function encoded(light: number): number {
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return 255 * Math.min(1, Math.max(0, part))
}

/** `#rgb` or `#rrggbb` as a colour; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  const [, red, green, blue] = short?.map((digit) => digit + digit) ?? long ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [Number.parseInt(red.slice(-2), 16), Number.parseInt(green.slice(-2), 16), Number.parseInt(blue.slice(-2), 16)]
}

/** A colour as `#rrggbb`. */
export function formatHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** The channels as CSS's space-separated list, e.g. `16 44 48`, for `rgb(var(--x) / .5)`. */
export const formatChannels = (color: Rgb): string => color.map(Math.round).join(' ')
