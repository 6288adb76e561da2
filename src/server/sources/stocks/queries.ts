import type { ChartPoint, Stock, StockQuote } from '../../../shared/entities/stock.ts'
import type { QuerySource } from '../runner.ts'
import type { ChartQuery } from './charts.ts'
import type { SourcedList } from './rows.ts'

/** What is asked of a provider of stocks, as far as it knows an answer. */
export interface StockQueries {
  readonly search?: QuerySource<string, SourcedList<Stock>>
  readonly quotes?: QuerySource<readonly string[], SourcedList<StockQuote>>
  readonly charts?: QuerySource<ChartQuery, SourcedList<ChartPoint>>
}

/** Samples of what is asked. */
export const SAMPLE_TEXT_OF_STOCK = '腾讯'
export const SAMPLE_STOCK_IDS = ['sh000001', 'hk00700', 'usAAPL', 'us.IXIC'] as const
