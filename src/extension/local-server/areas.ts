import { Hono } from 'hono'
import type { Http } from '../../server/core/ports/http.ts'
import type { Images } from '../../server/core/ports/images.ts'
import type { Limits } from '../../server/core/ports/limits.ts'
import type { Env } from '../../server/core/route/context.ts'
import type { ContactLog } from '../../server/core/upstream/contact-log.ts'
import type { SourceHealthLog } from '../../server/core/upstream/source-health.ts'
import { calendarFeedModule } from '../../server/modules/calendar-feed/calendar-feed.ts'
import { capabilitiesModule } from '../../server/modules/capabilities/capabilities.ts'
import { contactsModule } from '../../server/modules/contacts/contacts.ts'
import { dailyTextModule } from '../../server/modules/daily-text/daily-text.ts'
import { filmModule } from '../../server/modules/film/film.ts'
import { hotSearchModule } from '../../server/modules/hot-search/hot-search.ts'
import { stocksModule } from '../../server/modules/stocks/stocks.ts'
import { suggestModule } from '../../server/modules/suggest/suggest.ts'
import { translateModule } from '../../server/modules/translate/translate.ts'
import { mountDailyPictures } from '../../server/modules/wallpaper/daily-pictures.ts'
import { mountWallpaperPictures } from '../../server/modules/wallpaper/wallpaper-pictures.ts'
import { openDailyTexts } from '../../server/sources/daily-text/index.ts'
import { openFilms } from '../../server/sources/film/index.ts'
import { openHotBoards } from '../../server/sources/hot-search/index.ts'
import type { ProviderPorts } from '../../server/sources/provider.ts'
import { openStocks } from '../../server/sources/stocks/index.ts'
import { openSuggestions } from '../../server/sources/suggest/index.ts'
import { myMemoryTranslator } from '../../server/sources/translate/my-memory.ts'
import { translateBy } from '../../server/sources/translate/translate-by.ts'
import { openWallpapers } from '../../server/sources/wallpaper/index.ts'
import { calendarFeed } from '../../shared/api/calendar-feed.ts'
import { capabilities } from '../../shared/api/capabilities.ts'
import { contacts, type Lookup } from '../../shared/api/contacts.ts'
import { liveGushi, liveYiyan } from '../../shared/api/daily-text.ts'
import { filmDetails, filmPoster, hotVideo } from '../../shared/api/film.ts'
import { hotSearch } from '../../shared/api/hot-search.ts'
import { selfSelect, stockChart, stockSearch } from '../../shared/api/stocks.ts'
import { suggest } from '../../shared/api/suggest.ts'
import { translate } from '../../shared/api/translate.ts'
import { biyingWallpaperList, wallpaperImage } from '../../shared/api/wallpaper.ts'
import { placeNear, placeSearch, weather } from '../../shared/api/weather.ts'
import { ORIGINS, PROVIDERS, UNASKABLE } from './providers.ts'
import { openWeatherArea } from './weather-area.ts'

/** What the areas are opened with. */
export interface AreaPorts extends ProviderPorts {
  readonly limits: Limits
  readonly images: Images
  /** The port for a purpose, for which its requests are counted: they are of no source. */
  readonly lookUps: (purpose: Lookup) => Http
  readonly contactLog: ContactLog
  readonly health: SourceHealthLog
}

/** Endpoints that are answered without a server, by a module of the server. */
interface Area {
  readonly paths: readonly string[]
  readonly open: (ports: AreaPorts) => Hono<Env> | Promise<Hono<Env>>
}

const noPacks = { poems: () => [], quotes: () => [], diary: () => [] }

const pathsOf = (...endpoints: readonly { readonly path: string }[]): readonly string[] =>
  endpoints.map(({ path }) => path)

/** Every area, each opened for its first question. What of a module has no path here, only a server answers. */
export const AREAS: readonly Area[] = [
  { paths: pathsOf(suggest), open: (ports) => suggestModule({ ...ports, suggest: openSuggestions(ports) }) },
  { paths: pathsOf(hotSearch), open: (ports) => hotSearchModule({ ...ports, hotSearch: openHotBoards(ports) }) },
  {
    paths: pathsOf(translate),
    open: (ports) => translateModule({ ...ports, translate: translateBy([myMemoryTranslator], ports) }),
  },
  {
    paths: pathsOf(hotVideo, filmDetails, filmPoster),
    open: (ports) => filmModule({ ...ports, http: ports.lookUps('film'), films: openFilms(ports) }),
  },
  {
    paths: pathsOf(stockSearch, selfSelect, stockChart),
    open: (ports) => stocksModule({ ...ports, stocks: openStocks(ports) }),
  },
  {
    paths: pathsOf(liveGushi, liveYiyan), // pages read the packs themselves
    open: (ports) => dailyTextModule({ ...ports, dailyPacks: noPacks, live: openDailyTexts(ports) }),
  },
  {
    paths: pathsOf(biyingWallpaperList),
    open(ports) {
      const app = new Hono<Env>()
      mountDailyPictures(app, openWallpapers(ports))
      return app
    },
  },
  { paths: pathsOf(weather, placeSearch, placeNear), open: openWeatherArea },
  {
    paths: pathsOf(wallpaperImage),
    open(ports) {
      const app = new Hono<Env>()
      mountWallpaperPictures(app, { ...ports, http: ports.lookUps('wallpaper') })
      return app
    },
  },
  {
    paths: pathsOf(calendarFeed),
    open: ({ lookUps, limits }) => calendarFeedModule({ http: lookUps('calendar'), limits }),
  },
  {
    paths: pathsOf(capabilities),
    open: () => capabilitiesModule({ sources: listSources(), moderation: 'before', hasChat: false }),
  },
  {
    paths: pathsOf(contacts),
    open: (ports) => contactsModule({ ...ports, sources: listSources().filter(({ isOff }) => !isOff) }),
  },
]

const listSources = () =>
  PROVIDERS.map(({ id }) => ({
    ...{ id, need: 'none' as const, isOff: UNASKABLE.has(id) },
    hosts: (ORIGINS.get(id) ?? []).map((origin) => new URL(origin).host),
  }))
