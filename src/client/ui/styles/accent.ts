import { type Oklch, toOklch, toRgb } from '../../../shared/lib/color/oklch.ts'
import { formatHex, parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import { hasFlag } from '../dom.ts'

export type Theme = 'light' | 'dark'

/** The seven preset primaries of the theme settings: 黛青 松绿 霁蓝 紫藤 葡萄 朱砂 秋香. */
export const presetColors = ['#006661', '#2f6b4f', '#2b5f8f', '#4a5596', '#7e4d8a', '#b0452f', '#8a6420'] as const

/** The primary for an invalid colour. */
const defaultPrimary: Rgb = [0, 102, 97]

/** The accents derived from a primary, named like the CSS variables of themes.css. */
export interface Accents {
  readonly accent: Rgb
  readonly hover: Rgb
  readonly press: Rgb
  readonly onAccent: Rgb
}

/**
 * The accents of a theme for a primary (`#rrggbb`), by the formula of themes.css, which clamps the lightness for
 * legibility as text, fill and ring. For engines without relative colours.
 * @param boosted on light glass with boost, which is darker than paper
 */
export function accentOf(primary: string, theme: Theme, boosted = false): Accents {
  const chosen = toOklch(parseHex(primary) ?? defaultPrimary)
  const accent: Oklch =
    theme === 'light'
      ? { ...chosen, lightness: Math.min(boosted ? 0.44 : 0.5, Math.max(0.34, chosen.lightness)) }
      : { ...chosen, lightness: 0.82, chroma: Math.min(chosen.chroma * 1.15, 0.105) }
  const lighter = theme === 'light' ? 0.06 : 0.05
  return {
    accent: toRgb(accent),
    hover: toRgb({ ...accent, lightness: accent.lightness + lighter }),
    press: toRgb({ ...accent, lightness: accent.lightness - 0.07 }),
    onAccent: theme === 'light' ? [255, 255, 255] : toRgb({ ...chosen, lightness: 0.22, chroma: 0.04 }),
  }
}

/** The accent variables of a primary that need relative colours, by their names in themes.css. */
export function accentVariables(primary: string, theme: Theme, boosted: boolean): Readonly<Record<string, string>> {
  const { accent, hover, press, onAccent } = accentOf(primary, theme, boosted)
  return {
    '--gk-accent': formatHex(accent),
    '--gk-accent-hover': formatHex(hover),
    '--gk-accent-press': formatHex(press),
    '--gk-on-accent': formatHex(onAccent),
  }
}

/**
 * Derives the accents from the root's primary colour where CSS cannot (themes.css, relative colours), for one theme: call
 * it again when theme or primary change.
 */
export function deriveAccents(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (CSS.supports('color', 'oklch(from red l c h)')) return
  const primary = getComputedStyle(root).getPropertyValue('--gk-primary').trim()
  const variables = accentVariables(primary, theme, hasFlag(root, 'boosted-glass'))
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
}
