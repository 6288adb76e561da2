import { expect, test } from 'vitest'
import { cachedPlates, isAnalysedFor } from './analysis-cache.ts'

test('plates hold for the picture and the places that they were found for, and for no other', () => {
  const carried = JSON.stringify(['k1', 'a', 'b'])
  expect(cachedPlates(carried, 'k1')).toEqual(['a', 'b'])
  expect(cachedPlates(carried, 'k2')).toBeUndefined()
  expect(cachedPlates(JSON.stringify(['k1']), 'k1')).toEqual([])
})

test('what nobody here has written is looked at again', () => {
  for (const carried of ['', 'k1', '{"0":"k1"}', 'null', '["k1",1]', '["k1"', '[["k1"]]']) {
    expect(cachedPlates(carried, 'k1'), carried).toBeUndefined()
  }
})

test('what was found in one theme says nothing of the other; what was never looked at is of both', () => {
  const carried = JSON.stringify(['dark k1', 'a'])
  expect(isAnalysedFor('dark', carried)).toBe(true)
  expect(isAnalysedFor('light', carried)).toBe(false)
  expect(isAnalysedFor('light', '')).toBe(true)
})
