import { expect, test } from 'vitest'
import { fitView } from './view.ts'

test('a stage has the shape of its place, shows the least of both sides, and does not become a slit', () => {
  const least = { width: 400, height: 600 }
  expect(fitView({ width: 1200, height: 800 }, least)).toEqual({ width: 900, height: 600 })
  expect(fitView({ width: 300, height: 600 }, least)).toEqual({ width: 400, height: 800 })
  expect(fitView({ width: 3000, height: 300 }, least)).toEqual({ width: 1440, height: 600 })
  expect(fitView({ width: 0, height: 0 }, least)).toEqual({ width: 600, height: 600 })
})
