import { formatHex, hexByte, parseHex, type Rgb } from './rgb.ts'

/** A colour with alpha 0–1. */
export interface Rgba {
  readonly rgb: Rgb
  readonly alpha: number
}

/** The named colours of CSS 2, for older data; others are not worth their bytes in the entry. */
const NAMED_COLORS: Readonly<Record<string, string>> = {
  transparent: '00000000',
  black: '000000',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  white: 'ffffff',
  maroon: '800000',
  red: 'ff0000',
  purple: '800080',
  fuchsia: 'ff00ff',
  green: '008000',
  lime: '00ff00',
  olive: '808000',
  yellow: 'ffff00',
  navy: '000080',
  blue: '0000ff',
  teal: '008080',
  aqua: '00ffff',
  orange: 'ffa500',
}

/**
 * Normalises a colour (`#0af`, `0AF`, `rgb(0 170 255 / 50%)`, `rgba(0,170,255,.5)`, `hsl(200, 100%, 50%)`, `teal`).
 * The result is built from numbers, so it can inject nothing into a style (spec section 5, security T20).
 * @returns `#rrggbb`, `#rrggbbaa` if not opaque, or undefined
 */
export function repairColor(text: string): string | undefined {
  const color = parseColor(text)
  return color && colorText(color)
}

/** Reads a colour in any of the forms of `repairColor`. */
export function parseColor(text: string): Rgba | undefined {
  // bounds the work of the patterns below
  if (text.length > 80) return undefined
  const word = text.trim().toLowerCase().replace(/\s*;$/, '')
  const hex = Object.hasOwn(NAMED_COLORS, word) ? NAMED_COLORS[word] : /^#?([\da-f]{3,8})$/.exec(word)?.[1]
  if (hex !== undefined) return fromHex(hex)
  const functionCall = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(word)
  const [name, list] = functionCall ? [functionCall[1], functionCall[2]] : []
  if (list === undefined) return undefined
  const parts = channels(list)
  if (!parts) return undefined
  return name === 'rgb' ? fromRgb(parts) : fromHsl(parts)
}

/** Writes a colour as `#rrggbb`, or as `#rrggbbaa` where it is not opaque. */
export function colorText({ rgb, alpha }: Rgba): string {
  const opacity = Math.round(alpha * 255)
  return formatHex(rgb) + (opacity < 255 ? hexByte(opacity) : '')
}

/** Three or six digits of colour, and one or two optional ones of alpha. */
function fromHex(digits: string): Rgba | undefined {
  const length = digits.length < 5 ? 3 : 6
  const rgb = parseHex(`#${digits.slice(0, length)}`)
  const [one, other = one] = digits.slice(length)
  if (!rgb || digits.length === 7) return undefined
  return { rgb, alpha: one === undefined ? 1 : Number.parseInt(`${one}${other}`, 16) / 255 }
}

/** Three channels and an optional alpha, separated by commas, or by spaces with a slash before the alpha. */
function channels(list: string): readonly [string, string, string, string | undefined] | undefined {
  const parts = list.includes(',')
    ? list.split(',').map((part) => part.trim())
    : list.replace('/', ' ').trim().split(/\s+/)
  const [first, second, third, alpha, ...rest] = parts
  if (first === undefined || second === undefined || third === undefined || rest.length > 0) return undefined
  return [first, second, third, alpha]
}

function fromRgb([red, green, blue, alpha]: NonNullable<ReturnType<typeof channels>>): Rgba | undefined {
  return finite({ rgb: [scaled(red, 255), scaled(green, 255), scaled(blue, 255)], alpha: opacity(alpha) })
}

function fromHsl([h, s, l, alpha]: NonNullable<ReturnType<typeof channels>>): Rgba | undefined {
  const hue = number(h.replace(/deg$/, ''))
  const saturation = clamp(number(s.replace(/%$/, '')) / 100, 1)
  const lightness = clamp(number(l.replace(/%$/, '')) / 100, 1)
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const step = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(step - 3, 9 - step, 1)))
  }
  return finite({ rgb: [channel(0), channel(8), channel(4)], alpha: opacity(alpha) })
}

function opacity(text: string | undefined): number {
  return text === undefined ? 1 : scaled(text, 1)
}

/** A number up to `full`, or a percentage of it. */
function scaled(text: string, full: number): number {
  return text.endsWith('%') ? clamp((number(text.slice(0, -1)) / 100) * full, full) : clamp(number(text), full)
}

function number(text: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}

function clamp(value: number, full: number): number {
  return Math.min(full, Math.max(0, value))
}

function finite(color: Rgba): Rgba | undefined {
  return [...color.rgb, color.alpha].every(Number.isFinite) ? color : undefined
}
