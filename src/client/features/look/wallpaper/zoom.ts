import { createStore } from 'zustand/vanilla'

/** How many views of wallpaper settings are open: while one is, the wallpaper is shown enlarged (spec section 4). */
export const openWallpaperViews = createStore<number>()(() => 0)

/** Enlarges the wallpaper until the returned function is called; an effect of a view that changes it. */
export function enlargeWallpaper(): () => void {
  openWallpaperViews.setState((count) => count + 1, true)
  return () => openWallpaperViews.setState((count) => count - 1, true)
}
