import type { ChartPoint, Stock, StockQuote } from '../../../shared/entities/stock.ts'
import type { QuerySource } from '../runner.ts'
import type { ChartQuery } from './charts.ts'
import type { Said } from './rows.ts'

/** What is asked of a provider of stocks, as far as it knows an answer. */
export interface StockQueries {
  readonly search?: QuerySource<string, Said<Stock>>
  readonly quotes?: QuerySource<readonly string[], Said<StockQuote>>
  readonly charts?: QuerySource<ChartQuery, Said<ChartPoint>>
}

/** Samples of what is asked. */
export const SAMPLE_TEXT_OF_STOCK = '腾讯'
export const SAMPLE_STOCK_IDS = ['sh000001', 'hk00700', 'usAAPL', 'us.IXIC'] as const
