import type { Hono } from 'hono'
import { wallpaperImage } from '../../../shared/api/wallpaper.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mountFile } from '../../core/route/route.ts'
import { createPictureFetcher, type PicturePorts } from '../../core/upstream/fetch-picture.ts'

/** Pictures that are fetched: large ones are kept by the browsers, previews for a day. */
const PICTURES = { maxMegabytes: 15, timeoutMs: 20_000 } as const
const PREVIEWS = { bytes: 16 * 1024 * 1024, ms: 24 * 3600 * 1000 } as const

/** Mounts the pictures of any address, large or small: thirty in a minute to one caller, three hundred small ones. */
export function mountWallpaperPictures(app: Hono<Env>, ports: PicturePorts & { readonly limits: Limits }): void {
  const fetchers = {
    wallpaper: createPictureFetcher(ports, { fit: 'wallpaper', source: 'wallpapers as wallpaper', ...PICTURES }),
    preview: createPictureFetcher(ports, {
      fit: 'preview',
      source: 'wallpapers as preview',
      ...PICTURES,
      cache: PREVIEWS,
    }),
  }
  const limits = {
    wallpaper: createLimit(ports.limits, 'wallpaper.picture', 30, 60),
    preview: createLimit(ports.limits, 'wallpaper.preview', 300, 60),
  }
  const fitOf = (mini: string | undefined) => (mini === undefined ? 'wallpaper' : 'preview')
  mountFile(
    app,
    wallpaperImage,
    ({ url, mini }, { address }) => fetchers[fitOf(mini)](url, addressKey(address)),
    ({ mini }) => limits[fitOf(mini)],
  )
}
