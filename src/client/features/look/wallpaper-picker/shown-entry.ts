import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { presentBundled } from '../../../../shared/lib/wallpaper/bundled.ts'
import { wallpaperKey } from '../../../../shared/lib/wallpaper/wallpaper-key.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { bundledWallpapers, useShownName } from '../wallpaper/lazy.ts'
import { wallpaperFavorites, wallpaperHistory } from './document.ts'

/** What is known of the shown wallpaper beside its address: title, author, licence; undefined if it is nowhere recorded. */
export function useShownEntry(): WallpaperEntry | undefined {
  const name = useShownName()
  const language = useLanguage()
  const { entries } = useDocument(wallpaperHistory, (now) => now)
  const favorites = useDocument(wallpaperFavorites, (now) => now)
  const bundled = bundledWallpapers.map((one) => presentBundled(one, language))
  return [...bundled, ...entries.toReversed(), ...favorites].find((entry) => wallpaperKey(entry) === name)
}
