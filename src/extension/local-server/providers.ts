import { systemClock } from '../../server/core/clock.ts'
import { dailyTextProviders } from '../../server/sources/daily-text/index.ts'
import { filmProviders } from '../../server/sources/film/index.ts'
import { hotSearchProviders } from '../../server/sources/hot-search/index.ts'
import { placeProviders } from '../../server/sources/place/index.ts'
import type { Provider } from '../../server/sources/provider.ts'
import { stockProviders } from '../../server/sources/stocks/index.ts'
import { suggestionProviders } from '../../server/sources/suggest/index.ts'
import { myMemoryTranslator } from '../../server/sources/translate/my-memory.ts'
import { bingWallpapers } from '../../server/sources/wallpaper/bing.ts'
import { weatherProviders } from '../../server/sources/weather/index.ts'
import { type Origins, originsOfProviders } from './askable.ts'

/** All whom this page may ask itself; not every one can be asked by a browser. */
export const PROVIDERS: readonly Provider<unknown>[] = [
  ...suggestionProviders,
  ...hotSearchProviders,
  ...filmProviders,
  bingWallpapers,
  myMemoryTranslator,
  ...dailyTextProviders,
  ...stockProviders,
  ...weatherProviders,
  ...placeProviders,
]

/** Where pictures are that answers name, which are fetched as well. */
const PICTURES: Readonly<Record<string, readonly string[]>> = { 'film.maizuo': ['https://pic.maizuo.com'] }

/** Whom the browser has to allow, for each of those that it can ask. */
export const ORIGINS: Origins = new Map(
  [...originsOfProviders(PROVIDERS, systemClock)].map(([id, origins]) => [id, [...origins, ...(PICTURES[id] ?? [])]]),
)

/** Those that a browser cannot ask. */
export const UNASKABLE: ReadonlySet<string> = new Set(PROVIDERS.map(({ id }) => id).filter((id) => !ORIGINS.has(id)))
