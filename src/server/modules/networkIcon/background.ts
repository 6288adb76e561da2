import { parseColor } from '../../../shared/lib/color/color.ts'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { formatHex, parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { PictureColors } from '../../core/images.ts'

/** Contrast from which an icon can be told from its background. */
const VISIBLE_CONTRAST = 1.6
/** The plain backgrounds, for icons that the site's own colour would hide. */
const PLAIN: readonly Rgb[] = [
  [255, 255, 255],
  [31, 35, 40],
]

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
  const visible = [...own, ...PLAIN].find(
    (color) => dominant === undefined || contrast(color, dominant) >= VISIBLE_CONTRAST,
  )
  return visible ? formatHex(visible) : ''
}
