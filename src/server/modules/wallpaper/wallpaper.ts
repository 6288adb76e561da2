import { Hono } from 'hono'
import { randomWallpaper, videoWallpaperList, wallpaperCategory, wallpaperList } from '../../../shared/api/wallpaper.ts'
import { shuffle } from '../../../shared/lib/values/shuffle.ts'
import { bundledStills, bundledVideos, presentBundled } from '../../../shared/lib/wallpaper/bundled.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import type { PicturePorts } from '../../core/upstream/fetch-picture.ts'
import type { LiveWallpapers } from '../../core/upstream/live-data.ts'
import type { WallpaperCatalog } from './catalog.ts'
import { mountDailyPictures } from './daily-pictures.ts'
import { wallpaperPage } from './wallpaper-page.ts'
import { mountWallpaperPictures } from './wallpaper-pictures.ts'

export interface WallpaperPorts extends PicturePorts {
  readonly limits: Limits
  readonly wallpaperCatalog: WallpaperCatalog
  readonly live: LiveWallpapers
}

/**
 * Routes for wallpapers on offer: the bundled ones, then those of third parties; at most a hundred requests in ten
 * seconds from one address.
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
  mountDailyPictures(app, live, limit)

  mountWallpaperPictures(app, ports)
  return app
}
