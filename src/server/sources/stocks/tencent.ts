import { STOCK_MARKETS, type StockMarket } from '../../../shared/entities/stock.ts'
import { marketMoment } from '../../../shared/lib/calendar/market-hours.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { defineSource, SourceFailure } from '../source.ts'
import { encode, readText } from '../text.ts'
import { type Candles, tencentAmericanCharts, tencentCharts } from './charts.ts'
import { SAMPLE_STOCK_IDS, SAMPLE_TEXT_OF_STOCK, type StockQueries } from './queries.ts'
import {
  dayOf,
  linesOf,
  minutesOf,
  QUOTES,
  type QuoteSource,
  type RawQuote,
  SEARCH,
  type SearchSource,
  STOCK_SOURCES,
  toQuotes,
  toStocks,
} from './rows.ts'

const HINT = /^v_hint="(?<rows>[^"]*)";?$/
const EXCHANGE = /(?<=.)\.[a-z]+$/i

/** Tencent's search: `v_hint="sz~000001~name~pinyin~kind^…"`, the names as escapes; `N` when there is none. */
export const tencentSearch: SearchSource = defineSource({
  id: STOCK_SOURCES.tencent,
  ...SEARCH,
  attempts: [
    {
      request: (text: string) => ({ url: `https://smartbox.gtimg.cn/s3/?v=2&t=all&c=1&q=${encode(text)}` }),
      read: (response) => {
        const rows = HINT.exec(readText(response))?.groups?.rows
        if (rows === undefined) throw new SourceFailure('shape', 'not a hint')
        const list = toStocks(unescaped(rows).split('^').map(readHint))
        return { list, source: STOCK_SOURCES.tencent }
      },
    },
  ],
})

/** @throws SourceFailure `shape` for escapes that are none */
function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    throw new SourceFailure('shape', 'escapes that are none')
  }
}

/** A row of our markets. An American code ends with its exchange: `aapl.oq`, `brk.b.n`; an index does not: `.ixic`. */
function readHint(row: string): { market: StockMarket; code: string; name: string } | undefined {
  const [market = '', code = '', name = ''] = row.split('~')
  if (!isMarket(market)) return undefined
  return { market, code: codeOf(market, code), name }
}

const codeOf = (market: StockMarket, code: string): string =>
  (market === 'us' ? code.replace(EXCHANGE, '') : code).toUpperCase()

const isMarket = (text: string): text is StockMarket => STOCK_MARKETS.some((market) => market === text)

const QUOTE_LINE = /v_(?<id>[\w.$-]+)="(?<fields>[^"]*)";\s*/y

/** Tencent's quotes: a line `v_sh600519="1~name~code~price~…";` for each, in GBK. */
export const tencentQuotes: QuoteSource = defineSource({
  id: STOCK_SOURCES.tencent,
  ...QUOTES,
  attempts: [
    {
      request: (ids: readonly string[]) => ({ url: `https://qt.gtimg.cn/q=${ids.map(encode).join()}` }),
      read: (response) => {
        const lines = linesOf(readText(response), QUOTE_LINE)
        const rows = lines.flatMap(({ groups }) => readQuote(groups?.id ?? '', groups?.fields ?? '') ?? [])
        return { list: toQuotes(rows), source: STOCK_SOURCES.tencent }
      },
    },
  ],
})

function readQuote(id: string, text: string): RawQuote | undefined {
  const market = id.slice(0, 2)
  const fields = text.split('~')
  const [, name = '', code = '', last, previous, open] = fields
  if (!isMarket(market)) return undefined
  const at = momentOf(market, fields[30] ?? '')
  return { id: market + codeOf(market, code), name, last, previous, open, high: fields[33], low: fields[34], at }
}

/** The moment of `20200410153003`, `2026/05/26 16:08:26` or `2026-05-26 16:00:01`, as the market's clock has it. */
function momentOf(market: StockMarket, text: string): number {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length === 14 ? marketMoment(market, dayOf(digits.slice(0, 8)), minutesOf(digits.slice(8, 12))) : 0
}

const CANDLES: readonly Candles[] = ['minutes', 'fiveDays', 'days']

/** Opens the charts: the codes of American stocks, unlike those of indices, do not say their exchange. */
function openCharts(ports: SourcePorts): StockQueries['charts'] & object {
  const [charts, american] = [openSource(tencentCharts, ports), openSource(tencentAmericanCharts, ports)]
  return (query, caller) =>
    (query.id.startsWith('us') && !query.id.startsWith('us.') ? american : charts)(query, caller)
}

export const tencentStocks = defineProvider<undefined, StockQueries>({
  id: STOCK_SOURCES.tencent,
  purpose: 'stocks, their charts',
  fallback: 'others are asked',
  needs: nothing,
  open: (ports) => ({
    search: openSource(tencentSearch, ports),
    quotes: openSource(tencentQuotes, ports),
    charts: openCharts(ports),
  }),
  questions: () => [
    question(tencentSearch, SAMPLE_TEXT_OF_STOCK),
    question(tencentQuotes, SAMPLE_STOCK_IDS),
    ...CANDLES.flatMap((candles) => [
      question(tencentCharts, { id: 'sh000001', candles }),
      question(tencentAmericanCharts, { id: 'usAAPL', candles }),
    ]),
  ],
})
