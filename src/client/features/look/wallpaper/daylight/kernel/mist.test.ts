import { expect, test } from 'vitest'
import { toOklch } from '../../../../../../shared/lib/color/oklch.ts'
import { toMist } from './mist.ts'

test('mist has the hue of what it is made of, is light, and lighter where that is', () => {
  const [dark, light] = [
    [22, 54, 60],
    [96, 150, 158],
  ] as const
  const pixels = new Uint8ClampedArray([...dark, 255, ...light, 255])
  toMist(pixels)
  const [one, other] = [0, 4].map((at) => toOklch([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))
  expect(one?.lightness).toBeGreaterThan(0.7)
  expect(other?.lightness).toBeGreaterThan(one?.lightness ?? 1)
  expect(one?.chroma).toBeCloseTo(0.05, 2)
  expect(Math.abs((one?.hue ?? 0) - toOklch(dark).hue)).toBeLessThan(4)
  expect(pixels[3]).toBe(255)
})
