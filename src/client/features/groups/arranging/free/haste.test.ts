import { expect, test } from 'vitest'
import { isHasty } from './haste.ts'

const from = { x: 100, y: 100 }

test('a hand is hasty above 500 px a second, in any direction and however long the frame', () => {
  expect(isHasty(from, { x: 107, y: 100 }, 16)).toBe(false)
  expect(isHasty(from, { x: 109, y: 100 }, 16)).toBe(true)
  expect(isHasty(from, { x: 94, y: 92 }, 16)).toBe(true)
  expect(isHasty(from, { x: 109, y: 100 }, 32)).toBe(false)
})

test('a hand that rests is not, nor are keys', () => {
  expect(isHasty(from, from, 16)).toBe(false)
  expect(isHasty(from, from, 0)).toBe(false)
})
