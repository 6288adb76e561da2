import { expect, test } from 'vitest'
import { seededRandom } from './seeded.ts'

const first = (text: string) => {
  const next = seededRandom(text)
  return Array.from({ length: 1000 }, next)
}

test('the same text gives the same numbers, another one others, all in [0, 1)', () => {
  expect(first('a')).toEqual(first('a'))
  expect(first('a')).not.toEqual(first('b'))
  const all = first('genkan')
  expect(all.every((one) => one >= 0 && one < 1)).toBe(true)
  expect(new Set(all).size).toBeGreaterThan(990)
  expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(0.5, 1)
})
