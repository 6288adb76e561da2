import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { findUrls } from '../../features/wallpaper/lazy.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/** Saves the picture or video of a wallpaper as a file. */
export async function downloadWallpaper({ wallpaperSrc, title }: WallpaperEntry): Promise<void> {
  const [url] = await findUrls(wallpaperSrc).catch(() => [])
  if (url === undefined) {
    showToast({ kind: 'error', text: messages('downloadFailed') })
    return
  }
  const link = document.createElement('a')
  link.href = url
  link.download = (title ?? 'wallpaper') + extensionOf(url)
  link.click()
}

/** Of a blob the browser knows its own. */
const extensionOf = (url: string): string => (url.startsWith('blob:') ? '' : (/\.[a-z\d]+$/.exec(url)?.[0] ?? ''))
