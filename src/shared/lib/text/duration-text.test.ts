import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0:00'],
  [87.9, '1:27'],
  [228, '3:48'],
  [3_671, '1:01:11'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})
