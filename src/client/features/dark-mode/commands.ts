import { type Context, defineCommands } from '../../core/command.ts'
import { history } from '../../core/history.ts'
import { orOnExit } from '../../core/waiting-changes.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { preloadBuiltIn, withMaskOf } from '../wallpaper/lazy.ts'
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
      const nextTheme = activeTheme(themeSettings.get(), environment()) === 'dark' ? 'light' : 'dark'
      const change = orOnExit(() =>
        history.transact(() => {
          themeSettings.update((now) => toggleDark(now, environment()))
          wallpaperSettings.update((now) => withMaskOf(now, nextTheme))
        }),
      )
      await preloadBuiltIn(wallpaperSettings.get(), nextTheme, PRELOAD_TIMEOUT_MS)
      await reveal(change, from)
    },
  },
})
