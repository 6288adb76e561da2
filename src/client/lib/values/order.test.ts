import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertBehind } from './order.ts'

const insert = (list: string, reference: string) => insertBehind([...list], [...reference], String).join('')

test.each([
  ['abc', 'axbcy', 'axbcy'],
  ['cba', 'axbcy', 'cybax'],
  ['abc', 'xyabc', 'xyabc'],
  ['', 'abc', 'abc'],
  ['abc', '', 'abc'],
  ['aab', 'axb', 'axab'],
  ['ab', 'xxa', 'xab'],
])('%s with what only %s has: %s', (list, reference, expected) => {
  expect(insert(list, reference)).toBe(expected)
})

test('each entry is there once, behind its left neighbour unless that was followed by others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.uniqueArray(fc.nat(20)), (list, reference) => {
      const merged = insertBehind(list, reference, String)
      expect(merged.toSorted((a, b) => a - b)).toEqual([...new Set([...list, ...reference])].sort((a, b) => a - b))
      expect(merged.filter((one) => list.includes(one))).toEqual(list)
    }),
  )
})

test('hundreds of thousands of entries are inserted at once', () => {
  const numbers = (from: number) => Array.from({ length: 200_000 }, (_, at) => from + at)
  const merged = insertBehind(numbers(0), [-1, ...numbers(1_000_000), 100_000, ...numbers(2_000_000)], String)
  expect([merged.length, merged[0], merged[200_001]]).toEqual([600_001, -1, 0])
})
