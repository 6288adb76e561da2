import { expect, test } from 'vitest'
import { STOCKS_LIMIT } from '../../../shared/entities/stock.ts'
import { picks, stockQuotes } from './document.ts'

const read = (data: unknown) => {
  const decoded = picks.decode({ version: 0, data })
  if (decoded.at !== 'read') throw new Error(decoded.at)
  return decoded
}
const apple = { market: 'us', code: 'AAPL', name: '苹果' }

test('a list of the specification is read with its logos, whatever else it says of a stock', () => {
  const withLogo = { ...apple, logo: 'https://a.example/x.png' }
  const { value, repaired } = read({ selectList: [{ ...withLogo, price: 7 }] })
  expect(value).toEqual({ rise: '', selectList: [withLogo] })
  expect(repaired).toEqual([])
  expect(read({ selectList: [{ ...apple, logo: 'http://a.example/x.png' }] }).value).toEqual({
    rise: '',
    selectList: [apple],
  })
})

test('damaged stocks and those that are in it twice are dropped, the others stay', () => {
  const { value, repaired } = read({
    selectList: [apple, { ...apple, name: 'again' }, { market: 'moon', code: '1', name: 'x' }, 7, null],
    rise: 'purple',
  })
  expect(value).toEqual({ rise: '', selectList: [apple] })
  expect(repaired).toEqual(['rise', 'selectList.1', 'selectList.2', 'selectList.3', 'selectList.4'])
})

test('no list, an empty one and one that is too long', () => {
  expect(read({}).value).toEqual({ rise: '' })
  expect(read({ rise: 'green', selectList: [] }).value).toEqual({ rise: 'green', selectList: [] })
  const many = Array.from({ length: STOCKS_LIMIT + 5 }, (_, at) => ({ ...apple, code: `A${at}` }))
  expect(read({ selectList: many }).value.selectList).toHaveLength(STOCKS_LIMIT)
  expect(picks.decode({ version: 0, data: 5 })).toMatchObject({ at: 'invalid' })
})

test('a quote of no date or of no price that there can be is not shown', () => {
  const quote = { id: 'sh000001', name: '上证指数', last: 3872.6, previous: 3856.41, at: 1_795_000_000_000 }
  const decode = (one: object) =>
    stockQuotes.decode({
      version: 0,
      data: { picked: { value: { ids: ['sh000001'], quotes: [one], source: '' }, at: 1, askedAt: 1 } },
    })
  expect(decode(quote)).toMatchObject({ value: { picked: { value: { quotes: [quote] } } }, repaired: [] })
  for (const wrong of [{ at: 9e15 }, { at: -1 }, { last: 1e300 }, { previous: 0 }])
    expect(decode({ ...quote, ...wrong }), JSON.stringify(wrong)).toMatchObject({
      value: {},
      repaired: ['answers.picked'],
    })
})
