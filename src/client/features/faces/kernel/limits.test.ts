import { expect, test } from 'vitest'
import { fitWithin } from './limits.ts'

test('a picture keeps its aspect and is never enlarged', () => {
  expect(fitWithin({ width: 1000, height: 500 }, 250)).toEqual({ width: 250, height: 125 })
  expect(fitWithin({ width: 300, height: 1200 }, 250)).toEqual({ width: 63, height: 250 })
  expect(fitWithin({ width: 32, height: 16 }, 250)).toEqual({ width: 32, height: 16 })
  expect(fitWithin({ width: 10_000, height: 1 }, 250)).toEqual({ width: 250, height: 1 })
})
