import { expect, test } from 'vitest'
import { cachedPlates, isAnalysedFor } from './analysis-cache.ts'

test('plates are reused for the same picture and layout alone', () => {
  const stored = JSON.stringify(['k1', 'a', 'b'])
  expect(cachedPlates(stored, 'k1')).toEqual(['a', 'b'])
  expect(cachedPlates(stored, 'k2')).toBeUndefined()
  expect(cachedPlates(JSON.stringify(['k1']), 'k1')).toEqual([])
})

test('an invalid value is ignored', () => {
  for (const stored of ['', 'k1', '{"0":"k1"}', 'null', '["k1",1]', '["k1"', '[["k1"]]']) {
    expect(cachedPlates(stored, 'k1'), stored).toBeUndefined()
  }
})

test('a result is valid for its own theme; no result is valid for both', () => {
  const stored = JSON.stringify(['dark k1', 'a'])
  expect(isAnalysedFor('dark', stored)).toBe(true)
  expect(isAnalysedFor('light', stored)).toBe(false)
  expect(isAnalysedFor('light', '')).toBe(true)
})
