import type { ShareState } from '../../../shared/api/sharing.ts'
import type { Moderation } from '../../../shared/entities/moderation.ts'
import type { ThemeLook } from '../../../shared/entities/theme.ts'

/** Whose it is, and whether it was refused before and not approved since. */
interface Offer {
  readonly isOfAdmin: boolean
  readonly wasRefused: boolean
}

/** What becomes of something that is offered to all. */
export function entryState(moderation: Moderation, { isOfAdmin, wasRefused }: Offer): ShareState {
  if (isOfAdmin) return 'public'
  return moderation === 'before' || wasRefused ? 'waiting' : 'public'
}

/** Whose picture a theme has from now on: the one that was just sent, the one that it has, or none. */
type PictureChoice = 'sent' | 'kept' | 'none'

/**
 * Settles a theme's wallpaper: a picture takes its place. Others have no picture that is told by a reference to the
 * author's device.
 * @param has whether a picture was sent, and whether the theme has one
 * @returns undefined where the picture is missing
 */
export function settleWallpaper(
  { wallpaper, settings }: ThemeLook,
  { isSent, isKept }: { readonly isSent: boolean; readonly isKept: boolean },
): { readonly look: ThemeLook; readonly picture: PictureChoice } | undefined {
  const isOwn = wallpaper !== undefined && 'src' in wallpaper && wallpaper.src.startsWith('face:')
  if (isSent) return { look: { settings }, picture: 'sent' }
  if (isKept && (isOwn || wallpaper === undefined)) return { look: { settings }, picture: 'kept' }
  if (isOwn) return undefined
  return { look: { settings, ...(wallpaper && { wallpaper }) }, picture: 'none' }
}
