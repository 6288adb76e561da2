import { expect, test } from 'vitest'
import { countUp, total } from './model.ts'

test('each tile has its own counter', () => {
  expect(countUp(countUp(countUp({}, 'a'), 'b'), 'a')).toEqual({ a: 2, b: 1 })
})

test('the total is the sum over all tiles', () => {
  expect(total({})).toBe(0)
  expect(total({ a: 2, b: 1 })).toBe(3)
})
