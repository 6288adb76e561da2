import { Hono } from 'hono'
import { selfSelect, stockChart, stockLogo, stockSearch } from '../../../shared/api/stocks.ts'
import type { ChartPoint, ChartRange, Stock, StockQuote } from '../../../shared/entities/stock.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount, mountFile } from '../../core/route/route.ts'
import { createPictureFetcher, type PicturePorts } from '../../core/upstream/fetch-picture.ts'
import type { Fresh, Freshness, Unavailable } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'

type Answer<T> = Promise<Fresh<{ readonly list: readonly T[]; readonly source: string }> | Unavailable>

export interface StocksPorts extends PicturePorts {
  readonly limits: Limits
  readonly stocks: {
    readonly search: (text: string, caller: string) => Answer<Stock>
    readonly quotes: (ids: readonly string[], caller: string) => Answer<StockQuote>
    readonly chart: (id: string, range: ChartRange, caller: string) => Answer<ChartPoint>
  }
}

const LOGOS = { fit: 'preview', source: 'stock logos', maxMegabytes: 2, timeoutMs: 8000 } as const
const LOGO_CACHE = { bytes: 4 * 1024 * 1024, ms: 24 * 3600 * 1000 } as const

/** Routes for stocks: their search, quotes, charts and logos. One limit for each, as they are asked at different paces. */
export function stocksModule({ stocks, ...ports }: StocksPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    stockSearch,
    async ({ wd }, { address }) => {
      const { list, ...freshness } = await answered(stocks.search(wd, addressKey(address)))
      return { Result: { stock: list }, ...freshness }
    },
    createLimit(ports.limits, 'stocks.search', 60, 60),
  )
  mount(
    app,
    selfSelect,
    async ({ codes }, { address }) => {
      const { list, ...freshness } = await answered(stocks.quotes(codes.split(','), addressKey(address)))
      return { quotes: list, ...freshness }
    },
    createLimit(ports.limits, 'stocks.quotes', 60, 60),
  )
  mount(
    app,
    stockChart,
    async ({ code, range }, { address }) => {
      const { list, ...freshness } = await answered(stocks.chart(code, range, addressKey(address)))
      return { points: list, ...freshness }
    },
    createLimit(ports.limits, 'stocks.chart', 120, 60),
  )
  const fetchLogo = createPictureFetcher(ports, { ...LOGOS, cache: LOGO_CACHE })
  const limitOfLogos = createLimit(ports.limits, 'stocks.logo', 120, 60)
  mountFile(
    app,
    stockLogo,
    ({ url }, { address }) => fetchLogo(url, addressKey(address)),
    () => limitOfLogos,
  )
  return app
}

/** What was answered. @throws Refusal when nobody does, or the operator has switched them off */
async function answered<T>(asked: Answer<T>): Promise<Freshness & { readonly list: T[]; readonly source: string }> {
  const { value, from, age } = requireAnswer(await asked)
  return { list: [...value.list], source: value.source, from, age }
}
