import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../../core/documents/use-document.ts'
import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { builtIn } from './bundled/built-in.ts'
import { daylight, type Light } from './daylight/daylight.ts'
import { type Backdrop, backdropOf, isLandscape, isLookedUp, shownWallpaper } from './model.ts'
import { wallpaperSettings } from './settings.first-frame.ts'
import { wallpaperUrls } from './urls/wallpaper-urls.ts'

interface BackdropState {
  readonly backdrop: Backdrop
  /** The built-in image for this theme and screen. */
  readonly builtInSrc: string
  readonly theme: 'light' | 'dark'
  /** Whether the light of the hour lies over it. */
  readonly isDaylit: boolean
  /** Undefined until it is known, too. */
  readonly light: Light | undefined
  readonly chosen: ReturnType<typeof wallpaperSettings.get>
}

/** The backdrop of the current settings, theme and screen. */
export function useBackdrop(): BackdropState {
  const chosen = useDocument(wallpaperSettings, shownWallpaper)
  const values = useDocument(themeSettings, (now) => now)
  const theme = activeTheme(values, { ...environment(), dark: useMedia('(prefers-color-scheme: dark)') })
  const builtInSrc = builtIn(theme, useMedia('(orientation: portrait)'), chosen.wallpaperSrc)
  const urls = useStore(wallpaperUrls)
  const isDaylit = chosen.wallpaperDaylight && isLandscape(chosen) && !values.isLowPerformance
  const light = useStore(daylight)?.[theme]
  const { wallpaperSrc } = chosen
  const mustLookUp = isLookedUp(chosen)
  useEffect(() => {
    // addresses and light come from outside of React
    if (mustLookUp) void loadWallpaperUrls(wallpaperSrc)
    return isDaylit ? followDaylight() : undefined
  }, [wallpaperSrc, mustLookUp, isDaylit])
  return {
    backdrop: backdropOf(chosen, builtInSrc, urls, values.isPureOffline),
    builtInSrc,
    theme,
    isDaylit,
    light: isDaylit ? light : undefined,
    chosen,
  }
}

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const media = matchMedia(query)
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => media.matches,
  )
}

/** Looks a source up, once. */
export async function loadWallpaperUrls(source: string): Promise<void> {
  if (wallpaperUrls.getState()[source] !== undefined) return
  const { findUrls } = await import('./urls/find-urls.ts')
  const urls = await findUrls(source).catch(() => [])
  wallpaperUrls.setState({ [source]: urls })
}

let loadingDaylight: Promise<void> | undefined

/** Resolves once the light of the hour is known, or cannot be had: the landscape is then shown as it was rendered. */
export function loadDaylight(): Promise<void> {
  loadingDaylight ??= import('./daylight/follow.ts').then(({ beginDaylight }) => beginDaylight()).catch(() => {})
  return loadingDaylight
}

/** Follows the light of the hour. @returns what ends that */
function followDaylight(): () => void {
  let stop = () => {}
  let isOver = false
  void loadDaylight()
    .then(() => import('./daylight/follow.ts'))
    .then(
      (loaded) => {
        if (!isOver) stop = loaded.followDaylight()
      },
      () => {},
    )
  return () => {
    isOver = true
    stop()
  }
}
