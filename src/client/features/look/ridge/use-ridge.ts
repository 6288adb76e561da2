import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../../core/documents/use-document.ts'
import { whenIdle } from '../../../core/page/when-idle.ts'
import type { Ridge } from '../../../lib/wallpaper/ridge.ts'
import { isAnimationOff } from '../../../ui/motion/motion.ts'
import { openWallpaperViews, shownWallpaper, useMedia, wallpaperSettings } from '../wallpaper/index.ts'
import { ridgeName } from './ridge-name.ts'

const files = import.meta.glob<Ridge>('../../../../../catalog/wallpapers/*.ridge.json', { import: 'default' })

/**
 * The ridge of the shown wallpaper: undefined for one without, `loading` until it is known. It is loaded once the page is
 * idle, or at once where it `isUrgent`.
 */
export function useRidge(isUrgent: boolean): Ridge | 'loading' | undefined {
  const name = useDocument(wallpaperSettings, (now) => ridgeName(shownWallpaper(now)))
  const isPortrait = useMedia('(orientation: portrait)')
  const file = name === 'dawn' && isPortrait ? 'dawn-portrait' : name
  const [loaded, setLoaded] = useState<{ readonly file: string; readonly ridge: Ridge | undefined }>()
  useEffect(() => {
    // loading is asynchronous
    if (file === undefined) return undefined
    let isCurrent = true
    const show = (ridge?: Ridge) => isCurrent && setLoaded({ file, ridge })
    const load = () => {
      if (isCurrent) files[`../../../../../catalog/wallpapers/${file}.ridge.json`]?.().then(show, () => show())
    }
    if (isUrgent) load()
    else whenIdle(load)
    return () => {
      isCurrent = false
    }
  }, [file, isUrgent])
  if (file === undefined) return undefined
  return loaded?.file === file ? loaded.ridge : 'loading'
}

/** Whether the wallpaper is shown enlarged, and with it its ridge. */
export const useEnlarged = (): boolean => {
  const { wallpaperAnimation } = useDocument(wallpaperSettings, (now) => now)
  return useStore(openWallpaperViews) > 0 && wallpaperAnimation && !isAnimationOff()
}
