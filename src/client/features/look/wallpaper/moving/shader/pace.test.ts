import { expect, test } from 'vitest'
import { FULL_PACE, withFrame } from './pace.ts'

const after = (...frames: readonly number[]) => frames.reduce(withFrame, FULL_PACE).share
const many = (count: number, ms: number) => Array.from({ length: count }, () => ms)

test('a machine that keeps up draws every pixel, a single stall notwithstanding', () => {
  expect(after(...many(100, 34))).toBe(1)
  expect(after(...many(5, 200), 34, ...many(5, 200))).toBe(1)
})

test('a slow machine draws half as many pixels, and half again, to a sixteenth', () => {
  expect(after(...many(6, 100))).toBe(0.5)
  expect(after(...many(12, 100))).toBe(0.25)
  expect(after(...many(1000, 100))).toBe(1 / 16)
})
