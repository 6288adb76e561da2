import { expect, test } from 'vitest'
import { seededRandom } from '../../../client/lib/values/seeded.ts'
import { shuffle } from './shuffle.ts'

test('keeps every entry, in each order equally often', () => {
  const random = seededRandom('shuffle')
  const counts = new Map<string, number>()
  for (let time = 0; time < 6000; time++) {
    const order = shuffle(['a', 'b', 'c'], random).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
