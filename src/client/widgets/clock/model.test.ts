import { expect, test } from 'vitest'
import { handsAt } from './model.ts'

test('each hand moves between its marks with the faster one', () => {
  expect(handsAt(new Date(2026, 8, 18, 9, 30, 0))).toEqual({ hour: 9.5 / 12, minute: 0.5, second: 0 })
  expect(handsAt(new Date(2026, 8, 18, 21, 0, 30)).second).toBe(0.5)
  expect(handsAt(new Date(2026, 8, 18, 0, 0, 0))).toEqual({ hour: 0, minute: 0, second: 0 })
})
