import { describe, expect, test } from 'vitest'
import { lensMap, RIM_PX } from './lens-map.ts'

describe('the map of a lens', () => {
  const [width, height] = [60, 40]
  const map = lensMap({ width, height, radius: 12 })
  const at = (x: number, y: number) => [...map.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]

  test('bends nothing inside the rim', () => {
    for (const [x, y] of [
      [30, 20],
      [RIM_PX + 1, 20],
      [30, height - RIM_PX - 2],
    ] as const)
      expect(at(x, y)).toEqual([128, 128, 0, 255])
  })

  test('bends along the way to the nearest edge, most at the edge', () => {
    const [left, right] = [at(0, 20), at(width - 1, 20)]
    expect(left[0]).toBeLessThan(20)
    expect(right[0]).toBeGreaterThan(235)
    expect([left[1], right[1]]).toEqual([128, 128])
    expect(at(30, 0)[1]).toBeLessThan(20)
    expect(at(4, 20)[0]).toBeGreaterThan(left[0] ?? 0)
  })

  test('follows the corner', () => {
    const [red = 0, green = 0] = at(5, 5)
    expect(Math.abs(red - green)).toBeLessThanOrEqual(1)
    expect(red).toBeLessThan(128)
  })

  test('of a pill that is lower than its corners has them as round as they can be', () => {
    expect(lensMap({ width: 4, height: 2, radius: 20 })).toHaveLength(32)
  })
})
