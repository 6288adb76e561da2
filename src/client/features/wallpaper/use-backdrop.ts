import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../core/react.ts'
import { activeTheme, environment, themeSettings } from '../theme/index.ts'
import { builtIn } from './built-in.ts'
import { type Backdrop, backdropOf, isReference } from './model.ts'
import { wallpaperSettings } from './settings.ts'
import { loadWallpaperUrls, wallpaperUrls } from './wallpaper-urls.ts'

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
  const urls = useStore(wallpaperUrls)
  const isOwnOnly = useDocument(themeSettings, (now) => now.isPureOffline)
  const { wallpaperSrc } = chosen
  useEffect(() => {
    // the addresses are looked up outside of React
    if (isReference(wallpaperSrc)) void loadWallpaperUrls(wallpaperSrc)
  }, [wallpaperSrc])
  return { backdrop: backdropOf(chosen, builtInSrc, urls, isOwnOnly), builtInSrc, theme }
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
