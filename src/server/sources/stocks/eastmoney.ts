import * as v from 'valibot'
import type { StockMarket } from '../../../shared/entities/stock.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource } from '../source.ts'
import { encode, knownRows, looseText, parseShape, readJson } from '../text.ts'
import { indexName, indexNamed } from './indices.ts'
import { SAMPLE_STOCK_IDS, SAMPLE_TEXT_OF_STOCK, type StockQueries } from './queries.ts'
import { QUOTES, type QuoteSource, SEARCH, type SearchSource, STOCK_SOURCES, toQuotes, toStocks } from './rows.ts'

/** The numbers of Eastmoney's markets; which of the three American ones a stock is in, only Eastmoney knows. */
const AMERICAN = ['105', '106', '107'] as const
const NUMBERS: Readonly<Record<Exclude<StockMarket, 'us'>, string>> = { sh: '1', sz: '0', bj: '0', hk: '116' }

const found = v.object({ Code: v.string(), Name: v.string(), MktNum: v.union([v.string(), v.number()]) })
const suggestions = v.object({ QuotationCodeTable: v.object({ Data: v.nullish(v.array(v.unknown()), []) }) })

/** Eastmoney's search. */
export const eastmoneySearch: SearchSource = defineSource({
  id: STOCK_SOURCES.eastmoney,
  ...SEARCH,
  attempts: [
    {
      request: (text: string) => ({
        url: `https://searchapi.eastmoney.com/api/suggest/get?input=${encode(text)}&type=14&count=20`,
      }),
      read: (response) => {
        const { Data } = parseShape(suggestions, readJson(response)).QuotationCodeTable
        const rows = knownRows(found, Data ?? []).map(({ Code, Name, MktNum }) => {
          const id = idOf(String(MktNum), Code)
          return id === undefined ? undefined : { market: id.slice(0, 2), code: id.slice(2), name: Name }
        })
        return { list: toStocks(rows), source: STOCK_SOURCES.eastmoney }
      },
    },
  ],
})

const price = v.optional(v.union([v.number(), v.string()]))
const quote = v.object({
  f2: price,
  f12: v.string(),
  f13: v.union([v.number(), v.string()]),
  f14: looseText,
  f15: price,
  f16: price,
  f17: price,
  f18: price,
  f124: v.fallback(v.number(), 0),
})
const quotes = v.object({ data: v.nullable(v.object({ diff: v.nullish(v.array(v.unknown()), []) })) })

/** Eastmoney's quotes; its prices are numbers, or a dash for none. */
export const eastmoneyQuotes: QuoteSource = defineSource({
  id: STOCK_SOURCES.eastmoney,
  ...QUOTES,
  attempts: [
    {
      request: (ids: readonly string[]) => ({
        url: `https://push2.eastmoney.com/api/qt/ulist.np/get?fltt=2&invt=2&fields=f2,f12,f13,f14,f15,f16,f17,f18,f124&secids=${ids.flatMap(secidsOf).map(encode).join()}`,
      }),
      read: (response) => {
        const rows = knownRows(quote, parseShape(quotes, readJson(response)).data?.diff ?? []).flatMap((row) => {
          const id = idOf(String(row.f13), row.f12)
          if (id === undefined) return []
          const { f2: last, f14: name, f15: high, f16: low, f17: open, f18: previous, f124 } = row
          return [{ id, name, last, high, low, open, previous, at: f124 * 1000 }]
        })
        return { list: toQuotes(rows), source: STOCK_SOURCES.eastmoney }
      },
    },
  ],
})

function secidsOf(id: string): readonly string[] {
  const index = indexName('eastmoney', id)
  if (index !== undefined) return [index]
  const code = id.slice(2)
  const [market] = (['sh', 'sz', 'bj', 'hk'] as const).filter((one) => id.startsWith(one))
  // a class of shares is written with an underscore
  return market === undefined
    ? AMERICAN.map((number) => `${number}.${code.replaceAll('.', '_')}`)
    : [`${NUMBERS[market]}.${code}`]
}

/** The id of a code in one of Eastmoney's markets; undefined for a market that is none of ours. */
function idOf(number: string, code: string): string | undefined {
  if (number === '1') return `sh${code}`
  // Shenzhen and Beijing have one number
  if (number === '0') return `${/^(?:4|8|92)/.test(code) ? 'bj' : 'sz'}${code}`
  if (number === '116') return `hk${code}`
  if (AMERICAN.some((one) => one === number)) return `us${code.replaceAll('_', '.')}`
  return indexNamed('eastmoney', `${number}.${code}`)
}

export const eastmoneyStocks = defineProvider<undefined, StockQueries>({
  id: STOCK_SOURCES.eastmoney,
  purpose: 'stocks',
  fallback: 'the last quotes',
  needs: nothing,
  open: (ports) => ({ search: openSource(eastmoneySearch, ports), quotes: openSource(eastmoneyQuotes, ports) }),
  questions: () => [question(eastmoneySearch, SAMPLE_TEXT_OF_STOCK), question(eastmoneyQuotes, SAMPLE_STOCK_IDS)],
})
