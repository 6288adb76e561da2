import { expect, test } from 'vitest'
import { withRim } from './with-rim.ts'

test('a user’s shadow replaces the outer shadow, the rim stays', () => {
  expect(withRim('0 1px 2px #000000')).toBe('var(--gk-rim), 0 1px 2px #000000')
  expect(withRim('none')).toBe('var(--gk-rim)')
  expect(withRim('')).toBe('')
})
