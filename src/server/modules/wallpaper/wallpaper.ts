import { Hono } from 'hono'
import {
  randomWallpaper,
  videoWallpaperList,
  WALLPAPERS_PER_PAGE,
  type WallpaperPage,
  wallpaperCategory,
  wallpaperList,
} from '../../../shared/api/wallpaper.ts'
import type { Language } from '../../../shared/constants.ts'
import type { BundledWallpaper } from '../../../shared/entities/wallpaper.ts'
import { shuffle } from '../../../shared/lib/data/shuffle.ts'
import { bundledStills, bundledVideos, presentBundled } from '../../../shared/lib/wallpaper/bundled.ts'
import type { Env } from '../../core/context.ts'
import { createLimit } from '../../core/limits.ts'
import { mount } from '../../core/route.ts'
import type { WallpaperCatalog } from './catalog.ts'

export interface WallpaperPorts {
  readonly wallpaperCatalog: WallpaperCatalog
}

/** Routes for wallpapers on offer; at most a hundred requests in ten seconds from one address. */
export function wallpaperModule({ wallpaperCatalog: { wallpapers, categories } }: WallpaperPorts): Hono<Env> {
  const app = new Hono<Env>()
  const limit = createLimit(100, 10)
  mount(
    app,
    wallpaperCategory,
    ({ locale }, { language }) => ({
      list: categories.map(({ id, names }) => ({ id, name: names[locale ?? language] })),
    }),
    limit,
  )
  mount(
    app,
    wallpaperList,
    ({ category = '', page, locale }, { language }) =>
      pageOf(bundledStills(wallpapers, category === '' ? [] : [category]), page, locale ?? language),
    limit,
  )
  mount(
    app,
    randomWallpaper,
    ({ category = '', locale }, { language }) => {
      const stills = bundledStills(wallpapers, category === '' ? [] : category.split(','))
      return { list: shuffle(stills, Math.random).map((one) => presentBundled(one, locale ?? language)) }
    },
    limit,
  )
  mount(
    app,
    videoWallpaperList,
    ({ page, locale }, { language }) => pageOf(bundledVideos(wallpapers), page, locale ?? language),
    limit,
  )
  return app
}

function pageOf(all: readonly BundledWallpaper[], page = 1, language: Language): WallpaperPage {
  const start = (page - 1) * WALLPAPERS_PER_PAGE
  const list = all.slice(start, start + WALLPAPERS_PER_PAGE).map((one) => presentBundled(one, language))
  return { list, total: all.length, from: 'bundled', age: 0 }
}
