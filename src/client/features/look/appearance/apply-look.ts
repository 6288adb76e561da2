import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { formatHex } from '../../../../shared/lib/color/rgb.ts'
import { bundledId, presentBundled } from '../../../../shared/lib/wallpaper/bundled.ts'
import { language } from '../../../core/text/i18n.ts'
import { parsePaint } from '../../../lib/color/gradient.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { revealLook, withThemeChoice } from '../dark-mode/lazy.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { bundledWallpapers } from '../wallpaper/lazy.ts'
import { entryOfPaint, showWallpaper } from '../wallpaper-picker/lazy.ts'
import type { Look } from './looks.ts'
import { messages } from './messages.ts'

/** Gives the page a look, as one step of undo, in a circle that grows out of `from`. */
export async function applyLook(look: Look, from?: Element): Promise<void> {
  const entry = entryOf(look)
  const { wallpaperType, wallpaperSrc, wallpaperBg = '' } = entry
  const wallpaper = { ...wallpaperSettings.get(), wallpaperType, wallpaperSrc, wallpaperBg, autoWallpaperShown: null }
  await revealLook({ theme: look.theme, wallpaper, isSeen: true }, () => showLook(look, entry), from)
}

function showLook({ theme, primary: primaryColor }: Look, entry: WallpaperEntry): void {
  themeSettings.update((now) => ({ ...withThemeChoice(now, theme), primaryColor, primaryColorByWallpaper: false }))
  showWallpaper(entry)
}

/** The wallpaper of a look as one on offer. */
function entryOf({ id, wallpaper }: Look): WallpaperEntry {
  const bundled = bundledWallpapers.find((one) => one.id === bundledId(wallpaper))
  if (bundled !== undefined) return presentBundled(bundled, language())
  const first = parsePaint(wallpaper)?.stops[0].color
  return entryOfPaint(wallpaper, messages(`look.${id}`), first === undefined ? '' : formatHex(first))
}
