import type { WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { isWebAddress } from '../model.ts'
import { findUrls } from './find-urls.ts'

/**
 * Whether a wallpaper can be had now. A still has then been loaded; a video of the web is taken for granted while there
 * is a network.
 */
export async function canShow({
  wallpaperType,
  wallpaperSrc,
}: Pick<WallpaperEntry, 'wallpaperType' | 'wallpaperSrc'>): Promise<boolean> {
  if (wallpaperType === 0) return true
  const { isPureOffline } = themeSettings.get()
  if (wallpaperType === 2) return !isWebAddress(wallpaperSrc) || (navigator.onLine && !isPureOffline)
  const [url] = await findUrls(wallpaperSrc)
  if (url === undefined) return false
  const picture = new Image()
  picture.src = url
  return picture.decode().then(
    () => true,
    () => false,
  )
}
