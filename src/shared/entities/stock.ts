import * as v from 'valibot'
import { momentSchema } from './moment.ts'

/** Shanghai, Shenzhen, Beijing, Hong Kong and the United States. */
export const STOCK_MARKETS = ['sh', 'sz', 'bj', 'hk', 'us'] as const
export type StockMarket = (typeof STOCK_MARKETS)[number]

/** The most stocks that are quoted at once. */
export const STOCKS_LIMIT = 50

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
/** No price of our markets comes near the most: what is above is no price. */
const price = v.pipe(v.number(), v.minValue(0), v.maxValue(1e8))

/** The address of a logo, which is shown by way of the server alone. */
export const logoAddress = v.pipe(v.string(), v.maxLength(500), v.startsWith('https://'), v.url())

/** A stock, a fund or an index of a market; the code of an American index begins with a full stop. */
export const stockSchema = v.object({
  market: v.picklist(STOCK_MARKETS),
  code: v.pipe(v.string(), v.regex(/^[A-Z\d.][A-Z\d.-]{0,11}$/)),
  name: text,
  /** Absent where its source gives none. */
  logo: v.optional(logoAddress),
})
export type Stock = Readonly<v.InferOutput<typeof stockSchema>>

/** Market and code in one, as in `sh600519`, `hk00700`, `usAAPL`, `us.IXIC`. */
export const stockIdSchema = v.pipe(v.string(), v.regex(/^(?:sh|sz|bj|hk|us)[A-Z\d.][A-Z\d.-]{0,11}$/))

export const stockIdOf = ({ market, code }: Pick<Stock, 'market' | 'code'>): string => market + code

/** The market of an id. */
export const marketOf = (id: string): StockMarket => STOCK_MARKETS.find((market) => id.startsWith(market)) ?? 'sh'

/** What a stock was last traded at. Prices are in the currency of its market, of an index in points. */
export const stockQuoteSchema = v.object({
  id: stockIdSchema,
  name: text,
  last: v.pipe(price, v.gtValue(0)),
  /** At the end of the trading day before. */
  previous: v.pipe(price, v.gtValue(0)),
  open: v.optional(price),
  high: v.optional(price),
  low: v.optional(price),
  /** When it was traded, in ms since the epoch; absent where the source does not say. */
  at: v.optional(momentSchema),
})
export type StockQuote = Readonly<v.InferOutput<typeof stockQuoteSchema>>

/** The ranges of a chart: the minutes of one and of five trading days; a month, half a year and a year by day. */
export const CHART_RANGES = ['day', 'week', 'month', 'half', 'year'] as const
export type ChartRange = (typeof CHART_RANGES)[number]

/** A point of a chart: a minute, or a trading day with its other prices. */
export const chartPointSchema = v.object({
  /** In ms since the epoch; of a day its first moment in the market. */
  at: momentSchema,
  /** At the end of the minute or day. */
  price: v.pipe(price, v.gtValue(0)),
  open: v.optional(price),
  high: v.optional(price),
  low: v.optional(price),
})
export type ChartPoint = Readonly<v.InferOutput<typeof chartPointSchema>>
