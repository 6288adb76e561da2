import { WALLPAPER } from '../../../shared/constants.ts'
import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { orOnExit } from '../../core/waiting-changes.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { wallpaperSettings } from './settings.ts'
import { withMaskOf } from './theme-change.ts'

let cancelLast = () => {}

/** Makes a wallpaper the page's: after 300 ms, or 400 ms for a video, unless another one is chosen before that. */
export function applyWallpaper(entry: WallpaperEntry): void {
  cancelLast()
  let isReplaced = false
  const apply = orOnExit(() => {
    if (isReplaced) return
    const theme = activeTheme(themeSettings.get(), environment())
    wallpaperSettings.update((now) => withMaskOf({ ...now, ...valuesOf(entry) }, theme))
  })
  const timer = setTimeout(apply, entry.wallpaperType === 2 ? WALLPAPER.applyVideoMs : WALLPAPER.applyImageMs)
  cancelLast = () => {
    isReplaced = true
    clearTimeout(timer)
    apply()
  }
}

/** The settings of an entry; a colour keeps no picture, a picture no colour. */
const valuesOf = ({ wallpaperType, wallpaperSrc, wallpaperMiniSrc, wallpaperBg = '', color = '' }: WallpaperEntry) => ({
  wallpaperType,
  wallpaperSrc,
  wallpaperMiniSrc,
  wallpaperBg,
  wallpaperColor: color,
})
