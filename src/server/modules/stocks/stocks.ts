import { Hono } from 'hono'
import { selfSelect, stockChart, stockSearch } from '../../../shared/api/stocks.ts'
import type { ChartPoint, ChartRange, Stock, StockQuote } from '../../../shared/entities/stock.ts'
import { addressKey } from '../../core/address.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import type { Fresh, Freshness, Unavailable } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'

type Answer<T> = Promise<Fresh<{ readonly list: readonly T[]; readonly source: string }> | Unavailable>

export interface StocksPorts {
  readonly stocks: {
    readonly search: (text: string, caller: string) => Answer<Stock>
    readonly quotes: (ids: readonly string[], caller: string) => Answer<StockQuote>
    readonly chart: (id: string, range: ChartRange, caller: string) => Answer<ChartPoint>
  }
}

/** Routes for stocks: their search, quotes and charts. One limit for each, as they are asked at different paces. */
export function stocksModule({ stocks }: StocksPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    stockSearch,
    async ({ wd }, { address }) => {
      const { list, ...freshness } = await answered(stocks.search(wd, addressKey(address)))
      return { Result: { stock: list }, ...freshness }
    },
    createLimit(60, 60),
  )
  mount(
    app,
    selfSelect,
    async ({ codes }, { address }) => {
      const { list, ...freshness } = await answered(stocks.quotes(codes.split(','), addressKey(address)))
      return { quotes: list, ...freshness }
    },
    createLimit(60, 60),
  )
  mount(
    app,
    stockChart,
    async ({ code, range }, { address }) => {
      const { list, ...freshness } = await answered(stocks.chart(code, range, addressKey(address)))
      return { points: list, ...freshness }
    },
    createLimit(120, 60),
  )
  return app
}

/** What was answered. @throws Refusal when nobody does, or the operator has switched them off */
async function answered<T>(asked: Answer<T>): Promise<Freshness & { readonly list: T[]; readonly source: string }> {
  const { value, from, age } = requireAnswer(await asked)
  return { list: [...value.list], source: value.source, from, age }
}
