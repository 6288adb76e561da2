import { defineCommands } from '../../core/command.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { another } from './automatic.ts'
import { wallpaperSettings } from './settings.ts'

export default defineCommands('wallpaper', {
  random: {
    icon: 'image',
    surfaces: { menu: 'wallpaper', tool: 6 },
    run: () => {
      const theme = activeTheme(themeSettings.get(), environment())
      wallpaperSettings.update((now) => another(now, theme, Math.random()))
    },
  },
})
