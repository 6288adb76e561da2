import { safeUrl } from '../../../shared/lib/url/safe-url.ts'
import { bundledId } from '../../../shared/lib/wallpaper/bundled.ts'
import { useDocument } from '../../core/react.ts'
import { shownName } from './bundled.ts'
import { bundledMiniUrl } from './bundled-files.ts'
import { wallpaperSettings } from './settings.ts'
import { useBackdrop } from './use-backdrop.ts'

/** A small picture of a wallpaper, or its colour. */
export type WallpaperPreview =
  | { readonly at: 'color'; readonly css: string }
  | { readonly at: 'image'; readonly src: string }

/** The address of a preview: of a bundled wallpaper or on the web; empty if there is none that can be shown. */
export function miniUrl(reference: string): string {
  const id = bundledId(reference)
  return id === undefined ? (safeUrl(reference) ?? '') : bundledMiniUrl(id)
}

/** The name of the shown wallpaper: its colour or source, of the default pair the bundled one's. */
export function useShownName(): string {
  const { theme } = useBackdrop()
  return useDocument(wallpaperSettings, (now) => shownName(now, theme))
}

/** A preview of the shown wallpaper. */
export function useWallpaperPreview(): WallpaperPreview {
  const name = useShownName()
  const { wallpaperType, wallpaperBg, wallpaperMiniSrc } = useDocument(wallpaperSettings, (now) => now)
  if (wallpaperType === 0 && wallpaperBg !== '') return { at: 'color', css: wallpaperBg }
  const src = [name, wallpaperMiniSrc].map(miniUrl).find((url) => url !== '')
  return src === undefined ? { at: 'color', css: 'var(--gk-wall)' } : { at: 'image', src }
}
