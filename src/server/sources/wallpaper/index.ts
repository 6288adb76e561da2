import { LANGUAGE_TABLE } from '../../../shared/languages.ts'
import type { Fresh, LivePage, LiveWallpapers } from '../../core/upstream/live-data.ts'
import { orUndefined } from '../outcome.ts'
import { openAll, type Provider, type ProviderPorts } from '../provider.ts'
import { BING_STARTS, bingWallpapers } from './bing.ts'
import { birdpaperGallery } from './birdpaper.ts'
import { categoryName, type Gallery } from './gallery.ts'
import { pexelsGallery } from './pexels.ts'
import { pixabayGallery } from './pixabay.ts'
import type { Rows } from './rows.ts'
import { wallhavenGallery } from './wallhaven.ts'

/** In the order in which their wallpapers are listed. */
const galleryProviders = [birdpaperGallery, wallhavenGallery, pexelsGallery, pixabayGallery]
export const wallpaperProviders: readonly Provider<unknown>[] = [bingWallpapers, ...galleryProviders]

/** Opens the wallpaper sources that are not switched off. Without its key a gallery is not there. */
export function openWallpapers(ports: ProviderPorts): LiveWallpapers {
  const queryBing = bingWallpapers.open(ports)
  const galleries = openAll(
    galleryProviders.filter(({ id }) => !ports.off.has(id)),
    ports,
  )

  const askAll = async (ask: (gallery: Gallery) => Promise<Fresh<Rows>> | undefined) =>
    mergePages(await Promise.all(galleries.map(ask).map((asked) => asked && orUndefined(asked))))

  return {
    async daily(language, caller) {
      if (queryBing === undefined || ports.off.has(bingWallpapers.id)) return 'off'
      const market = LANGUAGE_TABLE[language].regional
      const halves = await Promise.all(BING_STARTS.map((start) => orUndefined(queryBing({ market, start }, caller))))
      const page = mergePages(halves)
      // the halves overlap by a day
      return page === undefined ? 'failed' : { ...page, total: page.list.length }
    },
    categories: (language) =>
      galleries.flatMap((gallery) =>
        [...gallery.categories.keys()].map((id) => ({
          id: `${gallery.name}-${id}`,
          name: categoryName(gallery, id, language),
        })),
      ),
    stills(category, page, caller) {
      if (category === '') return askAll((gallery) => gallery.stills({ category, page }, caller))
      return askAll((gallery) => {
        const own = category.startsWith(`${gallery.name}-`) ? category.slice(gallery.name.length + 1) : ''
        return gallery.categories.has(own) ? gallery.stills({ category: own, page }, caller) : undefined
      })
    },
    videos: (page, caller) => askAll((gallery) => gallery.videos?.({ category: '', page }, caller)),
  }
}

const FRESHNESS = ['live', 'cache', 'stale'] as const

/** The parts as one page, each wallpaper once; undefined if there is none. */
function mergePages(results: readonly (Fresh<Rows> | undefined)[]): LivePage | undefined {
  const parts = results.filter((result) => result !== undefined)
  if (parts.length === 0) return undefined
  const entries = parts.flatMap(({ value }) => value.list)
  return {
    list: [...new Map(entries.map((entry) => [entry.wallpaperSrc, entry])).values()],
    total: parts.reduce((sum, { value }) => sum + value.total, 0),
    from: FRESHNESS.findLast((from) => parts.some((part) => part.from === from)) ?? 'live',
    age: Math.max(...parts.map(({ age }) => age)),
  }
}
