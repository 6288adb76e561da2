import type { Language } from '../../../../shared/constants.ts'
import type { Gradient, NamedColor } from '../../../../shared/entities/named-color.ts'
import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { gradientCss } from '../../../lib/color/gradient.ts'

/** Named colours, and gradients of them. */
export interface ColorCatalog {
  readonly colors: readonly NamedColor[]
  readonly gradients: readonly Gradient[]
}

/** The colours and gradients of this build; loaded on demand. */
export async function loadColors(): Promise<ColorCatalog> {
  const [{ default: colors }, { default: gradients }] = await Promise.all([
    import('../../../../../catalog/colors/chinese.json'),
    import('../../../../../catalog/colors/gradients.json'),
  ])
  return { colors, gradients }
}

/** The name of a colour in a language: Chinese characters where they are read, else pinyin. */
export function colorName({ zh, tw, pinyin }: NamedColor, language: Language): string {
  if (language === 'zh-CN') return zh
  return language === 'zh-TW' || language === 'ja' ? tw : pinyin.charAt(0).toUpperCase() + pinyin.slice(1)
}

/** A colour as a wallpaper. */
export const entryOfColor = (color: NamedColor, language: Language): WallpaperEntry =>
  entryOfPaint(color.hex, colorName(color, language), color.hex)

/** A gradient as a wallpaper, called by its colours. */
export function entryOfGradient(gradient: Gradient, known: readonly NamedColor[], language: Language): WallpaperEntry {
  const names = gradient.colors.flatMap((hex) => known.filter((one) => one.hex === hex).slice(0, 1))
  const title = names.map((one) => colorName(one, language)).join(' · ')
  return entryOfPaint(gradientCss(gradient), title, gradient.colors[0] ?? '')
}

/** A paint as a wallpaper. @param color `#rrggbb`, its first or only colour */
export const entryOfPaint = (wallpaperBg: string, title: string, color: string): WallpaperEntry => ({
  wallpaperSrc: '',
  wallpaperMiniSrc: '',
  wallpaperType: 0,
  wallpaperBg,
  title,
  color,
})
