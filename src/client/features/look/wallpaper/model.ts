import { wallpaperKey } from '../../../../shared/lib/wallpaper/wallpaper-key.ts'

/** The content of the wallpaper layer; `pending` until the addresses of a reference are known. */
export type Backdrop = { readonly at: 'color'; readonly css: string } | { readonly at: 'pending' } | ShownBackdrop

/** A picture: its address, and other addresses to try if it cannot be loaded. */
export interface ShownBackdrop {
  readonly at: 'image' | 'video'
  readonly src: string
  readonly others?: readonly string[]
}

/** What tells wallpapers apart. */
interface Chosen {
  readonly wallpaperType: 0 | 1 | 2
  readonly wallpaperSrc: string
  readonly wallpaperBg: string
}

/** A wallpaper that is shown in place of the chosen one. */
export interface ShownInstead extends Chosen {
  /** The chosen one, by `wallpaperKey`: once another is chosen, here or on another device, that one is shown. */
  readonly over: string
}

/** The settings with the wallpaper that is shown: the chosen one, or what the automatic change shows in its place. */
export function shownWallpaper<T extends Chosen & { readonly autoWallpaperShown?: ShownInstead | null }>(now: T): T {
  const { autoWallpaperShown: instead } = now
  if (!instead || instead.over !== wallpaperKey(now)) return now
  const { over: _, ...shown } = instead
  return { ...now, ...shown }
}

/** Whether it is the built-in landscape, which has a picture for each theme, and light for each hour. */
export const isLandscape = ({ wallpaperType, wallpaperSrc, wallpaperBg }: Chosen): boolean =>
  wallpaperSrc === '' && (wallpaperType !== 0 || wallpaperBg === '')

/** References; not those that `builtIn` answers without a look-up. */
const REFERENCE = /^(?:face|shader|genkan):(?!(?:dawn|dusk|night)$)/

/** Whether a source is an address of the web. */
export const isWebAddress = (src: string): boolean => /^https?:\/\//i.test(src)

/**
 * Whether the addresses of a wallpaper's source must be looked up (see use-backdrop.ts): of a reference, and of a still
 * of the web, which is shown by way of the server. A video of the web is played from its own address.
 */
export const isLookedUp = ({ wallpaperType, wallpaperSrc }: Pick<Chosen, 'wallpaperType' | 'wallpaperSrc'>): boolean =>
  REFERENCE.test(wallpaperSrc) || (wallpaperType !== 2 && isWebAddress(wallpaperSrc))

/**
 * The backdrop of the user's choice; without a usable address the built-in image.
 * @param urls the addresses of sources that have been looked up
 * @param isOwnOnly whether addresses of other servers are none
 */
export function backdropOf(
  chosen: Chosen,
  builtIn: string,
  urls: Readonly<Record<string, readonly string[]>>,
  isOwnOnly: boolean,
): Backdrop {
  const { wallpaperType, wallpaperSrc, wallpaperBg } = chosen
  if (wallpaperType === 0 && wallpaperBg !== '') return { at: 'color', css: wallpaperBg }
  const addresses = isLookedUp(chosen) ? urls[wallpaperSrc] : usableAddress(wallpaperSrc)
  if (addresses === undefined) return { at: 'pending' }
  const [src, ...others] = isOwnOnly ? addresses.filter((address) => !isWebAddress(address)) : addresses
  if (src === undefined) return { at: 'image', src: builtIn }
  return { at: wallpaperType === 2 ? 'video' : 'image', src, ...(others.length > 0 && { others }) }
}

/** An https address or one of the page's own server; none for any other text. */
const usableAddress = (address: string): readonly string[] =>
  /^(?:https:\/\/|\/[^/\\])/i.test(address) ? [address] : []
