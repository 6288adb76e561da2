import { safeUrl } from '../../../shared/lib/url/safe-url.ts'

/** The content of the wallpaper layer. */
export type Backdrop =
  | { readonly at: 'color'; readonly css: string }
  | { readonly at: 'image' | 'video'; readonly src: string }

interface Chosen {
  readonly wallpaperType: 0 | 1 | 2
  readonly wallpaperSrc: string
  readonly wallpaperBg: string
}

/** The backdrop of the user's choice; without a usable address the built-in image. */
export function backdropOf(chosen: Chosen, builtIn: string): Backdrop {
  if (chosen.wallpaperType === 0 && chosen.wallpaperBg !== '') return { at: 'color', css: chosen.wallpaperBg }
  const src = usableAddress(chosen.wallpaperSrc)
  if (src === undefined) return { at: 'image', src: builtIn }
  return { at: chosen.wallpaperType === 2 ? 'video' : 'image', src }
}

/** An address of the web or of the page's own server. */
function usableAddress(address: string): string | undefined {
  if (/^\/[^/\\]/.test(address)) return address
  return safeUrl(address)
}
