import * as v from 'valibot'
import type { ChartPoint, ChartRange } from '../../../shared/entities/stock.ts'
import { marketOf } from '../../../shared/entities/stock.ts'
import { marketMoment, quotesFreshFor } from '../../../shared/lib/calendar/market-hours.ts'
import type { Attempt, Source } from '../source.ts'
import { defineSource, SourceFailure } from '../source.ts'
import { encode, parseShape, readJson } from '../text.ts'
import { dayOf, minutesOf, priceOf, type SourcedList, STOCK_SOURCES, toPoints } from './rows.ts'

/** What a chart is made of: the minutes of a day or of five, or days. */
export type Candles = 'minutes' | 'fiveDays' | 'days'

export interface ChartQuery {
  readonly id: string
  readonly candles: Candles
}

export type ChartSource = Source<ChartQuery, SourcedList<ChartPoint>>

/** The trading days that are asked for: a year of them. */
const DAYS = 250
const MONTH_MS = 30 * 86_400_000
/** How many points of a kind there may be. */
const LIMITS: Readonly<Record<Candles, number>> = { minutes: 500, fiveDays: 500, days: DAYS }

/** The candles of a range, and how many of the last ones it shows. */
export const RANGES: Readonly<Record<ChartRange, { readonly candles: Candles; readonly count: number }>> = {
  day: { candles: 'minutes', count: LIMITS.minutes },
  week: { candles: 'fiveDays', count: LIMITS.fiveDays },
  month: { candles: 'days', count: 22 },
  half: { candles: 'days', count: 125 },
  year: { candles: 'days', count: DAYS },
}

const CHARTS = {
  id: STOCK_SOURCES.tencent,
  // a chart is drawn by the minute
  freshSeconds: ({ id, candles }: ChartQuery, readAt: number) =>
    Math.max(candles === 'minutes' ? 60 : 300, quotesFreshFor([marketOf(id)], readAt) / 1000),
  timeoutMs: 6000,
  maxBytes: 2 * 1024 * 1024,
  key: ({ id, candles }: ChartQuery) => `${id} ${candles}`,
} as const

/** Tencent's charts of mainland China, of Hong Kong, and of American indices. */
export const tencentCharts: ChartSource = defineSource({ ...CHARTS, attempts: [chartAttempt('')] })

/** Tencent's charts of American stocks, whose exchange their code does not say: Nasdaq, New York, American. */
export const tencentAmericanCharts: ChartSource = defineSource({
  ...CHARTS,
  attempts: [chartAttempt('.OQ'), chartAttempt('.N'), chartAttempt('.AM')],
})

function chartAttempt(exchange: string): Attempt<ChartQuery, SourcedList<ChartPoint>> {
  return {
    request: ({ id, candles }) => ({ url: addressOf(id, `${id}${exchange}`, candles) }),
    read: (response) => ({ list: readChart(readJson(response)), source: STOCK_SOURCES.tencent }),
  }
}

const BASE = 'https://web.ifzq.gtimg.cn/appstock/app'

function addressOf(id: string, symbol: string, candles: Candles): string {
  const market = marketOf(id)
  if (candles === 'days') {
    const prefix = market === 'hk' || market === 'us' ? market : ''
    return `${BASE}/${prefix}fqkline/get?param=${encode(symbol)},day,,,${DAYS},qfq`
  }
  const isAmerican = market === 'us'
  if (candles === 'fiveDays') return `${BASE}/${isAmerican ? 'dayus' : 'day'}/query?code=${encode(symbol)}`
  return `${BASE}/${isAmerican ? 'UsMinute' : 'minute'}/query?code=${encode(symbol)}`
}

const minutes = v.object({ date: v.string(), data: v.array(v.unknown()) })
const day = v.looseTuple([v.string(), v.unknown(), v.unknown(), v.unknown(), v.unknown()])
const days = v.array(v.unknown())
const chart = v.object({
  data: v.optional(v.union([days, minutes])),
  qfqday: v.optional(days),
  day: v.optional(days),
})
const answer = v.object({ data: v.record(v.string(), v.unknown()) })

/** One symbol is asked for, and answered under its name. */
function readChart(json: unknown): readonly ChartPoint[] {
  const [symbol = '', found] = Object.entries(parseShape(answer, json).data)[0] ?? []
  const market = marketOf(symbol)
  const { data, qfqday, day: plain } = parseShape(chart, found)
  const byMinute = (one: v.InferOutput<typeof minutes>) => {
    const midnight = marketMoment(market, dayOf(one.date))
    return one.data.map((line) => readMinute(typeof line === 'string' ? line : '', midnight))
  }
  if (data !== undefined && !Array.isArray(data)) return toPoints(byMinute(data), LIMITS.minutes)
  if (data !== undefined)
    return toPoints(
      // every fifth minute of five days is enough
      data.flatMap((one) => (v.is(minutes, one) ? byMinute(one).filter(({ at }) => isFifthMinute(at)) : [])),
      LIMITS.fiveDays,
    )
  const list = toPoints(
    (qfqday ?? plain ?? []).flatMap((row) => (v.is(day, row) ? [readDay(row, market)] : [])),
    LIMITS.days,
  )
  if (areEndsAlone(list)) throw new SourceFailure('empty', 'the first and the last day alone')
  return list
}

/** Of an American stock that is asked for at another exchange there may be the first and the last day, and no other. */
const areEndsAlone = ([first, last, ...others]: readonly ChartPoint[]): boolean =>
  first !== undefined && last !== undefined && others.length === 0 && last.at - first.at > MONTH_MS

/** `0930 1700.00 1234 …`: the minute, the price and what was traded until then. */
function readMinute(line: string, midnight: number): { readonly at: number; readonly price: number | undefined } {
  const [minute = '', price] = line.split(' ')
  return { at: midnight + minutesOf(minute) * 60_000, price: priceOf(price) }
}

const isFifthMinute = (moment: number): boolean => moment % 300_000 === 0

/** `[date, open, close, high, low, …]`. */
function readDay(
  [date, open, close, high, low]: v.InferOutput<typeof day>,
  market: ReturnType<typeof marketOf>,
): Readonly<Record<string, unknown>> {
  const others = Object.entries({ open, high, low }).flatMap(([name, value]) => {
    const price = priceOf(value)
    return price === undefined ? [] : [[name, price] as const]
  })
  return { at: marketMoment(market, date), price: priceOf(close), ...Object.fromEntries(others) }
}
