import { expect, test } from 'vitest'
import { lightAt } from './light.ts'

const heights = Array.from({ length: 181 }, (_, index) => index - 90)
const THEMES = ['light', 'dark'] as const

test('by day the landscape is as it was rendered, with white edges', () => {
  for (const height of [12, 40, 90]) {
    expect(lightAt(height, 'light')).toMatchObject({ share: 0, edge: [255, 255, 255] })
    expect(lightAt(height, 'dark')).toMatchObject({ share: 0 })
  }
})

test('a low sun is warm, and warmest at the horizon', () => {
  for (const theme of THEMES) {
    const { of, share, edge } = lightAt(0, theme)
    expect(of).toBe('dusk')
    expect(share).toBe(Math.max(...heights.map((height) => lightAt(height, theme)).map((one) => one.share)))
    expect(edge[0]).toBeGreaterThan(edge[2])
  }
})

test('at night edges are cool, the light page lies in mist and the dark one is the night itself', () => {
  expect(lightAt(-30, 'light')).toMatchObject({ of: 'night', isMist: true, share: 0.4 })
  expect(lightAt(-30, 'dark')).toMatchObject({ share: 0 })
  for (const theme of THEMES) {
    const [red, , blue] = lightAt(-30, theme).edge
    expect(blue).toBeGreaterThan(red)
  }
})

test('the light changes by small steps, and from warm to cool where there is none', () => {
  const steps = Array.from({ length: 1801 }, (_, index) => index / 10 - 90)
  for (const theme of THEMES)
    for (const [index, height] of steps.entries()) {
      const [now, next] = [lightAt(height, theme), lightAt(steps[index + 1] ?? height, theme)]
      expect(Math.abs(next.share - now.share)).toBeLessThanOrEqual(0.051)
      if (next.of !== now.of) expect([now.share, next.share]).toEqual([0, 0])
    }
})
