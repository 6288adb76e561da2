import { type Context, defineCommands } from '../../core/command.ts'
import { history } from '../../core/history.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { loadThemeChange, wallpaperSettings } from '../wallpaper/index.ts'
import { reveal } from './reveal.ts'
import { toggleDark } from './toggle-dark.ts'

/** How long a toggle waits for the other theme's wallpaper, in ms. */
const PRELOAD_TIMEOUT_MS = 600

export default defineCommands('dark-mode', {
  dark: {
    icon: 'moon',
    surfaces: { tool: 2, palette: 'suggested' },
    iconWhen: ({ dark }: Context) => (dark ? 'sun' : 'moon'),
    label: ({ dark }) => (dark ? 'light' : 'dark'),
    run: async (_, from) => {
      const { preloadBuiltIn, withThemeMask } = await loadThemeChange()
      const nextTheme = activeTheme(themeSettings.get(), environment()) === 'dark' ? 'light' : 'dark'
      await preloadBuiltIn(wallpaperSettings.get(), nextTheme, PRELOAD_TIMEOUT_MS)
      const change = () =>
        history.transact(() => {
          themeSettings.update((now) => toggleDark(now, environment()))
          wallpaperSettings.update((now) => withThemeMask(now, nextTheme))
        })
      await reveal(change, from)
    },
  },
})
