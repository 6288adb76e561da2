import { expect, test } from 'vitest'
import { countUp } from './model.ts'

test('each tile has its own counter', () => {
  expect(countUp(countUp(countUp({}, 'a'), 'b'), 'a')).toEqual({ a: 2, b: 1 })
})
