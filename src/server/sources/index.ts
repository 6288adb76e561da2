import type { Clock } from '../core/clock.ts'
import { alapi } from './daily/alapi.ts'
import { hitokoto } from './daily/hitokoto.ts'
import { jinrishici } from './daily/jinrishici.ts'
import { maizuoFilm, maizuoPages } from './film/maizuo.ts'
import { maoyanBeginnings, maoyanFilm, maoyanMore } from './film/maoyan.ts'
import { statutoryDays } from './holidays/statutory.ts'
import { hotBoards } from './hot/boards.ts'
import type { OwnServers, SourceKeys } from './keys.ts'
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
const TEXT = { day: { year: 2026, month: 11, day: 25 }, ref: 0 }
const PAGE = { category: '', page: 1 }
const STOCKS = ['sh000001', 'hk00700', 'usAAPL', 'us.IXIC'] as const
const FILM = '1'
const SENTENCE = { text: '你好，世界', to: 'en' } as const

/** All questions that the program asks third parties, whether they are switched off or lack what they need. */
export const listQuestions = ({ keys, servers, clock }: SourceNeeds): readonly Question[] => [
  ...Object.values(suggestionSources).map((source) => question(source, '天气')),
  ...Object.values(hotBoards).map((source) => question(source, undefined)),
  question(maizuoPages, { list: 'now', page: 1 }),
  ...Object.values(maoyanBeginnings).map((source) => question(source, undefined)),
  question(maoyanMore, [FILM]),
  ...[maizuoFilm, maoyanFilm].map((source) => question(source, FILM)),
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
]

const NOTHING: SourceNeeds = {
  keys: { pexels: undefined, pixabay: undefined, tencent: undefined, libreTranslate: undefined, alapi: undefined },
  servers: { libreTranslate: undefined, holidays: undefined },
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
}

/** Whether a source needs something of the operator, and whether he has set it. */
export function needOf(id: string, given: Pick<SourceNeeds, 'keys' | 'servers'>): 'none' | 'set' | 'unset' {
  const need = NEEDS[id]
  if (need === undefined) return 'none'
  return need(given) === undefined ? 'unset' : 'set'
}
