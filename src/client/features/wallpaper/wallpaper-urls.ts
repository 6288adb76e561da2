import { createStore } from 'zustand/vanilla'

/**
 * Addresses of wallpapers that settings name by a reference, such as `genkan:aurora`: alternatives of one picture, the
 * best first; none for a wallpaper that is not there. A reference is absent until it has been looked up.
 */
export const wallpaperUrls = createStore<Readonly<Record<string, readonly string[]>>>()(() => ({}))

/** Looks a reference up, once. */
export async function loadWallpaperUrls(reference: string): Promise<void> {
  if (wallpaperUrls.getState()[reference] !== undefined) return
  const { findUrls } = await import('./find-urls.ts')
  const urls = await findUrls(reference).catch(() => [])
  wallpaperUrls.setState({ [reference]: urls })
}
