import { useSyncExternalStore } from 'react'
import { useDocument } from '../../core/react.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { builtIn } from './built-in.ts'
import { type Backdrop, backdropOf } from './model.ts'
import { wallpaperSettings } from './settings.ts'

interface BackdropState {
  readonly backdrop: Backdrop
  /** The built-in image for this theme and screen. */
  readonly builtInSrc: string
  readonly theme: 'light' | 'dark'
}

/** The backdrop of the current settings, theme and screen. */
export function useBackdrop(): BackdropState {
  const chosen = useDocument(wallpaperSettings, (now) => now)
  const theme = useTheme()
  const builtInSrc = builtIn(theme, useMedia('(orientation: portrait)'), chosen.wallpaperSrc)
  return { backdrop: backdropOf(chosen, builtInSrc), builtInSrc, theme }
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
