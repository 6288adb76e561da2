import { wallpaperUrls } from './wallpaper-urls.ts'

/** Looks a source up, once. */
export async function loadWallpaperUrls(source: string): Promise<void> {
  if (wallpaperUrls.getState()[source] !== undefined) return
  const { findUrls } = await import('./find-urls.ts')
  const urls = await findUrls(source).catch(() => [])
  wallpaperUrls.setState({ [source]: urls })
}
