import { parseColor } from '../../../shared/lib/color/color.ts'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { formatHex, parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { PictureColors } from '../../core/ports/images.ts'

/** Contrast of an icon with the site's own colour (WCAG 2.2, 1.4.11), and with white, on which brands are at home. */
const CONTRAST = { own: 3, white: 1.6 } as const
const WHITE: Rgb = [255, 255, 255]
/** For icons that are too light for white. */
const DARK: Rgb = [31, 35, 40]

/**
 * The background of an icon: its own edge if it fills its square, else the first colour of the site on which it can be
 * seen, else white or a dark grey. Without an icon the site's first colour.
 * @param declared the site's colours in any CSS notation, in order of preference.
 * @returns `#rrggbb`, or '' if nothing is known.
 */
export function chooseBackground(declared: readonly string[], colors: PictureColors | undefined): string {
  const own = declared.flatMap((text) => {
    const color = parseColor(text.trim())
    return color && color.alpha === 1 ? [color.rgb] : []
  })
  if (colors === undefined) return own[0] ? formatHex(own[0]) : ''
  if (colors.edge !== undefined) return colors.edge
  const dominant = colors.dominant === undefined ? undefined : parseHex(colors.dominant)
  if (dominant === undefined) return formatHex(own[0] ?? WHITE)
  const visible = own.find((color) => contrast(color, dominant) >= CONTRAST.own)
  return formatHex(visible ?? (contrast(WHITE, dominant) >= CONTRAST.white ? WHITE : DARK))
}
