import { type Context, defineCommands } from '../../core/command.ts'
import { history } from '../../core/history.ts'
import { toggleMinimal } from '../minimal/index.ts'
import { loadVeil, wallpaperSettings } from '../wallpaper/index.ts'
import { surroundings } from './keep.ts'
import { themeNow } from './model.ts'
import { reveal } from './reveal.ts'
import { themeSettings } from './settings.ts'
import { toggleDark } from './toggle.ts'

/** How long a toggle waits for the picture of the other theme, in ms; then it goes on without. */
const PICTURE_MS = 600

export default defineCommands('theme', {
  dark: {
    icon: 'moon',
    iconWhen: ({ dark }: Context) => (dark ? 'sun' : 'moon'),
    label: ({ dark }) => (dark ? 'light' : 'dark'),
    run: async (_, from) => {
      const { prepare, veiled } = await loadVeil()
      const wanted = themeNow(themeSettings.get(), surroundings()) === 'dark' ? 'light' : 'dark'
      await prepare(wallpaperSettings.get(), wanted, PICTURE_MS)
      const change = () =>
        history.together(() => {
          themeSettings.update((now) => toggleDark(now, surroundings()))
          wallpaperSettings.update((now) => veiled(now, wanted))
        })
      await reveal(change, from)
    },
  },
  minimal: { icon: 'minimalMode', checked: ({ minimal }: Context) => minimal, run: toggleMinimal },
  leaveMinimal: { icon: 'minimalMode', key: 'Escape', when: ({ minimal }: Context) => minimal, run: toggleMinimal },
})
