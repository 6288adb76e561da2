import type { ThemeGroup, ThemeLook, ThemeWallpaper } from '../../../../shared/entities/theme.ts'
import type { AnyDocument } from '../../../core/documents/document.ts'
import { sameJson } from '../../../lib/values/json.ts'
import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { wallpaperSettings } from '../../look/wallpaper/index.ts'
import { shownName, withMaskOf } from '../../look/wallpaper/lazy.ts'
import { groupsOf, THEME_PARTS } from './parts.ts'
import { entryOfWallpaper } from './wallpaper-entry.ts'

/** What a theme changes: a group of settings, or the wallpaper. */
export type Dressed = ThemeGroup | 'wallpaper'

/** The settings with a theme, as it would be put on now: each document that it sets, with its value. */
export function dressedValues(look: ThemeLook): ReadonlyMap<AnyDocument, object> {
  const values = new Map<AnyDocument, object>()
  for (const group of groupsOf(look)) {
    const { document, dress } = THEME_PARTS[group]
    values.set(document, dress(look.settings[group] ?? {}))
  }
  const worn = { ...wallpaperSettings.kept(), ...(look.wallpaper && wallpaperValues(look.wallpaper)) }
  values.set(wallpaperSettings, withMaskOf(worn, lightOf(look)))
  return values
}

/** The theme in which a look is shown: its own, or else that of the page. */
export function lightOf({ settings }: ThemeLook): 'light' | 'dark' {
  const isDark = settings.theme?.isDarkMode
  return typeof isDark === 'boolean' ? (isDark ? 'dark' : 'light') : shownLight()
}

/** What would change if a theme were put on; nothing, if the page has its looks. */
export function changesOf(look: ThemeLook): readonly Dressed[] {
  const values = dressedValues(look)
  const groups = groupsOf(look).filter((group) => {
    const { document } = THEME_PARTS[group]
    return !sameJson(values.get(document), document.kept())
  })
  return [...(look.wallpaper !== undefined && !isShown(look.wallpaper) ? (['wallpaper'] as const) : []), ...groups]
}

/** The built-in pair is as well the one of the two that is shown. */
const isShown = (wallpaper: ThemeWallpaper): boolean =>
  shownName({ ...wallpaperSettings.kept(), autoWallpaperShown: null }, shownLight()) ===
  (wallpaper.type === 0 ? wallpaper.bg : wallpaper.src)

const shownLight = () => activeTheme(themeSettings.kept(), environment())

const wallpaperValues = (wallpaper: ThemeWallpaper) => {
  const { wallpaperType, wallpaperSrc, wallpaperMiniSrc, wallpaperBg = '', color = '' } = entryOfWallpaper(wallpaper)
  return { wallpaperType, wallpaperSrc, wallpaperMiniSrc, wallpaperBg, wallpaperColor: color, autoWallpaperShown: null }
}
