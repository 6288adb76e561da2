import * as v from 'valibot'
import {
  CHART_RANGES,
  chartPointSchema,
  STOCKS_LIMIT,
  type Stock,
  stockIdOf,
  stockIdSchema,
  stockQuoteSchema,
  stockSchema,
} from '../../../shared/entities/stock.ts'
import { defineDocument, type Parsed, salvage } from '../../kit/documents.ts'
import { defineLiveDocument } from '../../kit/live.ts'
import { isPlainObject } from '../../kit/rules.ts'
import type { Picks } from './model.ts'

/** The stocks that the user has picked, and the colour of a rise. */
export const picks = defineDocument<Picks>({
  id: 'stocks',
  section: 'more',
  travels: 'account',
  merge: { fields: { selectList: { union: ['market', 'code'] } } },
  initial: { rise: '' },
  schema: { parse: parsePicks },
})

function parsePicks(input: unknown): Parsed<Picks> {
  if (!isPlainObject(input)) return { ok: false, reason: 'no picks' }
  const repaired: string[] = []
  const given = input.rise ?? ''
  const rise = given === 'red' || given === 'green' ? given : ''
  if (rise !== given) repaired.push('rise')
  if (input.selectList === undefined) return { ok: true, value: { rise }, repaired }
  const ids = new Set<string>()
  const selectList = salvage(input.selectList, 'selectList', repaired, (one): Stock | undefined => {
    const parsed = v.safeParse(v.union([stockSchema, v.omit(stockSchema, ['logo'])]), one)
    if (!parsed.success || ids.size === STOCKS_LIMIT || ids.has(stockIdOf(parsed.output))) return undefined
    ids.add(stockIdOf(parsed.output))
    return parsed.output
  })
  return { ok: true, value: { rise, selectList }, repaired }
}

/** The last quotes, and of which stocks they were asked for. */
export const stockQuotes = defineLiveDocument(
  'stocks.quotes',
  v.object({
    ids: v.pipe(v.array(stockIdSchema), v.maxLength(STOCKS_LIMIT)),
    quotes: v.pipe(v.array(stockQuoteSchema), v.maxLength(STOCKS_LIMIT)),
    source: v.string(),
  }),
  1,
)

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The last sparklines, by the ids of the stocks. */
export const stockSparks = defineLiveDocument(
  'stocks.sparks',
  v.pipe(v.array(v.tuple([share, v.pipe(v.number(), v.gtValue(0))])), v.maxLength(48)),
  STOCKS_LIMIT,
)

/** The charts that were looked at last, by id and range. */
export const stockCharts = defineLiveDocument(
  'stocks.charts',
  v.object({ points: v.pipe(v.array(chartPointSchema), v.maxLength(500)), source: v.string() }),
  CHART_RANGES.length * 2,
)
