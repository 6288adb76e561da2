import { useSyncExternalStore } from 'react'
import { useDocument } from '../../core/react.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { builtIn } from './built-in.ts'
import { type Backdrop, backdropOf } from './model.ts'
import { wallpaperSettings } from './settings.ts'

interface Scene {
  readonly backdrop: Backdrop
  /** The built-in picture for this theme and this screen. */
  readonly ours: string
  readonly theme: 'light' | 'dark'
}

/** What the wallpaper layer shows at this moment. */
export function useBackdrop(): Scene {
  const chosen = useDocument(wallpaperSettings, (now) => now)
  const theme = useTheme()
  const ours = builtIn(theme, useMedia('(orientation: portrait)'), chosen.wallpaperSrc)
  return { backdrop: backdropOf(chosen, ours), ours, theme }
}

function useTheme(): 'light' | 'dark' {
  const system = useMedia('(prefers-color-scheme: dark)')
  const values = useDocument(themeSettings, ({ isDarkMode, darkModeBySysten }) => ({ isDarkMode, darkModeBySysten }))
  return activeTheme(values, { ...environment(), dark: system })
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
