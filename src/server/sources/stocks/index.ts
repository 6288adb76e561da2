import type { ChartPoint, ChartRange, Stock, StockQuote } from '../../../shared/entities/stock.ts'
import type { Fresh, Silence } from '../../core/live-data.ts'
import { openChain } from '../chain.ts'
import { orSilence } from '../outcome.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { baiduSearch } from './baidu.ts'
import { RANGES, tencentAmericanCharts, tencentCharts } from './charts.ts'
import { eastmoneyQuotes, eastmoneySearch } from './eastmoney.ts'
import type { Said } from './rows.ts'
import { sinaQuotes } from './sina.ts'
import { tencentQuotes, tencentSearch } from './tencent.ts'

/** `off` if the operator has switched off all who could be asked, `failed` while none of them answers. */
type Answer<T> = Promise<Fresh<Said<T>> | Silence>

/** What third parties say of stocks. None of the functions rejects when one does not answer. */
export interface Stocks {
  readonly search: (text: string, caller: string) => Answer<Stock>
  readonly quotes: (ids: readonly string[], caller: string) => Answer<StockQuote>
  readonly chart: (id: string, range: ChartRange, caller: string) => Answer<ChartPoint>
}

/** Opens the sources of stocks: those for the same question are asked in order. */
export function openStocks(ports: SourcePorts): Stocks {
  const searching = openChain([
    openSource(tencentSearch, ports),
    openSource(eastmoneySearch, ports),
    openSource(baiduSearch, ports),
  ])
  const quoting = openChain([
    openSource(tencentQuotes, ports),
    openSource(sinaQuotes, ports),
    openSource(eastmoneyQuotes, ports),
  ])
  const charting = openSource(tencentCharts, ports)
  const chartingAmerican = openSource(tencentAmericanCharts, ports)
  return {
    search: (text, caller) => orSilence(searching(text, caller)),
    quotes: (ids, caller) => orSilence(quoting(ids, caller)),
    chart: async (id, range, caller) => {
      const { candles, count } = RANGES[range]
      const isAmericanStock = id.startsWith('us') && !id.startsWith('us.')
      const chart = await orSilence((isAmericanStock ? chartingAmerican : charting)({ id, candles }, caller))
      if (typeof chart === 'string') return chart
      return { ...chart, value: { ...chart.value, list: chart.value.list.slice(-count) } }
    },
  }
}
