import type { Rgb } from '../../../shared/lib/color/rgb.ts'

/** Cyan, magenta, yellow and black in percent. */
export type Cmyk = readonly [number, number, number, number]

/** The ink of a colour, without the profile of a press: each channel 0–100, rounded. */
export function toCmyk([red, green, blue]: Rgb): Cmyk {
  const light = Math.max(red, green, blue)
  const ink = (channel: number) => (light === 0 ? 0 : Math.round((1 - channel / light) * 100))
  return [ink(red), ink(green), ink(blue), Math.round((1 - light / 255) * 100)]
}
