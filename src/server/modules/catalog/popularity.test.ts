import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PIN_HEAD_START, sortByPopularity } from './popularity.ts'

const entry = (id: string, pin = false) => ({ id, pin })
const entries = [entry('a'), entry('b', true), entry('c'), entry('d', true)]
const order = (counts: Readonly<Record<string, number>>) =>
  sortByPopularity(entries, new Map(Object.entries(counts)), (one) => one).map(({ id }) => id)

test('without counts the pinned come first, in the order of the catalogue', () => {
  expect(order({})).toEqual(['b', 'd', 'a', 'c'])
})

test('the more often added come first, and one overtakes a pinned one by more than its head start', () => {
  expect(order({ c: 2, a: 1 })).toEqual(['b', 'd', 'c', 'a'])
  expect(order({ c: PIN_HEAD_START })).toEqual(['b', 'c', 'd', 'a'])
  expect(order({ c: PIN_HEAD_START + 1 })).toEqual(['c', 'b', 'd', 'a'])
  expect(order({ d: 1 })).toEqual(['d', 'b', 'a', 'c'])
})

test('nothing is lost or doubled, whatever the counts', () => {
  const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'gone'), fc.nat())
  fc.assert(fc.property(counts, (given) => order(given).toSorted().join() === 'a,b,c,d'))
})
