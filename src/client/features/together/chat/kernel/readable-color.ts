import { toOklch, toRgbByChroma } from '../../../../../shared/lib/color/oklch.ts'
import { formatHex, parseHex } from '../../../../../shared/lib/color/rgb.ts'

/** What a text stands upon: something light, so that it is ink, or something dark. */
type Ground = 'light' | 'dark'

/** The lightness of coloured texts, and the most chroma; they contrast by 4.5 at least with the theme's grounds. */
const TONES = { light: { lightness: 0.44, chroma: 0.13 }, dark: { lightness: 0.83, chroma: 0.12 } } as const
/** Colours of less chroma are greys: ink or paper. */
const GREY = 0.03

/**
 * The colour in which a message is read: of the colour that its sender chose only the hue is kept.
 * @param color `#rrggbb`
 * @returns `#rrggbb`; undefined for the colour of all texts, which white, black and what is no colour become
 */
export function readableColor(color: string, ground: Ground): string | undefined {
  const rgb = parseHex(color)
  if (rgb === undefined) return undefined
  const { chroma, hue } = toOklch(rgb)
  if (chroma < GREY) return undefined
  const tone = TONES[ground]
  return formatHex(toRgbByChroma({ lightness: tone.lightness, chroma: Math.min(chroma, tone.chroma), hue }))
}

/**
 * The colour of a message for style sheets, which know what it stands upon; where one is not set it is that of all texts.
 * @param color as its sender chose it, `#rrggbb`
 */
export const messageColors = (color: string): Readonly<Record<`--on-${Ground}`, string | undefined>> => ({
  '--on-light': readableColor(color, 'light'),
  '--on-dark': readableColor(color, 'dark'),
})
