import type { Home } from '../../../src/shared/entities/item.ts'
import { type Desktop, isSite, widgetTile } from './desktop.ts'

/** The widgets that show what others say now, or what changes with the time. */
const LIVE = [
  ...['weather', 'hot-search', 'hot-video', 'stocks', 'clock', 'calendar', 'schedule', 'timer', 'work-time'],
  ...['holiday-distance', 'gu-shi', 'yi-yan', 'tg-diary', 'day-color', 'wy-music'],
]

const PLACE = { name: '杭州', latitude: 30.25, longitude: 120.17 }
const HOUR_MS = 3_600_000

/**
 * A home whose first page begins with every live widget, each with an answer of this moment, so that nobody is asked.
 * @param now in ms since the epoch
 */
export function liveTiles({ groups, dock }: Home, now: number): Desktop {
  const [first, ...rest] = groups
  if (first === undefined) throw new Error('the home has no group')
  const children = [...LIVE.map((id) => widgetTile(`live-${id}`, id)), ...first.children.filter(isSite)]
  const told = (value: unknown) => ({ value, at: now, askedAt: now })
  return {
    documents: {
      home: { groups: [{ ...first, children }, ...rest], dock },
      hints: [],
      weather: { places: [PLACE], tiles: {}, unit: 'celsius' },
      'weather.records': { [`${PLACE.latitude},${PLACE.longitude},`]: told(weather(now)) },
      'hot-search': { boards: { 'live-hot-search': 'weibo' } },
      'hot-search.rows': { weibo: told(rows) },
      'hot-video': { films: {}, isStarted: true },
      'hot-video.lists': { now: told({ films, total: films.length }) },
      'stocks.quotes': { picked: told({ ids: STOCKS, quotes: STOCKS.map(quote), source: '' }) },
      'stocks.sparks': Object.fromEntries(STOCKS.map((id) => [id, told(course)])),
    },
    pictures: {},
  }
}

const weather = (now: number) => ({
  by: 'open-meteo',
  utcOffset: 480,
  now: { condition: 'rain', temperature: 12, humidity: 64, wind: { scale: 2, speed: 9, degrees: 45 } },
  hours: Array.from({ length: 12 }, (_, at) => ({ at: now + at * HOUR_MS, condition: 'rain', temperature: 12 })),
  days: Array.from({ length: 7 }, (_, at) => ({
    date: new Date(now + (8 + at * 24) * HOUR_MS).toISOString().slice(0, 10),
    condition: 'clear',
    low: 8,
    high: 16,
  })),
  air: { china: 42, us: 38 },
  alerts: [],
})

const rows = Array.from({ length: 20 }, (_, at) => ({
  hotSearchOrder: at + 1,
  hotSearchTitle: `今日第${at + 1}条`,
  hotSearchUrl: 'https://board.example/',
  hotSearchHeat: 9_000_000 - at * 100_000,
}))

const films = Array.from({ length: 5 }, (_, at) => ({
  filmId: `maizuo-${at + 1}`,
  name: `影片 ${at + 1}`,
  synopsis: '',
  categories: [],
  cast: [],
}))

const STOCKS = ['sh000001', 'hkHSI', 'us.IXIC']
const quote = (id: string, at: number) => ({ id, name: id, last: 3000 + at, previous: 2990 })
const course = Array.from({ length: 25 }, (_, at) => [at / 24, 2990 + at])
