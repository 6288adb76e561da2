import { isTryingOn } from '../../../core/documents/document.ts'
import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { withMaskOf } from '../wallpaper/lazy.ts'

/** Gives the wallpaper the mask of the shown theme, now and whenever the system or the user changes it. */
export function followThemeMask(): void {
  let last: 'light' | 'dark' | undefined
  const follow = () => {
    const theme = activeTheme(themeSettings.get(), environment())
    if (theme === last || isTryingOn()) return
    last = theme
    wallpaperSettings.update((now) => withMaskOf(now, theme), { origin: 'program' })
  }
  follow()
  themeSettings.subscribe(follow)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
}
