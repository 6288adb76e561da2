/** An opaque sRGB colour; each channel 0–255, with fractions in intermediate results. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** `#rgb` or `#rrggbb` as a colour; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

/** A colour as `#rrggbb`. */
export const formatHex = (color: Rgb): string => `#${color.map(hexByte).join('')}`

/** A channel 0–255 as two hexadecimal digits. */
export const hexByte = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0')
