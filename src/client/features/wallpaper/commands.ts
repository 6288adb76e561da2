import { defineCommands } from '../../core/command.ts'
import { surroundings, themeNow, themeSettings } from '../theme/index.ts'
import { another } from './automatic.ts'
import { wallpaperSettings } from './settings.ts'

export default defineCommands('wallpaper', {
  random: {
    icon: 'image',
    run: () => {
      const theme = themeNow(themeSettings.get(), surroundings())
      wallpaperSettings.update((now) => another(now, theme, Math.random()))
    },
  },
})
