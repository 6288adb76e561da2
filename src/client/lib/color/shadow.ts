import { repairColor } from '../../../shared/lib/color/color.ts'

/** One shadow, lengths in pixels, the colour as `#rrggbb` or `#rrggbbaa`. */
export interface Shadow {
  readonly inset: boolean
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly color: string
}

/** Limits of a decoration: number of shadows, px of a length, characters of the text. */
const LIMIT = { layers: 8, px: 200, length: 600 } as const

const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 }

/** For a shadow without a colour; CSS would take the text's colour, which a tile does not have. */
const DEFAULT_COLOR = '#00000040'

/**
 * Parses a box-shadow (spec section 5): a `box-shadow:` prefix and trailing semicolons are stripped, lengths clamped to
 * 200 px; `none` and blank text are the empty list. Text with `url(`, `;`, `}` or `@` is refused (security T20).
 * @returns undefined for anything invalid
 */
export function parseShadow(text: string): readonly Shadow[] | undefined {
  if (text.length > LIMIT.length) return undefined
  const list = text
    .trim()
    .replace(/^(-(webkit|moz)-)?box-shadow\s*:/i, '')
    .replace(/[\s;]+$/, '')
    .trim()
  if (/url\s*\(|[;{}@\\<>"']/i.test(list)) return undefined
  if (list === '' || /^none$/i.test(list)) return []
  const shadows: Shadow[] = []
  // commas inside rgb(…) do not separate shadows
  for (const layer of list.split(/,(?![^(]*\))/)) {
    const shadow = parseLayer(layer)
    if (!shadow || shadows.length === LIMIT.layers) return undefined
    shadows.push(shadow)
  }
  return shadows
}

/** Writes shadows as CSS has them; the empty list is `none`. */
export function shadowText(shadows: readonly Shadow[]): string {
  const layers = shadows.map(
    ({ inset, x, y, blur, spread, color }) =>
      `${inset ? 'inset ' : ''}${length(x)} ${length(y)} ${length(blur)}${spread === 0 ? '' : ` ${length(spread)}`} ${color}`,
  )
  return layers.join(', ') || 'none'
}

/** Normalises a shadow to the form that is stored and set as a style; undefined if invalid. */
export function repairShadow(text: string): string | undefined {
  const shadows = parseShadow(text)
  return shadows && shadowText(shadows)
}

function parseLayer(layer: string): Shadow | undefined {
  let inset = false
  let color: string | undefined
  const lengths: number[] = []
  // a word, or a function with its arguments
  for (const word of layer.trim().match(/[^\s(]+(\([^)]*\))?/g) ?? []) {
    const pixels = parseLength(word)
    if (pixels !== undefined) lengths.push(pixels)
    else if (word.toLowerCase() === 'inset' && !inset) inset = true
    else if (color === undefined) {
      // repairColor accepts bare hex digits, but among lengths they are a mistake
      color = /^[\d.+-]/.test(word) ? undefined : repairColor(word)
      if (color === undefined) return undefined
    } else return undefined
  }
  const [x, y, blur = 0, spread = 0, ...rest] = lengths
  if (x === undefined || y === undefined || blur < 0 || rest.length > 0) return undefined
  return { inset, x, y, blur, spread, color: color ?? DEFAULT_COLOR }
}

function parseLength(word: string): number | undefined {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|rem|em)?$/i.exec(word)
  if (!match) return undefined
  const [, amount, unit] = match
  const value = Number(amount)
  // CSS allows only 0 without a unit, but users leave out px
  const pixels = value * (PIXELS[unit?.toLowerCase() ?? 'px'] ?? 1)
  return Math.min(LIMIT.px, Math.max(-LIMIT.px, Math.round(pixels * 100) / 100)) || 0
}

function length(pixels: number): string {
  return pixels === 0 ? '0' : `${pixels}px`
}
