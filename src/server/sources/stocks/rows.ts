import * as v from 'valibot'
import { FOUND_STOCKS_LIMIT } from '../../../shared/api/stocks.ts'
import { momentSchema } from '../../../shared/entities/moment.ts'
import {
  type ChartPoint,
  chartPointSchema,
  logoAddress,
  marketOf,
  STOCKS_LIMIT,
  type Stock,
  type StockQuote,
  stockIdOf,
  stockQuoteSchema,
  stockSchema,
} from '../../../shared/entities/stock.ts'
import { quotesFreshFor } from '../../../shared/lib/calendar/market-hours.ts'
import { type Source, SourceFailure } from '../source.ts'
import { cleanText } from '../text.ts'

/** What a third party says, and the id of the source that asked it. */
export interface SourcedList<T> {
  readonly list: readonly T[]
  readonly source: string
}

/** The search for a text. */
export type SearchSource = Source<string, SourcedList<Stock>>
/** The quotes of ids. */
export type QuoteSource = Source<readonly string[], SourcedList<StockQuote>>

/** The third parties, each with a switch of its own. */
export const STOCK_SOURCES = {
  tencent: 'stocks.tencent',
  sina: 'stocks.sina',
  eastmoney: 'stocks.eastmoney',
  baidu: 'stocks.baidu',
} as const

/** What the searches share: names of stocks hardly change. */
export const SEARCH = {
  freshSeconds: 6 * 3600,
  timeoutMs: 4000,
  maxBytes: 256 * 1024,
  key: (text: string) => text.toLowerCase(),
} as const

/** What the quotes share: they are fresh for seconds while a market of theirs trades. */
export const QUOTES = {
  freshSeconds: (ids: readonly string[], readAt: number) => quotesFreshFor(ids.map(marketOf), readAt) / 1000,
  timeoutMs: 5000,
  maxBytes: 256 * 1024,
  key: (ids: readonly string[]) => ids.toSorted().join(),
} as const

/** A stock as a third party names it, before it is checked. */
type Found = Readonly<Record<'market' | 'code' | 'name', string>> & { readonly logo?: unknown }

/** The stocks of the known shape, each once, at most twenty. */
export function toStocks(rows: readonly (Found | undefined)[]): readonly Stock[] {
  const byId = new Map<string, Stock>()
  for (const row of rows) {
    const logo = row && v.is(logoAddress, row.logo) ? { logo: row.logo } : {}
    const parsed =
      row && v.safeParse(stockSchema, { market: row.market, code: row.code, name: cleanText(row.name), ...logo })
    if (parsed?.success) byId.set(stockIdOf(parsed.output), byId.get(stockIdOf(parsed.output)) ?? parsed.output)
  }
  return [...byId.values()].slice(0, FOUND_STOCKS_LIMIT)
}

/** A quote as a third party writes it: prices as text or as numbers, 0 or a dash for none. */
export type RawQuote = Readonly<
  Record<'id' | 'name', string> & Record<'last' | 'previous' | 'open' | 'high' | 'low', unknown> & { at?: number }
>

/**
 * The quotes of the known shape, each stock once; those without a price are left out.
 * @throws SourceFailure `empty` when there is none, so that another third party is asked
 */
export function toQuotes(rows: readonly RawQuote[]): readonly StockQuote[] {
  const byId = new Map<string, StockQuote>()
  for (const { id, name, at, ...prices } of rows) {
    const numbers = Object.entries(prices).flatMap(([field, value]) => {
      const number = priceOf(value)
      return number === undefined ? [] : [[field, number] as const]
    })
    const time = at !== 0 && v.is(momentSchema, at) ? { at } : {}
    const parsed = v.safeParse(stockQuoteSchema, { id, name: cleanText(name), ...Object.fromEntries(numbers), ...time })
    if (parsed.success) byId.set(id, parsed.output)
  }
  if (byId.size === 0) throw new SourceFailure('empty', 'no quote')
  return [...byId.values()].slice(0, STOCKS_LIMIT)
}

/** A price; undefined for none. */
export function priceOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

/**
 * The points of the known shape, oldest first, each moment once.
 * @throws SourceFailure `empty` when there are none
 */
export function toPoints(rows: readonly Readonly<Record<string, unknown>>[], limit: number): readonly ChartPoint[] {
  const points = new Map<number, ChartPoint>()
  for (const row of rows) {
    const parsed = v.safeParse(chartPointSchema, row)
    if (parsed.success) points.set(parsed.output.at, parsed.output)
  }
  if (points.size === 0) throw new SourceFailure('empty', 'no prices')
  return [...points.values()].toSorted((one, other) => one.at - other.at).slice(-limit)
}

/** `2026-11-25` for digits such as `20261125`. */
export const dayOf = (digits: string): string => digits.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3')
/** The minutes of a day that `0930` are; NaN where they are none. */
export const minutesOf = (digits: string): number =>
  /^\d{3,4}$/.test(digits) ? Number(digits.slice(0, -2)) * 60 + Number(digits.slice(-2)) : Number.NaN

/**
 * The lines of a text that is nothing else.
 * @param line a sticky pattern
 * @throws SourceFailure `shape` where there is anything else, as in an answer that was cut
 */
export function linesOf(text: string, line: RegExp): readonly RegExpExecArray[] {
  const lines: RegExpExecArray[] = []
  line.lastIndex = 0
  for (let found = line.exec(text); found !== null; found = line.exec(text)) lines.push(found)
  const end = lines.reduce((length, [all]) => length + all.length, 0)
  if (lines.length === 0 || end < text.length) throw new SourceFailure('shape', 'not lines alone')
  return lines
}
