import type { StockMarket } from '../../../shared/entities/stock.ts'
import { marketMoment } from '../../../shared/lib/calendar/market-hours.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource } from '../source.ts'
import { encode, readText } from '../text.ts'
import { indexName, indexNamed } from './indices.ts'
import { SAMPLE_STOCK_IDS, type StockQueries } from './queries.ts'
import { dayOf, linesOf, minutesOf, QUOTES, type QuoteSource, type RawQuote, STOCK_SOURCES, toQuotes } from './rows.ts'

const LINE = /var hq_str_(?<name>[\w$.]+)="(?<fields>[^"]*)";\s*/y

/** Sina's quotes: a line `var hq_str_sh600519="name,open,…";` for each, in GBK. It answers its own pages only. */
export const sinaQuotes: QuoteSource = defineSource({
  id: STOCK_SOURCES.sina,
  ...QUOTES,
  attempts: [
    {
      request: (ids: readonly string[]) => ({
        url: `https://hq.sinajs.cn/list=${ids.map((id) => encode(nameOf(id))).join()}`,
        headers: { referer: 'https://finance.sina.com.cn/' },
      }),
      read: (response) => {
        const lines = linesOf(readText(response), LINE)
        const rows = lines.flatMap(({ groups }) => readQuote(groups?.name ?? '', groups?.fields ?? '') ?? [])
        return { list: toQuotes(rows), source: STOCK_SOURCES.sina }
      },
    },
  ],
})

/** `gb_aapl` for an American stock, whose full stop is a dollar; `gb_ixic` for an index. */
function nameOf(id: string): string {
  if (!id.startsWith('us')) return id
  return `gb_${indexName('sina', id) ?? id.slice(2).toLowerCase().replaceAll('.', '$')}`
}

function readQuote(sinaName: string, text: string): RawQuote | undefined {
  const fields = text.split(',')
  if (sinaName.startsWith('gb_')) return readAmerican(sinaName.slice(3), fields)
  if (sinaName.startsWith('hk')) {
    const [, name = '', open, previous, high, low, last] = fields
    const at = momentOf('hk', fields[17] ?? '', fields[18] ?? '')
    return { id: `hk${sinaName.slice(2)}`, name, open, previous, high, low, last, at }
  }
  const [name = '', open, previous, last, high, low] = fields
  const at = momentOf('sh', fields[30] ?? '', fields[31] ?? '')
  return { id: sinaName, name, open, previous, high, low, last, at }
}

/** Its time is Beijing's. */
function readAmerican(code: string, fields: readonly string[]): RawQuote {
  const [name = '', last, , time = '', , open, high, low] = fields
  const [day = '', clock = ''] = time.split(' ')
  const id = indexNamed('sina', code) ?? `us${code.toUpperCase().replaceAll('$', '.')}`
  return { id, name, last, open, high, low, previous: fields[26], at: momentOf('sh', day, clock) }
}

/** The moment of `2026/05/26` and `16:08:26`. */
const momentOf = (market: StockMarket, day: string, clock: string): number =>
  marketMoment(market, dayOf(day.replaceAll(/\D/g, '')), minutesOf(clock.replaceAll(':', '').slice(0, 4)))

export const sinaStocks = defineProvider<undefined, StockQueries>({
  id: STOCK_SOURCES.sina,
  purpose: 'quotes of stocks',
  fallback: 'the last quotes',
  needs: nothing,
  open: (ports) => ({ quotes: openSource(sinaQuotes, ports) }),
  questions: () => [question(sinaQuotes, SAMPLE_STOCK_IDS)],
})
