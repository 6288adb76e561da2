import { expect, test } from 'vitest'
import { stopAfter } from './roving.ts'

test('arrows walk along the bar and around its ends', () => {
  expect(stopAfter('ArrowDown', 0, 3, 'column')).toBe(1)
  expect(stopAfter('ArrowDown', 2, 3, 'column')).toBe(0)
  expect(stopAfter('ArrowUp', 0, 3, 'column')).toBe(2)
  expect(stopAfter('ArrowRight', 1, 3, 'row')).toBe(2)
})

test('Home and End lead to the ends, other keys and an empty bar nowhere', () => {
  expect(stopAfter('End', 0, 3, 'row')).toBe(2)
  expect(stopAfter('Home', 2, 3, 'row')).toBe(0)
  expect(stopAfter('ArrowDown', 0, 3, 'row')).toBeUndefined()
  expect(stopAfter('Home', 0, 0, 'row')).toBeUndefined()
})
