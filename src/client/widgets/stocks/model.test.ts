import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { STOCKS_LIMIT, type Stock, stockIdOf } from '../../../shared/entities/stock.ts'
import {
  additionOf,
  changeOf,
  movedStock,
  type Picks,
  picked,
  riseOf,
  sparkOf,
  sparkPaths,
  statusOf,
  toneOf,
  withoutStock,
  withRise,
  withStock,
} from './model.ts'
import { changeText, momentText, priceText, ratioText } from './numbers.ts'

const stock = (market: Stock['market'], code: string): Stock => ({ market, code, name: code })
const list = [stock('sh', '600519'), stock('hk', '00700'), stock('us', 'AAPL')]
const ids = (stocks: readonly Stock[]) => stocks.map(stockIdOf)

describe('the list', () => {
  test('is three indices of the language until it is changed', () => {
    for (const language of LANGUAGES) expect(picked({}, language, (id) => id)).toHaveLength(3)
    expect(ids(picked({}, 'zh-CN', (id) => id))).toEqual(['sh000001', 'hkHSI', 'us.IXIC'])
    expect(picked({ selectList: [] }, 'en', (id) => id)).toEqual([])
  })

  test('takes no stock twice, by market and code, and no more than its limit', () => {
    expect(additionOf(list, { ...stock('hk', '00700'), name: 'other' })).toBe('twice')
    expect(withStock(list, stock('hk', '00700'))).toBe(list)
    expect(additionOf(list, stock('sz', '600519'))).toBe('added')
    expect(ids(withStock(list, stock('sz', '600519'))).at(-1)).toBe('sz600519')
    const full = Array.from({ length: STOCKS_LIMIT }, (_, at) => stock('sh', String(600_000 + at)))
    expect(additionOf(full, list[1] ?? stock('hk', '1'))).toBe('full')
  })

  test('is sorted by hand; what is gone is neither moved nor removed again', () => {
    expect(ids(movedStock(list, 'usAAPL', 0))).toEqual(['usAAPL', 'sh600519', 'hk00700'])
    expect(movedStock(list, 'usMSFT', 0)).toBe(list)
    expect(ids(withoutStock(list, 'hk00700'))).toEqual(['sh600519', 'usAAPL'])
    expect(withoutStock(list, 'usMSFT')).toBe(list)
  })
})

describe('colours', () => {
  const tones = (picks: Pick<Picks, 'rise'>, language: (typeof LANGUAGES)[number]) =>
    (['up', 'down', 'flat'] as const).map((direction) => toneOf(direction, riseOf(picks, language), language))

  test('are those that are usual in the language', () => {
    for (const language of ['zh-CN', 'zh-TW', 'ja'] as const)
      expect(tones({ rise: '' }, language)).toEqual(['red', 'green', 'plain'])
    expect(tones({ rise: '' }, 'ko')).toEqual(['red', 'blue', 'plain'])
    expect(tones({ rise: '' }, 'en')).toEqual(['green', 'red', 'plain'])
  })

  test('can be switched; the usual choice follows the language again', () => {
    const switched = withRise({ rise: '' }, 'green', 'zh-CN')
    expect(tones(switched, 'zh-CN')).toEqual(['green', 'red', 'plain'])
    expect(withRise(switched, 'red', 'zh-CN')).toEqual({ rise: '' })
  })
})

test('a change has its sign, also in words; none has no sign', () => {
  const texts = (last: number, previous: number, language = 'zh-CN') => {
    const change = changeOf(last, previous)
    return [change.direction, changeText(change, last, language), ratioText(change, language)]
  }
  expect(texts(3872.6, 3856.41)).toEqual(['up', '+16.19', '+0.42%'])
  expect(texts(612.5, 614.4, 'en')).toEqual(['down', '−1.90', '−0.31%'])
  expect(texts(10, 10)).toEqual(['flat', '0.00', '0.00%'])
  expect([priceText(3872.604, 'en'), priceText(0.215, 'en'), priceText(612.5, 'ko')]).toEqual([
    '3,872.60',
    '0.215',
    '612.50',
  ])
})

test('a market without a price of today is closed, whatever the hour', () => {
  const now = Date.parse('2026-11-25T10:00+08:00')
  expect(statusOf('sh600519', now, { at: now - 5000 })).toBe('open')
  expect(statusOf('sh600519', now, undefined)).toBe('open')
  expect(statusOf('sh600519', now, { at: now - 24 * 3_600_000 })).toBe('closed')
  expect(statusOf('hk00700', Date.parse('2026-11-25T12:30+08:00'), undefined)).toBe('break')
})

describe('a sparkline', () => {
  const from = Date.parse('2026-11-25T09:30+08:00')

  test('has few points of a day, from its first to its last', () => {
    const points = Array.from({ length: 120 }, (_, at) => ({ at: from + at * 60_000, price: 100 + at }))
    const spark = sparkOf('sh600519', points)
    expect(spark).toHaveLength(48)
    expect(spark[0]).toEqual([0, 100])
    expect(spark.at(-1)).toEqual([0.496, 219])
    expect(sparkOf('sh600519', points.slice(0, 2))).toHaveLength(2)
    expect(sparkOf('sh600519', [])).toEqual([])
  })

  test('is a line and an area in its box, as far as the day has passed', () => {
    const { line, area } = sparkPaths(
      [
        [0, 1],
        [0.25, 3],
        [0.5, 2],
      ],
      { width: 40, height: 12 },
    )
    expect(line).toBe('M0 11L10 1L20 6')
    expect(area).toBe('M0 11L10 1L20 6L20 12L0 12Z')
    expect(sparkPaths([[0, 1]], { width: 40, height: 12 }).line).toBe('')
    const level = sparkPaths(
      [
        [0, 2],
        [1, 2],
      ],
      { width: 40, height: 12 },
    )
    expect(level.line).toBe('M0 6L40 6')
  })
})

test('moments are by the clock of the market', () => {
  const at = Date.parse('2026-11-24T14:35Z')
  expect(momentText(at, 'us', 'day', 'zh-CN')).toBe('09:35')
  expect(momentText(at, 'us', 'week', 'zh-CN')).toBe('11/24 09:35')
  expect(momentText(at, 'hk', 'month', 'zh-CN')).toBe('2026/11/24')
  expect(momentText(at, 'hk', 'month', 'zh-CN', 'tick')).toBe('11/24')
})
