import * as v from 'valibot'
import {
  CHART_RANGES,
  chartPointSchema,
  logoAddress,
  STOCKS_LIMIT,
  stockIdSchema,
  stockQuoteSchema,
  stockSchema,
} from '../entities/stock.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { freshness } from './freshness.ts'

/** The most stocks that a search finds. */
export const FOUND_STOCKS_LIMIT = 20

const told = {
  ...freshness,
  /** The id of the third party that says it. */
  source: v.string(),
}

/** Stocks, funds and indices by name, code or pinyin; refused while nobody answers. */
export const stockSearch = endpoint({
  method: 'GET',
  path: '/api/stock_search',
  about: 'Searches stocks, funds and indices of mainland China, Hong Kong and the United States.',
  input: v.object({ wd: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  output: v.object({ Result: v.object({ stock: v.array(stockSchema) }), ...told }),
  cache: 3600,
  thirdParty: () => 'stocks.tencent',
})

/** The logo of a stock, drawn anew within 480 pixels. */
export const stockLogo = fileEndpoint({
  path: '/api/stock_logo',
  about: 'Fetches the logo of a stock and draws it anew.',
  input: v.object({ url: logoAddress }),
  type: 'image/webp',
  cache: 7 * 24 * 3600,
  // the only source that gives logos
  thirdParty: () => 'stocks.baidu',
})

/** The ids of the codes that a query names, in one order whatever theirs was. */
const codes = v.pipe(
  v.string(),
  v.maxLength(STOCKS_LIMIT * 15),
  v.transform((text) => [...new Set(text.split(','))].toSorted()),
  v.array(stockIdSchema),
  v.minLength(1),
  v.maxLength(STOCKS_LIMIT),
  v.transform((ids) => ids.join()),
)

/** Quotes of the stocks that the user has picked; those that are not known are left out. */
export const selfSelect = endpoint({
  method: 'GET',
  path: '/api/selfselect',
  about: 'Quotes the stocks of a list such as sh000001,hk00700,usAAPL.',
  input: v.object({ codes }),
  output: v.object({ quotes: v.array(stockQuoteSchema), ...told }),
  cache: 0,
  thirdParty: () => 'stocks.tencent',
})

/** The prices of a stock over a range, oldest first. */
export const stockChart = endpoint({
  method: 'GET',
  path: '/api/stock_chart',
  about: 'The prices of a stock by minute or by day.',
  input: v.object({ code: stockIdSchema, range: v.optional(v.picklist(CHART_RANGES), 'day') }),
  output: v.object({ points: v.array(chartPointSchema), ...told }),
  cache: 0,
  thirdParty: () => 'stocks.tencent',
})
