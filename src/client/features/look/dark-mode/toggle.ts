import { history } from '../../../core/documents/history.ts'
import { orOnExit } from '../../../core/documents/persistence/delayed-changes.ts'
import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { preloadBuiltIn, withMaskOf } from '../wallpaper/lazy.ts'
import { reveal } from './reveal.ts'
import { toggleDark } from './toggle-dark.ts'

/** How long a toggle waits for the other theme's wallpaper, in ms. */
const PRELOAD_TIMEOUT_MS = 600

/** Shows the other theme, in a circle that grows out of `from`; the page then no longer follows the system. */
export async function toggleTheme(from?: Element): Promise<void> {
  const nextTheme = activeTheme(themeSettings.get(), environment()) === 'dark' ? 'light' : 'dark'
  const change = orOnExit(() =>
    history.transact(() => {
      themeSettings.update((now) => toggleDark(now, environment()))
      wallpaperSettings.update((now) => withMaskOf(now, nextTheme))
    }),
  )
  await preloadBuiltIn(wallpaperSettings.get(), nextTheme, PRELOAD_TIMEOUT_MS)
  await reveal(change, from)
}
