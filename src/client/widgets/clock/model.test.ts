import { expect, test } from 'vitest'
import { handsAt, turnForwards } from './model.ts'

test('each hand moves between its marks with the faster one', () => {
  expect(handsAt(new Date(2026, 8, 18, 9, 30, 0))).toEqual({ hour: 9.5 / 12, minute: 0.5, second: 0 })
  expect(handsAt(new Date(2026, 8, 18, 21, 0, 30)).second).toBe(0.5)
  expect(handsAt(new Date(2026, 8, 18, 0, 0, 0))).toEqual({ hour: 0, minute: 0, second: 0 })
})

test.each([
  [0.25, 0.5, 0.5],
  [0.75, 0, 1], // a new minute
  [3.75, 0.25, 4.25],
  [2, 0, 2],
])('from %d the hand turns forwards to %d, which is at %d', (shown, turn, expected) => {
  expect(turnForwards(shown, turn)).toBe(expected)
})
