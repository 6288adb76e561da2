import { defineCommands } from '../../core/command.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { randomWallpaper } from './bundled.ts'
import { wallpaperSettings } from './settings.ts'

export default defineCommands('wallpaper', {
  random: {
    icon: 'image',
    surfaces: { menu: 'wallpaper', tool: 6, palette: 'suggested' },
    run: () => {
      const theme = activeTheme(themeSettings.get(), environment())
      wallpaperSettings.update((now) => randomWallpaper(now, theme, Math.random()))
    },
  },
})
