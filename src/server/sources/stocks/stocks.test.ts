import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FOUND_STOCKS_LIMIT } from '../../../shared/api/stocks.ts'
import {
  chartPointSchema,
  STOCKS_LIMIT,
  stockIdOf,
  stockQuoteSchema,
  stockSchema,
} from '../../../shared/entities/stock.ts'
import { describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openSource } from '../runner.ts'
import { baiduSearch } from './baidu.ts'
import { type Candles, tencentAmericanCharts, tencentCharts } from './charts.ts'
import { eastmoneyQuotes, eastmoneySearch } from './eastmoney.ts'
import { openStocks } from './index.ts'
import type { SourcedList } from './rows.ts'
import { QUOTES, toQuotes } from './rows.ts'
import { sinaQuotes } from './sina.ts'
import { tencentQuotes, tencentSearch } from './tencent.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['stocks'])
const { get, use, hits, ports } = replay

const TEXT = '腾讯'
const IDS = ['sh000001', 'hk00700', 'usAAPL', 'us.IXIC']
const SHANGHAI = { id: 'sh000001', candles: 'minutes' } as const
const APPLE = { id: 'usAAPL', candles: 'days' } as const

const valid =
  <T>(schema: v.GenericSchema<unknown, T>, limit: number) =>
  ({ list }: SourcedList<T>) =>
    list.length <= limit && list.every((row) => v.is(schema, row))
const areStocks = valid(stockSchema, FOUND_STOCKS_LIMIT)
const areQuotes = valid(stockQuoteSchema, STOCKS_LIMIT)
const arePoints = valid(chartPointSchema, 500)

const SEARCHES = [
  ['tencent', tencentSearch],
  ['eastmoney', eastmoneySearch],
  ['baidu', baiduSearch],
] as const
const QUOTERS = [
  ['tencent', tencentQuotes],
  ['sina', sinaQuotes],
  ['eastmoney', eastmoneyQuotes],
] as const

for (const [name, source] of SEARCHES)
  describeSource(
    { name: `search of ${name}`, source, query: TEXT, attempts: [`${name}-search.happy`], isValid: areStocks },
    replay,
  )
for (const [name, source] of QUOTERS)
  describeSource(
    { name: `quotes of ${name}`, source, query: IDS, attempts: [`${name}-quotes.happy`], isValid: areQuotes },
    replay,
  )
for (const candles of ['minutes', 'fiveDays', 'days'] as const)
  describeSource(
    {
      name: `charts: ${candles}`,
      source: tencentCharts,
      query: { id: 'sh000001', candles },
      attempts: [`${candles}.happy`],
      isValid: arePoints,
    },
    replay,
  )
for (const [candles, name] of [
  ['minutes', 'american-minutes'],
  ['fiveDays', 'american-fiveDays'],
  ['days', 'american'],
] as const)
  describeSource(
    {
      name: `charts of American stocks: ${candles}`,
      source: tencentAmericanCharts,
      query: { id: 'usAAPL', candles },
      attempts: [`${name}.happy`, `${name}.second`, `${name}.third`],
      isValid: arePoints,
    },
    replay,
  )

describe.each(SEARCHES)('a search of %s', (name, source) => {
  const search = async () => (await openSource(source, ports())(TEXT)).value.list

  test('has the stocks of our markets, each once', async () => {
    use(get(`${name}-search.happy`))
    const found = await search()
    const logo = name === 'baidu' ? { logo: 'https://example.com/a.png' } : {}
    expect(found).toContainEqual({ market: 'hk', code: '00700', name: '腾讯控股', ...logo })
    // a logo of another shape is none
    expect(found).toContainEqual({ market: 'sz', code: '000001', name: '平安银行' })
    const ids = found.map(stockIdOf)
    expect(ids).toEqual(
      {
        tencent: ['hk00700', 'sz000001', 'usAAPL', 'usBRK.B', 'us.IXIC', 'hkHSI'],
        eastmoney: ['hk00700', 'sz000001', 'bj920799', 'usAAPL', 'usBRK.B', 'us.IXIC', 'hkHSI'],
        baidu: ['hk00700', 'sz000001', 'usAAPL', 'hkHSI'],
      }[name],
    )
  })

  test('has at most twenty; drops rows of another shape; may find nothing', async () => {
    use(get(`${name}-search.many`))
    expect(await search()).toHaveLength(20)
    use(get(`${name}-search.drift`))
    expect((await search()).map(stockIdOf)).toEqual(['sz000001'])
    use(get(`${name}-search.none`))
    expect(await search()).toEqual([])
  })
})

describe.each(QUOTERS)('quotes of %s', (name, source) => {
  const quote = async () => (await openSource(source, ports())(IDS)).value.list

  test('have prices as numbers, and their time by the clock of the market', async () => {
    use(get(`${name}-quotes.happy`))
    const quotes = await quote()
    expect(quotes.map(({ id }) => id)).toEqual(IDS)
    expect(quotes[0]).toMatchObject({
      name: '上证指数',
      last: 3872.6,
      previous: 3856.41,
      open: 3860,
      high: 3880.1,
      low: 3851.2,
    })
    expect(quotes[1]).toMatchObject({ name: '腾讯控股', last: 612.5, previous: 614.4 })
    expect(quotes[2]).toMatchObject({
      name: '苹果',
      last: 238.99,
      previous: 236.34,
      open: 237,
      high: 239.5,
      low: 236.1,
    })
    expect(Math.floor((quotes[0]?.at ?? 0) / 60_000) * 60_000).toBe(Date.parse('2026-11-25T15:00+08:00'))
  })

  test('without a price are left out; unknown ones alone are nothing', async () => {
    use(get(`${name}-quotes.drift`))
    if (name === 'sina') await expect(quote()).resolves.toHaveLength(1)
    else
      expect((await quote()).map(({ id, last, high }) => [id, last, high])).toEqual([['sh000001', 3872.6, undefined]])
    use(get(`${name}-quotes.none`))
    await expect(quote()).rejects.toMatchObject({ kind: 'empty' })
  })
})

test.each(['tencent-quotes.gbk', 'tencent-quotes.gbk-unsaid', 'sina-quotes.gbk'])(
  '%s is read as what it is',
  async (fixture) => {
    use(get(fixture))
    const source = fixture.startsWith('sina') ? sinaQuotes : tencentQuotes
    const { list } = (await openSource(source, ports())(IDS)).value
    expect(list.map(({ name }) => name)).toEqual(['上证指数', '腾讯控股', '苹果', '纳斯达克'])
  },
)

test('American times are those of New York, or of Beijing where the source writes them so', async () => {
  use(get('tencent-quotes.happy'))
  const first = (await openSource(tencentQuotes, ports())(IDS)).value.list[2]?.at
  use(get('sina-quotes.happy'))
  const second = (await openSource(sinaQuotes, ports())(IDS)).value.list[2]?.at
  expect([first, second]).toEqual([Date.parse('2026-11-24T21:00Z'), Date.parse('2026-11-24T21:00Z')])
})

describe('a chart', () => {
  const chart = async (id: string, candles: Candles) =>
    (await openSource(tencentCharts, ports())({ id, candles })).value.list

  test('has the minutes of a day, without those that are none', async () => {
    use(get('minutes.happy'))
    expect(await chart('sh000001', 'minutes')).toEqual([
      { at: Date.parse('2026-11-25T09:30+08:00'), price: 3860 },
      { at: Date.parse('2026-11-25T09:31+08:00'), price: 3861.5 },
      { at: Date.parse('2026-11-25T15:00+08:00'), price: 3872.6 },
    ])
    use(get('minutes.drift'))
    expect(await chart('sh000001', 'minutes')).toEqual([{ at: Date.parse('2026-11-25T09:30+08:00'), price: 3860 }])
    use(get('minutes.none'))
    await expect(chart('sh000001', 'minutes')).rejects.toMatchObject({ kind: 'empty' })
  })

  test('of five days has every fifth minute in order, whichever day comes first', async () => {
    use(get('fiveDays.happy'))
    const points = await chart('sh000001', 'fiveDays')
    expect(points.map(({ price }) => price)).toEqual([3850, 3856.41, 3860, 3872.6])
  })

  test('of days has their prices, at most a year of them', async () => {
    use(get('days.happy'))
    const points = await chart('sh000001', 'days')
    expect(points).toHaveLength(250)
    expect(points.at(-1)).toEqual({
      at: Date.parse('2026-11-25T00:00+08:00'),
      price: 4099,
      open: 4098,
      high: 4101,
      low: 4096,
    })
    use(get('days.hk'))
    expect(await chart('hk00700', 'days')).toHaveLength(2)
  })

  test('of an American stock is asked for at one exchange after the other', async () => {
    use(get('american.none'), get('american.second'))
    const { list } = (await openSource(tencentAmericanCharts, ports())(APPLE)).value
    expect(list.map(({ price }) => price)).toEqual([36.5, 38.5])
    expect(hits()).toHaveLength(2)
    const ends = {
      data: { 'usAAPL.OQ': { day: ['1999-01-04', '2026-11-24'].map((date) => [date, '1', '2', '3', '1']) } },
    }
    use(withResponse(get('american.happy'), { bodyText: JSON.stringify(ends) }), get('american.second'))
    await openSource(tencentAmericanCharts, ports())(APPLE)
    expect(hits()).toHaveLength(2)
  })
})

test('quotes have one key in whatever order they are asked for, and are fresh by the hours of their markets', () => {
  expect(QUOTES.key(['us.IXIC', 'hk00700'])).toBe(QUOTES.key(['hk00700', 'us.IXIC']))
  expect(QUOTES.freshSeconds(['sh000001'], Date.parse('2026-11-25T10:00+08:00'))).toBe(15)
  expect(QUOTES.freshSeconds(['sh000001'], Date.parse('2026-11-25T20:00+08:00'))).toBe(1800)
})

describe('for a user', () => {
  test('another third party is asked where the first fails or is switched off, and named', async () => {
    use(withResponse(get('tencent-quotes.happy'), { status: 500 }), get('sina-quotes.happy'))
    expect(await openStocks(ports()).quotes(IDS, 'me')).toMatchObject({
      value: { source: 'stocks.sina' },
      from: 'live',
    })
    use(get('baidu-search.happy'))
    const stocks = openStocks(ports(['stocks.tencent', 'stocks.eastmoney']))
    expect(await stocks.search(TEXT, 'me')).toMatchObject({ value: { source: 'stocks.baidu' } })
    expect(hits()).toHaveLength(1)
    expect(await stocks.chart('sh000001', 'day', 'me')).toBe('off')
  })

  test('a range has its days; one that does not answer says so', async () => {
    const stocks = openStocks(ports())
    use(get('days.happy'))
    for (const [range, count] of [
      ['month', 22],
      ['half', 125],
      ['year', 250],
    ] as const) {
      const chart = await stocks.chart('sh000001', range, 'me')
      expect(typeof chart === 'string' ? chart : chart.value.list).toHaveLength(count)
    }
    expect(hits()).toHaveLength(1)
    use(withResponse(get('minutes.happy'), { status: 500 }))
    expect(await stocks.chart(SHANGHAI.id, 'day', 'me')).toBe('failed')
  })
})

test('a quote keeps its price where its time is none that there can be', () => {
  const row = { id: 'sh000001', name: '上证指数', last: '3872.6', previous: '3856.41', open: 0, high: '-', low: '' }
  for (const at of [0, -5, Number.NaN, Date.parse('9999-12-31')])
    expect(toQuotes([{ ...row, at }]), String(at)).toEqual([
      { id: 'sh000001', name: '上证指数', last: 3872.6, previous: 3856.41 },
    ])
  expect(() => toQuotes([{ ...row, last: '1e300' }])).toThrow('no quote')
})
