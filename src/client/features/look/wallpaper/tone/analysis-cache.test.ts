import { expect, test } from 'vitest'
import { isAnalysedFor } from './analysis-cache.ts'

test('a result is valid for its own theme; no result is valid for both', () => {
  expect(isAnalysedFor('dark', 'dark k1')).toBe(true)
  expect(isAnalysedFor('light', 'dark k1')).toBe(false)
  expect(isAnalysedFor('light', '')).toBe(true)
})
