import { useEffect } from 'react'
import { useStore } from 'zustand'
import { wallpaperImage } from '../../../../../shared/api/wallpaper.ts'
import { safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { bundledId } from '../../../../../shared/lib/wallpaper/bundled.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { noteCall } from '../../../../core/net/call-log.ts'
import { connection, fileUrl } from '../../../../core/net/connection.ts'
import { faceUrls } from '../../../../core/page/face-urls.ts'
import { isFaceReference } from '../../../../lib/tile/face-reference.ts'
import { shaderId } from '../../../../lib/wallpaper/shader.ts'
import { showFacesOnceConnected } from '../../../data/faces/lazy.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { shownName } from '../bundled/bundled.ts'
import { bundledMiniUrl } from '../bundled/bundled-files.ts'
import { isWebAddress, shownWallpaper } from '../model.ts'
import { shaderMiniUrl } from '../moving/shader/catalog.ts'
import { wallpaperSettings } from '../settings.first-frame.ts'
import { useBackdrop } from '../use-backdrop.ts'

/** A small picture of a wallpaper, or its colour. */
export type WallpaperPreview =
  | { readonly at: 'color'; readonly css: string }
  | { readonly at: 'image'; readonly src: string }

/** The address of a preview: of a bundled wallpaper or shader, of this device or on the web; empty until there is one. */
export function useMiniUrl(reference: string): string {
  const own = useStore(faceUrls, (urls) => urls[reference])
  useEffect(() => {
    // the picture comes from storage
    if (isFaceReference(reference)) void showFacesOnceConnected([reference])
  }, [reference])
  const web = useWebMiniUrl(isWebAddress(reference) ? reference : '')
  if (isFaceReference(reference)) return own ?? ''
  const shader = shaderId(reference)
  if (shader !== undefined) return shaderMiniUrl(shader)
  const id = bundledId(reference)
  return id === undefined ? web : bundledMiniUrl(id)
}

/** By way of the server; without one the address itself, if that is https. None in pure offline, and until connected. */
function useWebMiniUrl(address: string): string {
  const { isOpen, server } = useStore(connection)
  const { isPureOffline } = useDocument(themeSettings, (now) => now)
  const url = isOpen && !isPureOffline ? (safeUrl(address) ?? '') : ''
  useEffect(() => {
    // the picture's element asks for it
    if (url !== '' && server !== undefined) noteCall(wallpaperImage.path, url)
  }, [url, server])
  if (url === '') return ''
  return fileUrl(wallpaperImage, { url, mini: '1' }) ?? (url.startsWith('https:') ? url : '')
}

/** The name of the shown wallpaper: its colour or source, of the default pair the bundled one's. */
export function useShownName(): string {
  const { theme } = useBackdrop()
  return useDocument(wallpaperSettings, (now) => shownName(now, theme))
}

/**
 * A preview of the shown wallpaper.
 * @param other settings in place of those of this page, of which the wallpaper is not shown
 * @param theme as which theme has it, in place of the shown one
 */
export function useWallpaperPreview(
  other?: ReturnType<typeof wallpaperSettings.get>,
  theme?: 'light' | 'dark',
): WallpaperPreview {
  const own = useDocument(wallpaperSettings, (now) => now)
  const { backdrop, theme: shownTheme } = useBackdrop()
  const name = shownName(other ?? own, theme ?? shownTheme)
  const { wallpaperType, wallpaperBg, wallpaperMiniSrc } = shownWallpaper(other ?? own)
  const src = useMiniUrl(bundledId(name) === undefined ? wallpaperMiniSrc : name)
  if (wallpaperType === 0 && wallpaperBg !== '') return { at: 'color', css: wallpaperBg }
  // a still of the web is shown anyway, and is there without network
  if (other === undefined && isWebAddress(name) && backdrop.at === 'image') return { at: 'image', src: backdrop.src }
  return src === '' ? { at: 'color', css: 'var(--gk-wall)' } : { at: 'image', src }
}
