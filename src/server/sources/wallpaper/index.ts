import type { Language } from '../../../shared/constants.ts'
import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { openSource, type SourcePorts, type SourceResult } from '../runner.ts'
import { SourceFailure } from '../source.ts'
import { BING_MARKETS, BING_STARTS, dailyPictures } from './bing.ts'
import { categoryName, type Gallery, openGalleries, type WallpaperKeys } from './galleries.ts'
import type { Rows } from './rows.ts'

/** Wallpapers of third parties; `from` and `age` (in seconds) are those of the oldest part. */
export interface LivePage {
  readonly list: readonly WallpaperEntry[]
  readonly total: number
  readonly from: 'live' | 'cache' | 'stale'
  readonly age: number
}

/** The third parties by whom this server offers wallpapers. None of the functions rejects when one does not answer. */
export interface LiveWallpapers {
  /** Bing's pictures of the last two weeks, newest first. `off` if the operator has not enabled it. */
  readonly daily: (language: Language, caller: string) => Promise<LivePage | 'off' | 'failed'>
  /** The categories of the enabled galleries; their ids begin with the gallery's name. */
  readonly categories: (language: Language) => readonly { readonly id: string; readonly name: string }[]
  /** A page of stills, of a category or, if empty, of all galleries; undefined if none has it. */
  readonly stills: (category: string, page: number, caller: string) => Promise<LivePage | undefined>
  /** A page of videos of all galleries; undefined if none has it. */
  readonly videos: (page: number, caller: string) => Promise<LivePage | undefined>
}

/** Opens the wallpaper sources that are not switched off. Without its key a gallery is not there. */
export function openWallpapers(ports: SourcePorts, keys: WallpaperKeys): LiveWallpapers {
  const queryBing = openSource(dailyPictures, ports)
  const galleries = openGalleries(ports, keys)

  const askAll = async (ask: (gallery: Gallery) => Promise<SourceResult<Rows>> | undefined) =>
    mergePages(await Promise.all(galleries.map((gallery) => orNone(ask(gallery)))))

  return {
    async daily(language, caller) {
      if (ports.off.has(dailyPictures.id)) return 'off'
      const market = BING_MARKETS[language]
      const halves = await Promise.all(BING_STARTS.map((start) => orNone(queryBing({ market, start }, caller))))
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

/** A result, or undefined where the source has none. Other errors than a source's are thrown. */
async function orNone<T>(result: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await result
  } catch (error) {
    if (error instanceof SourceFailure) return undefined
    throw error
  }
}

const FRESHNESS = ['live', 'cache', 'stale'] as const

/** The parts as one page, each wallpaper once; undefined if there is none. */
function mergePages(results: readonly (SourceResult<Rows> | undefined)[]): LivePage | undefined {
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
