import { safeUrl } from '../../../shared/lib/url/safe-url.ts'

/** What the wallpaper layer shows. */
export type Backdrop =
  | { readonly at: 'color'; readonly css: string }
  | { readonly at: 'image' | 'video'; readonly src: string }

interface Chosen {
  readonly wallpaperType: 0 | 1 | 2
  readonly wallpaperSrc: string
  readonly wallpaperBg: string
}

/** What to show for the user's choice. Without a usable address it is the built-in pair: dawn, and night in dark mode. */
export function backdropOf(chosen: Chosen, builtIn: string): Backdrop {
  if (chosen.wallpaperType === 0 && chosen.wallpaperBg !== '') return { at: 'color', css: chosen.wallpaperBg }
  const src = usable(chosen.wallpaperSrc)
  if (src === undefined) return { at: 'image', src: builtIn }
  return { at: chosen.wallpaperType === 2 ? 'video' : 'image', src }
}

/** An address of the net or of our own server. */
function usable(address: string): string | undefined {
  if (/^\/[^/\\]/.test(address)) return address
  return safeUrl(address)
}
