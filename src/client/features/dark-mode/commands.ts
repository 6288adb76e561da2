import { type Context, defineCommands } from '../../core/command.ts'
import { history } from '../../core/history.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { loadVeil, wallpaperSettings } from '../wallpaper/index.ts'
import { reveal } from './reveal.ts'
import { toggleDark } from './toggle-dark.ts'

/** How long a toggle waits for the picture of the other theme, in ms; then it goes on without. */
const PICTURE_MS = 600

export default defineCommands('dark-mode', {
  dark: {
    icon: 'moon',
    iconWhen: ({ dark }: Context) => (dark ? 'sun' : 'moon'),
    label: ({ dark }) => (dark ? 'light' : 'dark'),
    run: async (_, from) => {
      const { prepare, veiled } = await loadVeil()
      const wanted = activeTheme(themeSettings.get(), environment()) === 'dark' ? 'light' : 'dark'
      await prepare(wallpaperSettings.get(), wanted, PICTURE_MS)
      const change = () =>
        history.transact(() => {
          themeSettings.update((now) => toggleDark(now, environment()))
          wallpaperSettings.update((now) => veiled(now, wanted))
        })
      await reveal(change, from)
    },
  },
})
