import * as v from 'valibot'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource } from '../source.ts'
import { encode, knownRows, looseText, parseShape, readJson } from '../text.ts'
import { SAMPLE_TEXT_OF_STOCK, type StockQueries } from './queries.ts'
import { SEARCH, type SearchSource, STOCK_SOURCES, toStocks } from './rows.ts'

const found = v.object({
  code: v.string(),
  name: v.string(),
  market: v.string(),
  exchange: looseText,
  logo: v.fallback(v.object({ logo: v.unknown() }), { logo: undefined }),
})
const list = v.nullish(v.array(v.unknown()), [])
const answer = v.object({ Result: v.object({ stock: list, index: list }) })

const EXCHANGES: Readonly<Record<string, string>> = { SH: 'sh', SZ: 'sz', BJ: 'bj' }

/** Baidu's search; `ab` is mainland China. */
export const baiduSearch: SearchSource = defineSource({
  id: STOCK_SOURCES.baidu,
  ...SEARCH,
  attempts: [
    {
      request: (text: string) => ({
        url: `https://finance.pae.baidu.com/selfselect/sug?wd=${encode(text)}&skip_login=1&finClientType=pc`,
      }),
      read: (response) => {
        const { stock, index } = parseShape(answer, readJson(response)).Result
        const rows = knownRows(found, [...(stock ?? []), ...(index ?? [])]).map(
          ({ code, name, market, exchange, logo }) => ({
            market: market === 'ab' ? (EXCHANGES[exchange.toUpperCase()] ?? '') : market,
            code: code.toUpperCase(),
            name,
            logo: logo.logo,
          }),
        )
        return { list: toStocks(rows), source: STOCK_SOURCES.baidu }
      },
    },
  ],
})

export const baiduStocks = defineProvider<undefined, StockQueries>({
  id: STOCK_SOURCES.baidu,
  purpose: 'search of stocks',
  fallback: 'no search',
  needs: nothing,
  open: (ports) => ({ search: openSource(baiduSearch, ports) }),
  questions: () => [question(baiduSearch, SAMPLE_TEXT_OF_STOCK)],
})
