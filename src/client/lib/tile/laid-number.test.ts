import { expect, test } from 'vitest'
import { laidNumber } from './laid-number.ts'

test.each([
  ['home-hot-search', 1],
  ['news-hot-search-2', 2],
  ['hot-search', undefined],
  ['-hot-search', undefined],
  ['home-hot-search-x', undefined],
  ['V1StGXR8_Z5j', undefined],
])('%s', (id, number) => expect(laidNumber(id, 'hot-search')).toBe(number))
