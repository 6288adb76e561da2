import type { ChartPoint, ChartRange, Stock, StockQuote } from '../../../shared/entities/stock.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { openChain } from '../chain.ts'
import { orUnavailable } from '../outcome.ts'
import { openAll, type ProviderPorts } from '../provider.ts'
import { baiduStocks } from './baidu.ts'
import { RANGES } from './charts.ts'
import { eastmoneyStocks } from './eastmoney.ts'
import type { SourcedList } from './rows.ts'
import { sinaStocks } from './sina.ts'
import { tencentStocks } from './tencent.ts'

/** `off` if the operator has switched off all who could be asked, `failed` while none of them answers. */
type Answer<T> = Promise<Fresh<SourcedList<T>> | Unavailable>

/** What third parties say of stocks. None of the functions rejects when one does not answer. */
export interface Stocks {
  readonly search: (text: string, caller: string) => Answer<Stock>
  readonly quotes: (ids: readonly string[], caller: string) => Answer<StockQuote>
  readonly chart: (id: string, range: ChartRange, caller: string) => Answer<ChartPoint>
}

/** In the order in which they are asked. */
export const stockProviders = [tencentStocks, sinaStocks, eastmoneyStocks, baiduStocks]

/** Opens the sources of stocks: those for the same question are asked in order. */
export function openStocks(ports: ProviderPorts): Stocks {
  const opened = openAll(stockProviders, ports)
  const searching = openChain(opened.flatMap(({ search }) => search ?? []))
  const quoting = openChain(opened.flatMap(({ quotes }) => quotes ?? []))
  const charting = openChain(opened.flatMap(({ charts }) => charts ?? []))
  return {
    search: (text, caller) => orUnavailable(searching(text, caller)),
    quotes: (ids, caller) => orUnavailable(quoting(ids, caller)),
    chart: async (id, range, caller) => {
      const { candles, count } = RANGES[range]
      const chart = await orUnavailable(charting({ id, candles }, caller))
      if (typeof chart === 'string') return chart
      return { ...chart, value: { ...chart.value, list: chart.value.list.slice(-count) } }
    },
  }
}
