import { Hono } from 'hono'
import {
  biyingWallpaperList,
  randomWallpaper,
  videoWallpaperList,
  wallpaperCategory,
  wallpaperImage,
  wallpaperList,
} from '../../../shared/api/wallpaper.ts'
import { shuffle } from '../../../shared/lib/values/shuffle.ts'
import { bundledStills, bundledVideos, presentBundled } from '../../../shared/lib/wallpaper/bundled.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount, mountFile } from '../../core/route/route.ts'
import { createPictureFetcher, type PicturePorts } from '../../core/upstream/fetch-picture.ts'
import type { LiveWallpapers } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'
import type { WallpaperCatalog } from './catalog.ts'
import { wallpaperPage } from './wallpaper-page.ts'

/** Pictures that are fetched: large ones are kept by the browsers, previews for a day. */
const PICTURES = { maxMegabytes: 15, timeoutMs: 20_000 } as const
const PREVIEWS = { bytes: 16 * 1024 * 1024, ms: 24 * 3600 * 1000 } as const

export interface WallpaperPorts extends PicturePorts {
  readonly limits: Limits
  readonly wallpaperCatalog: WallpaperCatalog
  readonly live: LiveWallpapers
}

/**
 * Routes for wallpapers on offer: the bundled ones, then those of third parties; at most a hundred requests in ten
 * seconds from one address. Pictures by way of the server: thirty in a minute, three hundred small ones.
 */
export function wallpaperModule({ wallpaperCatalog, live, ...ports }: WallpaperPorts): Hono<Env> {
  const { wallpapers, categories } = wallpaperCatalog
  const app = new Hono<Env>()
  const limit = createLimit(ports.limits, 'wallpaper', 100, 10)
  mount(
    app,
    wallpaperCategory,
    ({ locale }, { language }) => {
      const bundled = categories.map(({ id, names }) => ({ id, name: names[locale ?? language] }))
      return { list: [...bundled, ...live.categories(locale ?? language)] }
    },
    limit,
  )
  mount(
    app,
    wallpaperList,
    async ({ category = '', page = 1, locale }, { language, address }) => {
      const bundled = bundledStills(wallpapers, category === '' ? [] : [category])
      return wallpaperPage(bundled, await live.stills(category, page, addressKey(address)), page, locale ?? language)
    },
    limit,
  )
  mount(
    app,
    randomWallpaper,
    async ({ category = '', locale }, { language, address }) => {
      const chosen = category === '' ? [] : category.split(',')
      const asked = chosen.length === 0 ? [''] : chosen
      const pages = await Promise.all(asked.map((one) => live.stills(one, 1, addressKey(address))))
      const stills = bundledStills(wallpapers, chosen).map((one) => presentBundled(one, locale ?? language))
      return { list: shuffle([...stills, ...pages.flatMap((page) => page?.list ?? [])], Math.random) }
    },
    limit,
  )
  mount(
    app,
    videoWallpaperList,
    async ({ page = 1, locale }, { language, address }) =>
      wallpaperPage(bundledVideos(wallpapers), await live.videos(page, addressKey(address)), page, locale ?? language),
    limit,
  )
  mount(
    app,
    biyingWallpaperList,
    async ({ locale }, { language, address }) => {
      const page = requireAnswer(await live.daily(locale ?? language, addressKey(address)))
      return { ...page, list: [...page.list] }
    },
    limit,
  )

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
  return app
}
