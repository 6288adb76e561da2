import { expect, test } from 'vitest'
import { STOCKS_LIMIT } from '../../../shared/entities/stock.ts'
import { picks } from './document.ts'

const read = (data: unknown) => {
  const decoded = picks.decode({ version: 0, data })
  if (decoded.at !== 'read') throw new Error(decoded.at)
  return decoded
}
const apple = { market: 'us', code: 'AAPL', name: '苹果' }

test('a list of the specification is read, whatever else it says of a stock', () => {
  const { value, repaired } = read({ selectList: [{ ...apple, logo: 'https://a.example/x.png' }] })
  expect(value).toEqual({ rise: '', selectList: [apple] })
  expect(repaired).toEqual([])
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
