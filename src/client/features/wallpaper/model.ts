import { safeUrl } from '../../../shared/lib/url/safe-url.ts'

/** The content of the wallpaper layer; `pending` until the addresses of a reference are known. */
export type Backdrop = { readonly at: 'color'; readonly css: string } | { readonly at: 'pending' } | ShownBackdrop

/** A picture: its address, and other addresses to try if it cannot be loaded. */
export interface ShownBackdrop {
  readonly at: 'image' | 'video'
  readonly src: string
  readonly others?: readonly string[]
}

interface Chosen {
  readonly wallpaperType: 0 | 1 | 2
  readonly wallpaperSrc: string
  readonly wallpaperBg: string
}

/** The references that `builtIn` answers without a look-up. */
const BUILT_IN = /^genkan:(?:dawn|dusk|night)$/

/** Whether the source of a wallpaper is a reference whose addresses must be looked up (see wallpaper-urls.ts). */
export const isReference = (src: string): boolean => /^(?:genkan|face):/.test(src) && !BUILT_IN.test(src)

/**
 * The backdrop of the user's choice; without a usable address the built-in image.
 * @param urls the addresses of references that have been looked up
 * @param isOwnOnly whether addresses of other servers are none
 */
export function backdropOf(
  { wallpaperType, wallpaperSrc, wallpaperBg }: Chosen,
  builtIn: string,
  urls: Readonly<Record<string, readonly string[]>> = {},
  isOwnOnly = false,
): Backdrop {
  if (wallpaperType === 0 && wallpaperBg !== '') return { at: 'color', css: wallpaperBg }
  const addresses = isReference(wallpaperSrc) ? urls[wallpaperSrc] : usableAddress(wallpaperSrc, isOwnOnly)
  if (addresses === undefined) return { at: 'pending' }
  const [src, ...others] = addresses
  if (src === undefined) return { at: 'image', src: builtIn }
  return { at: wallpaperType === 2 ? 'video' : 'image', src, ...(others.length > 0 && { others }) }
}

/** An address of the web or of the page's own server; none for any other text. */
function usableAddress(address: string, isOwnOnly: boolean): readonly string[] {
  if (/^\/[^/\\]/.test(address)) return [address]
  const url = isOwnOnly ? undefined : safeUrl(address)
  return url === undefined ? [] : [url]
}
