import type { NamedColor } from '../../../../shared/entities/named-color.ts'
import { formatHex, parseHex, type Rgb } from '../../../../shared/lib/color/rgb.ts'
import { toCmyk } from '../../../kit/rules.ts'

/** The notations of a colour, as designers and printers write them. */
export interface Notations {
  readonly hex: string
  readonly rgb: string
  readonly cmyk: string
}

export function notationsOf(hex: string): Notations {
  const rgb: Rgb = parseHex(hex) ?? [0, 0, 0]
  return { hex: hex.toUpperCase(), rgb: rgb.join(', '), cmyk: toCmyk(rgb).join(', ') }
}

/** What a colour is found by: its name in both scripts, pinyin with and without tones, and value. */
export const findableColor = ({ zh, tw, pinyin, hex }: NamedColor) => ({
  id: zh,
  title: zh,
  keywords: [tw, pinyin, plain(pinyin), hex],
})

/** Without tone marks, spaces and case. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\s]/g, '')
    .toLowerCase()

/** The colours of a gradient with another number of them: between two comes their mean, of three the middle one goes. */
export function withColorCount(colors: readonly string[], count: number): readonly string[] {
  const [first = '', last = ''] = [colors[0], colors.at(-1)]
  if (count === colors.length) return colors
  return count === 2 ? [first, last] : [first, meanOf(first, last), last]
}

function meanOf(one: string, other: string): string {
  const [[r1, g1, b1], [r2, g2, b2]] = [parseHex(one) ?? [0, 0, 0], parseHex(other) ?? [0, 0, 0]]
  return formatHex([(r1 + r2) / 2, (g1 + g2) / 2, (b1 + b2) / 2])
}
