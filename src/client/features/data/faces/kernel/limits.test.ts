import { expect, test } from 'vitest'
import { coverSize, fitWithin } from './limits.ts'

test('a picture keeps its aspect and is never enlarged', () => {
  expect(fitWithin({ width: 1000, height: 500 }, 250)).toEqual({ width: 250, height: 125 })
  expect(fitWithin({ width: 300, height: 1200 }, 250)).toEqual({ width: 63, height: 250 })
  expect(fitWithin({ width: 32, height: 16 }, 250)).toEqual({ width: 32, height: 16 })
  expect(fitWithin({ width: 10_000, height: 1 }, 250)).toEqual({ width: 250, height: 1 })
})

test('a wallpaper covers the screen with no more pixels than it needs', () => {
  const screen = { width: 1920, height: 1080 }
  expect(coverSize({ width: 3840, height: 2160 }, screen)).toEqual(screen)
  expect(coverSize({ width: 3000, height: 4000 }, screen)).toEqual({ width: 1920, height: 2560 })
  expect(coverSize({ width: 800, height: 600 }, screen)).toEqual({ width: 800, height: 600 })
})
