import { bundledStills, presentBundled } from '../../../shared/lib/wallpaper/bundled.ts'
import { language } from '../../core/i18n.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { applyWallpaper } from './apply-wallpaper.ts'
import { pickOther, shownName } from './bundled.ts'
import { bundledWallpapers } from './bundled-files.ts'
import { wallpaperSettings } from './settings.ts'

/** Changes the wallpaper to any other still of this build. */
export function changeRandomly(): void {
  const shown = shownName(wallpaperSettings.get(), activeTheme(themeSettings.get(), environment()))
  const entries = bundledStills(bundledWallpapers, []).map((one) => presentBundled(one, language()))
  const picked = pickOther(
    entries.map(({ wallpaperSrc }) => wallpaperSrc),
    shown,
    Math.random(),
  )
  const entry = entries.find(({ wallpaperSrc }) => wallpaperSrc === picked)
  if (entry !== undefined) applyWallpaper(entry)
}
