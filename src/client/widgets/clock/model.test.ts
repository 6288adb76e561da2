import { expect, test } from 'vitest'
import { handsAt, tickAngles } from './model.ts'

test('each hand moves between its marks with the faster one', () => {
  expect(handsAt(new Date(2026, 8, 18, 9, 30, 0))).toEqual({ hour: 9.5 / 12, minute: 0.5, second: 0 })
  expect(handsAt(new Date(2026, 8, 18, 21, 0, 30)).second).toBe(0.5)
  expect(handsAt(new Date(2026, 8, 18, 0, 0, 0))).toEqual({ hour: 0, minute: 0, second: 0 })
})

test('the second hand slows down towards the mark of its second, and goes there at once without motion', () => {
  const angles = [24, ...tickAngles(5, true)]
  const ways = angles.slice(1).map((angle, at) => angle - (angles[at] ?? 0))
  expect(ways.every((way, at) => way > 0 && way < (ways[at - 1] ?? 6))).toBe(true)
  expect(angles.at(-1)).toBe(30)
  expect(tickAngles(5, false)).toEqual([30])
})

test('the second hand goes on over twelve, not back', () => {
  const [first = 0, ...more] = tickAngles(0, true)
  expect(first).toBeGreaterThan(-6)
  expect(more.at(-1)).toBe(0)
})
