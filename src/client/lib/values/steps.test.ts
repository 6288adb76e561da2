import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestStep } from './steps.ts'

test.each([
  [52, { min: 0, max: 100, step: 5 }, 50],
  [53, { min: 0, max: 100, step: 5 }, 55],
  [500, { min: 40, max: 120, step: 1 }, 120],
  [-3, { min: 40, max: 120, step: 1 }, 40],
  [0.30000000000000004, { min: 0.1, max: 3, step: 0.1 }, 0.3],
])('%d in %j is %d', (value, steps, expected) => {
  expect(nearestStep(value, steps)).toBe(expected)
})

test('any number becomes a step within the range, idempotently', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(0.1, 1, 5, 10),
      (value, min, count, step) => {
        const steps = { min, max: min + count * step, step }
        const near = nearestStep(value, steps)
        expect(near).toBeGreaterThanOrEqual(min)
        expect(near).toBeLessThanOrEqual(Number(steps.max.toFixed(4)))
        expect(nearestStep(near, steps)).toBe(near)
      },
    ),
  )
})
