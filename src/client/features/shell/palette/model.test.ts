import { expect, test } from 'vitest'
import { nextRow } from './model.ts'

test('arrows move by a row and wrap, PgUp and PgDn by a page, Home and End to the ends', () => {
  const moves = [
    ['ArrowDown', 0, 1],
    ['ArrowDown', 19, 0],
    ['ArrowUp', 0, 19],
    ['ArrowUp', 5, 4],
    ['Home', 7, 0],
    ['End', 7, 19],
    ['PageDown', 7, 15],
    ['PageDown', 15, 19],
    ['PageUp', 7, 0],
    ['PageUp', 12, 4],
  ] as const
  for (const [key, from, to] of moves) expect(nextRow(key, from, 20, 8), `${key} ${from}`).toBe(to)
})

test('other keys do not move, and none does in an empty list', () => {
  expect(nextRow('a', 0, 20, 8)).toBeUndefined()
  expect(nextRow('ArrowDown', 0, 0, 8)).toBeUndefined()
})
