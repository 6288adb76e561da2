import type { Clock } from '../core/clock.ts'
import { alapi } from './daily-text/alapi.ts'
import { hitokoto } from './daily-text/hitokoto.ts'
import { jinrishici } from './daily-text/jinrishici.ts'
import { maizuoFilm, maizuoPages } from './film/maizuo.ts'
import { maoyanBeginnings, maoyanFilm, maoyanMore } from './film/maoyan.ts'
import { statutoryDays } from './holidays/statutory.ts'
import { hotBoards } from './hot-search/boards.ts'
import type { OwnServers, SourceKeys } from './keys.ts'
import { subsonicOf } from './music/index.ts'
import { neteaseQuestions } from './music/netease.ts'
import { type Subsonic, subsonicQuestions } from './music/subsonic.ts'
import { amapAddress } from './place/amap.ts'
import { openMeteoPlaces } from './place/open-meteo.ts'
import { type Question, question } from './question.ts'
import { baiduSearch } from './stocks/baidu.ts'
import { tencentAmericanCharts, tencentCharts } from './stocks/charts.ts'
import { eastmoneyQuotes, eastmoneySearch } from './stocks/eastmoney.ts'
import { sinaQuotes } from './stocks/sina.ts'
import { tencentQuotes, tencentSearch } from './stocks/tencent.ts'
import { suggestionSources } from './suggest/index.ts'
import { libreTranslate } from './translate/libre-translate.ts'
import { myMemory } from './translate/my-memory.ts'
import { tencent } from './translate/tencent.ts'
import { BING_MARKETS, dailyPictures } from './wallpaper/bing.ts'
import { birdpaper } from './wallpaper/birdpaper.ts'
import { pexels, pexelsVideos } from './wallpaper/pexels.ts'
import { pixabay, pixabayVideos } from './wallpaper/pixabay.ts'
import { wallhaven } from './wallpaper/wallhaven.ts'
import { amapDays, amapNow } from './weather/amap.ts'
import { openMeteoAir, openMeteoForecast } from './weather/open-meteo.ts'
import { qweatherAir, qweatherAlerts, qweatherDays, qweatherHours, qweatherNow } from './weather/qweather.ts'
import type { WeatherQuery } from './weather/values.ts'

/** The third parties that can offer wallpapers, as WALLPAPER_SOURCES names them. */
export const WALLPAPER_SOURCE_NAMES = ['bing', 'birdpaper', 'wallhaven', 'pexels', 'pixabay'] as const

/** What the sources need beside the network. */
export interface SourceNeeds {
  readonly keys: SourceKeys
  readonly servers: OwnServers
  readonly clock: Clock
}

/** Stands for a key or a server that the operator has not set. */
const UNSET = 'unset'
const NO_SUBSONIC = { server: `https://${UNSET}.invalid`, account: { user: UNSET, password: UNSET, salt: UNSET } }
const TEXT = { day: { year: 2026, month: 11, day: 25 }, ref: 0 }
const PAGE = { category: '', page: 1 }
const STOCKS = ['sh000001', 'hk00700', 'usAAPL', 'us.IXIC'] as const
const FILMS = { maizuo: '6880', maoyan: '343208' }
const BEIJING = { latitude: 39.91, longitude: 116.4, adcode: '110101' }
/** An address that stands for any (RFC 5737). */
const ADDRESS = '203.0.113.1'
const SENTENCE = { text: '你好，世界', to: 'en' } as const

/** All questions that the program asks third parties, whether they are switched off or lack what they need. */
export const listQuestions = ({ keys, servers, clock }: SourceNeeds): readonly Question[] => [
  ...Object.values(suggestionSources).map((source) => question(source, '天气')),
  ...Object.values(hotBoards).map((source) => question(source, undefined)),
  question(maizuoPages, { list: 'now', page: 1 }),
  ...Object.values(maoyanBeginnings).map((source) => question(source, undefined)),
  question(maoyanMore, [FILMS.maoyan]),
  question(maizuoFilm, FILMS.maizuo),
  question(maoyanFilm, FILMS.maoyan),
  question(dailyPictures, { market: BING_MARKETS['zh-CN'], start: 0 }),
  ...[birdpaper, wallhaven].map((source) => question(source, PAGE)),
  ...[pexels, pexelsVideos].map((source) => question(source(keys.pexels ?? UNSET), PAGE)),
  ...[pixabay, pixabayVideos].map((source) => question(source(keys.pixabay ?? UNSET), PAGE)),
  question(tencent(keys.tencent ?? { id: UNSET, secret: UNSET }, clock), SENTENCE),
  question(libreTranslate(servers.libreTranslate ?? `https://${UNSET}.invalid`, keys.libreTranslate), SENTENCE),
  question(myMemory, SENTENCE),
  question(jinrishici, TEXT),
  question(hitokoto, TEXT),
  question(alapi(keys.alapi ?? UNSET), TEXT),
  question(statutoryDays(servers.holidays ?? `https://${UNSET}.invalid`), undefined),
  ...[tencentSearch, eastmoneySearch, baiduSearch].map((source) => question(source, '腾讯')),
  ...[tencentQuotes, sinaQuotes, eastmoneyQuotes].map((source) => question(source, STOCKS)),
  ...(['minutes', 'fiveDays', 'days'] as const).flatMap((candles) => [
    question(tencentCharts, { id: 'sh000001', candles }),
    question(tencentAmericanCharts, { id: 'usAAPL', candles }),
  ]),
  ...[amapNow, amapDays].map((source) => question<string, unknown>(source(keys.amap ?? UNSET), BEIJING.adcode)),
  ...[qweatherNow, qweatherHours, qweatherDays, qweatherAir, qweatherAlerts].map((source) =>
    question<WeatherQuery, unknown>(source(keys.qweather ?? { host: `${UNSET}.invalid`, key: UNSET }), BEIJING),
  ),
  question(openMeteoForecast(servers.openMeteo), BEIJING),
  question(openMeteoAir(servers.openMeteo), BEIJING),
  question(amapAddress(keys.amap ?? UNSET), ADDRESS),
  question(openMeteoPlaces, { text: '北京', language: 'zh-CN' }),
  ...neteaseSamples(servers.netease ?? `https://${UNSET}.invalid`),
  ...subsonicSamples(subsonicOf(servers, keys) ?? NO_SUBSONIC),
]

const neteaseSamples = (server: string): readonly Question[] => {
  const { charts, songs, search, sound, lyrics } = neteaseQuestions(server)
  return [
    question(charts, undefined),
    question(songs, '3778678'),
    question(search, '周杰伦'),
    question(sound, { number: '186016', form: 'usual' }),
    question(lyrics, '186016'),
  ]
}

const subsonicSamples = (subsonic: Subsonic): readonly Question[] => {
  const { playlists, albums, search } = subsonicQuestions(subsonic)
  return [question(playlists, undefined), question(albums, undefined), question(search, '爱')]
}

const NOTHING: SourceNeeds = {
  keys: {
    pexels: undefined,
    pixabay: undefined,
    tencent: undefined,
    libreTranslate: undefined,
    alapi: undefined,
    amap: undefined,
    qweather: undefined,
    subsonic: undefined,
  },
  servers: {
    libreTranslate: undefined,
    holidays: undefined,
    openMeteo: undefined,
    netease: undefined,
    subsonic: undefined,
  },
  clock: { now: () => 0 },
}

/** Ids of all sources, for the setting SOURCES_OFF; what precedes the point is their area. */
export const SOURCE_IDS: readonly string[] = [...new Set(listQuestions(NOTHING).map(({ id }) => id))]

/** What a source needs of the operator: a key, or a server of his own. */
const NEEDS: Readonly<Record<string, (needs: Pick<SourceNeeds, 'keys' | 'servers'>) => unknown>> = {
  'wallpaper.pexels': ({ keys }) => keys.pexels,
  'wallpaper.pixabay': ({ keys }) => keys.pixabay,
  'translate.tencent': ({ keys }) => keys.tencent,
  'translate.libretranslate': ({ servers }) => servers.libreTranslate,
  'diary.alapi': ({ keys }) => keys.alapi,
  'holidays.statutory': ({ servers }) => servers.holidays,
  'weather.amap': ({ keys }) => keys.amap,
  'weather.qweather': ({ keys }) => keys.qweather,
  'place.amap': ({ keys }) => keys.amap,
  'music.netease': ({ servers }) => servers.netease,
  'music.subsonic': ({ keys, servers }) => subsonicOf(servers, keys),
}

/** Whether a source needs something of the operator, and whether he has set it. */
export function needOf(id: string, given: Pick<SourceNeeds, 'keys' | 'servers'>): 'none' | 'set' | 'unset' {
  const need = NEEDS[id]
  if (need === undefined) return 'none'
  return need(given) === undefined ? 'unset' : 'set'
}
