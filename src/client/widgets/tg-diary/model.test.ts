import { expect, test } from 'vitest'
import { dateOf, lineCount } from './model.ts'

const today = new Date(2026, 10, 24)

test('an entry is dated by the day for which it was fetched', () => {
  expect(dateOf('2026-09-18', 'zh-CN', today, true)).toBe('9月18日周五')
  expect(dateOf('2026-09-18', 'en', today, true)).toBe('Fri, September 18')
  expect(dateOf('2026-09-18', 'ja', today, false)).toBe('9/18')
  expect(dateOf('', 'zh-CN', today, false)).toBe('11/24')
})

test('a tile shows as many lines as it has height for', () => {
  expect([1, 2, 3, 6].map(lineCount)).toEqual([2, 4, 7, 19])
})
