import type { ThemeWallpaper } from '../../../../shared/entities/theme.ts'
import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { formatHex } from '../../../../shared/lib/color/rgb.ts'
import { bundledId, presentBundled } from '../../../../shared/lib/wallpaper/bundled.ts'
import { language } from '../../../core/text/i18n.ts'
import { parsePaint } from '../../../lib/color/gradient.ts'
import { shaderId } from '../../../lib/wallpaper/shader.ts'
import { wallpaperSettings } from '../../look/wallpaper/index.ts'
import { bundledWallpapers, shaderWallpapers } from '../../look/wallpaper/lazy.ts'
import { entryOfPaint } from '../../look/wallpaper-picker/lazy.ts'

/** The wallpaper of a theme as one on offer. */
export function entryOfWallpaper(wallpaper: ThemeWallpaper): WallpaperEntry {
  if (wallpaper.type === 0) {
    const first = parsePaint(wallpaper.bg)?.stops[0].color
    return entryOfPaint(wallpaper.bg, '', first === undefined ? '' : formatHex(first))
  }
  const { type, src } = wallpaper
  const bundled = bundledWallpapers.find(({ id }) => id === bundledId(src))
  if (bundled !== undefined) return presentBundled(bundled, language())
  const shader = shaderWallpapers.find(({ id }) => id === shaderId(src))
  if (shader !== undefined)
    return { wallpaperSrc: src, wallpaperMiniSrc: src, wallpaperType: type, color: shader.color }
  const own = wallpaperSettings.kept().localWallpaperArr.find((one) => one.src === src)
  return { wallpaperSrc: src, wallpaperMiniSrc: own?.minSrc ?? src, wallpaperType: type }
}
