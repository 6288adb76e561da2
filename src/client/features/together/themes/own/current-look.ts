import * as v from 'valibot'
import type { ThemeGroup, ThemeLook, ThemeWallpaper } from '../../../../../shared/entities/theme.ts'
import { themeWallpaperSchema } from '../../../../../shared/entities/theme.ts'
import { bundledReference } from '../../../../../shared/lib/wallpaper/bundled.ts'
import { activeTheme, environment, themeSettings } from '../../../data/theme/index.ts'
import { shownWallpaper, wallpaperSettings } from '../../../look/wallpaper/index.ts'
import { shownName } from '../../../look/wallpaper/lazy.ts'
import type { Dressed } from '../dress.ts'
import { THEME_PARTS } from '../parts.ts'

/**
 * The looks of the page as a theme.
 * @param parts what the theme is to set
 */
export function currentLook(parts: ReadonlySet<Dressed>): ThemeLook {
  const entries = (Object.keys(THEME_PARTS) as ThemeGroup[]) // the keys are exactly the groups
    .filter((group) => parts.has(group))
    .map((group) => [group, { ...(group === 'theme' ? shownTheme() : {}), ...THEME_PARTS[group].describe() }] as const)
  const wallpaper = parts.has('wallpaper') ? currentWallpaper() : undefined
  return { ...(wallpaper && { wallpaper }), settings: Object.fromEntries(entries) }
}

/** What follows the system is said as it is shown: whoever puts the theme on is to see the same. */
const shownTheme = () => ({ isDarkMode: currentTheme() === 'dark' })
const currentTheme = () => activeTheme(themeSettings.kept(), environment())

/** The wallpaper of the page; undefined for one of the web, which is not the user's to share. */
export function currentWallpaper(): ThemeWallpaper | undefined {
  const values = wallpaperSettings.kept()
  const { wallpaperType } = shownWallpaper(values)
  const name = shownName(values, currentTheme())
  const isPair = name === bundledReference('dawn') || name === bundledReference('night')
  const type = isPair ? 1 : wallpaperType
  const read = v.safeParse(themeWallpaperSchema, type === 0 ? { type, bg: name } : { type, src: name })
  return read.success ? read.output : undefined
}
