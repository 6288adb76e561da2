import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { showToast } from '../../kit/interaction.ts'
import { findUrls } from '../../kit/media.ts'
import { messages } from './messages.ts'

/** Saves the picture or video of a wallpaper as a file. */
export async function downloadWallpaper(entry: WallpaperEntry): Promise<void> {
  const { wallpaperSrc, title } = entry
  const isWebVideo = entry.wallpaperType === 2 && /^https:/.test(wallpaperSrc)
  const [url] = isWebVideo ? [wallpaperSrc] : await findUrls(wallpaperSrc).catch(() => [])
  if (url === undefined) {
    showToast({ kind: 'error', text: messages('downloadFailed') })
    return
  }
  const link = document.createElement('a')
  link.href = url
  link.download = (title ?? 'wallpaper') + extensionOf(url)
  // of another site a browser opens it instead
  if (isWebVideo) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' })
  link.click()
}

/** Of a blob the browser knows its own. */
const extensionOf = (url: string): string => (url.startsWith('blob:') ? '' : (/\.[a-z\d]+$/.exec(url)?.[0] ?? ''))
