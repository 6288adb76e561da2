import type { Language } from '../../../shared/constants.ts'
import {
  type ChartPoint,
  marketOf,
  STOCKS_LIMIT,
  type Stock,
  type StockQuote,
  stockIdOf,
} from '../../../shared/entities/stock.ts'
import { type MarketPhase, marketDay, marketPhase, tradedShare } from '../../../shared/lib/calendar/market-hours.ts'

/** The colour of a rise. */
export type Rise = 'red' | 'green'

/** What the user has picked. */
export interface Picks {
  /** Absent until the first change: then the indices of the language are shown. */
  readonly selectList?: readonly Stock[] | undefined
  /** Empty for what is usual in the user's language. */
  readonly rise: Rise | ''
}

/** Indices that have a name in every language, by their ids. */
export const INDICES = ['sh000001', 'sz399001', 'hkHSI', 'us.DJI', 'us.IXIC', 'us.INX'] as const
type Index = (typeof INDICES)[number]

export const isIndex = (id: string): id is Index => INDICES.some((index) => index === id)

const CHINESE: readonly Index[] = ['sh000001', 'hkHSI', 'us.IXIC']
const AMERICAN: readonly Index[] = ['us.INX', 'us.DJI', 'us.IXIC']
const ASIAN: readonly Index[] = ['us.INX', 'us.IXIC', 'hkHSI']
const FIRST: Readonly<Record<Language, readonly Index[]>> = {
  'zh-CN': CHINESE,
  'zh-TW': ['hkHSI', 'us.IXIC', 'us.INX'],
  en: AMERICAN,
  ja: ASIAN,
  ko: ASIAN,
}

/** The stocks that are shown; the names of the first indices are those that `indexName` gives. */
export function picked(
  { selectList }: Pick<Picks, 'selectList'>,
  language: Language,
  indexName: (id: Index) => string,
): readonly Stock[] {
  if (selectList !== undefined) return selectList
  return FIRST[language].map((id) => ({ market: marketOf(id), code: id.slice(2), name: indexName(id) }))
}

/** What became of a stock that was to be added. */
export type Addition = 'added' | 'twice' | 'full'

/** What would become of a stock that is to be added: none is in the list twice, by market and code. */
export function additionOf(list: readonly Stock[], stock: Stock): Addition {
  if (list.some((one) => stockIdOf(one) === stockIdOf(stock))) return 'twice'
  return list.length < STOCKS_LIMIT ? 'added' : 'full'
}

export const withStock = (list: readonly Stock[], stock: Stock): readonly Stock[] =>
  additionOf(list, stock) === 'added' ? [...list, stock] : list

export const withoutStock = (list: readonly Stock[], id: string): readonly Stock[] =>
  list.some((one) => stockIdOf(one) === id) ? list.filter((one) => stockIdOf(one) !== id) : list

/** The list with a stock moved to an index. */
export function movedStock(list: readonly Stock[], id: string, to: number): readonly Stock[] {
  const stock = list.find((one) => stockIdOf(one) === id)
  return stock === undefined ? list : withoutStock(list, id).toSpliced(to, 0, stock)
}

const USUAL: Readonly<Record<Language, Rise>> = { 'zh-CN': 'red', 'zh-TW': 'red', en: 'green', ja: 'red', ko: 'red' }

export const riseOf = ({ rise }: Pick<Picks, 'rise'>, language: Language): Rise => rise || USUAL[language]

/** Chooses the colour of a rise; the usual one of the language is not kept, so that it follows the language. */
export const withRise = (picks: Picks, rise: Rise, language: Language): Picks => ({
  ...picks,
  rise: USUAL[language] === rise ? '' : rise,
})

export type Direction = 'up' | 'down' | 'flat'

/** The colours of up and down; a fall beside a red rise is blue in Korean. */
export type Tone = 'red' | 'green' | 'blue' | 'plain'

export function toneOf(direction: Direction, rise: Rise, language: Language): Tone {
  if (direction === 'flat') return 'plain'
  if (direction === 'up') return rise
  if (rise === 'green') return 'red'
  return language === 'ko' ? 'blue' : 'green'
}

export interface Change {
  readonly value: number
  /** Of the price before, such as 0.01 for one per cent. */
  readonly ratio: number
  readonly direction: Direction
}

/** How a price has changed since an earlier one. */
export function changeOf(last: number, previous: number): Change {
  const value = Number((last - previous).toFixed(4))
  return { value, ratio: value / previous, direction: value > 0 ? 'up' : value < 0 ? 'down' : 'flat' }
}

/** What the market of a stock is doing; one that has no price of today by then is closed, as on a holiday. */
export function statusOf(id: string, now: number, quote: Pick<StockQuote, 'at'> | undefined): MarketPhase {
  const market = marketOf(id)
  const phase = marketPhase(market, now)
  const isOld = quote?.at !== undefined && marketDay(market, quote.at) !== marketDay(market, now)
  return isOld ? 'closed' : phase
}

/** A point of a sparkline: how much of the trading day has passed, 0–1, and the price. */
export type SparkPoint = readonly [share: number, price: number]

const SPARK_POINTS = 48

/** The sparkline of a day: at most 48 of its points, the first and the last among them. */
export function sparkOf(id: string, points: readonly ChartPoint[]): readonly SparkPoint[] {
  const step = Math.max(1, (points.length - 1) / (SPARK_POINTS - 1))
  const count = Math.min(points.length, SPARK_POINTS)
  return Array.from({ length: count }, (_, at) => points[Math.round(at * step)]).flatMap((point) =>
    point === undefined ? [] : [[Number(tradedShare(marketOf(id), point.at).toFixed(3)), point.price] as const],
  )
}

/** The line and the area below it as path data in a box; empty where there are no two points. */
export function sparkPaths(
  points: readonly SparkPoint[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly line: string; readonly area: string } {
  const prices = points.map(([, price]) => price)
  const low = Math.min(...prices)
  const span = Math.max(...prices) - low
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return { line: '', area: '' }
  const x = (share: number) => Number((share * width).toFixed(1))
  const y = (price: number) =>
    Number((span === 0 ? height / 2 : height - 1 - ((price - low) / span) * (height - 2)).toFixed(1))
  const line = points.map(([share, price], at) => `${at === 0 ? 'M' : 'L'}${x(share)} ${y(price)}`).join('')
  return { line, area: `${line}L${x(last[0])} ${height}L${x(first[0])} ${height}Z` }
}
