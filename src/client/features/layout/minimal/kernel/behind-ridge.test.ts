import { describe, expect, test } from 'vitest'
import dawn from '../../../../../../catalog/wallpapers/dawn.ridge.json' with { type: 'json' }
import dawnPortrait from '../../../../../../catalog/wallpapers/dawn-portrait.ridge.json' with { type: 'json' }
import dusk from '../../../../../../catalog/wallpapers/dusk.ridge.json' with { type: 'json' }
import type { Ridge } from '../../../../lib/wallpaper/ridge.ts'
import { clipBehind, placeBehindRidge, type Scene } from './behind-ridge.ts'

/** Screens with the width and height of the figures, and the room for date and search box there. */
const SCREENS = [
  { width: 1366, height: 768, figures: [260, 85], above: 117, below: 290 },
  { width: 1440, height: 900, figures: [260, 85], above: 117, below: 290 },
  { width: 1920, height: 1080, figures: [304, 95], above: 120, below: 300 },
  { width: 2560, height: 1440, figures: [430, 137], above: 145, below: 330 },
  { width: 820, height: 1180, figures: [283, 85], above: 117, below: 290 },
  { width: 390, height: 844, figures: [231, 70], above: 106, below: 260 },
  { width: 844, height: 390, figures: [240, 72], above: 138, below: 151 },
] as const

const sceneOf = (ridge: Ridge, { width, height, figures, above, below }: (typeof SCREENS)[number]): Scene => ({
  screen: { width, height },
  ridge,
  figures: { middle: width / 2, width: figures[0], height: figures[1] },
  above,
  below,
})

/** What a sum such as `50dvh + -12px` is on a screen. */
function toPx(css: string, height: number): number {
  const [share = 0, px = 0] = [...css.matchAll(/-?[\d.]+/g)].map(Number)
  return (share / 100) * height + px
}

describe.each(SCREENS)('the clock on a screen of $width x $height', (screen) => {
  const portrait = screen.height > screen.width
  const low = screen.height < 440

  test.each([portrait ? dawnPortrait : dawn, dusk])('has its feet behind the ridge, and can be read', (ridge) => {
    const scene = sceneOf(ridge, screen)
    const place = placeBehindRidge(scene)
    if (low) {
      expect(place, 'has no room for the date above it').toBeUndefined()
      return
    }
    const half = screen.figures[0] / 2
    const hidden = (place?.ridge ?? []).filter(({ x }) => Math.abs(x) <= half).map(({ y }) => -y / screen.figures[1])
    expect(Math.max(...hidden)).toBeGreaterThan(0.1)
    expect(Math.max(...hidden)).toBeLessThan(0.15)
    const feet = toPx(place?.feet ?? '', screen.height)
    expect(feet).toBeCloseTo(Math.round(feet), 1)
    expect(feet - screen.figures[1]).toBeGreaterThanOrEqual(screen.above)
    expect(feet + screen.below).toBeLessThanOrEqual(screen.height)
  })
})

describe('the place of the feet', () => {
  test('holds for a window that is a little lower', () => {
    for (const screen of SCREENS) {
      const lower = { ...screen, height: screen.height - 24 }
      const ridge = screen.height > screen.width ? dawnPortrait : dawn
      const [place, there] = [screen, lower].map((one) => placeBehindRidge(sceneOf(ridge, one as typeof screen)))
      if (place === undefined || there === undefined) continue
      const [now, then] = [place, there].map(({ feet }) => toPx(feet, lower.height))
      expect(Math.abs((now ?? 0) - (then ?? 0)), `${screen.width}`).toBeLessThanOrEqual(4)
    }
  })

  const plain = { width: 1000, height: 1000, line: [0, 500, 1000, 500] }
  const scene: Scene = {
    screen: { width: 1000, height: 1000 },
    ridge: plain,
    figures: { middle: 500, width: 200, height: 100 },
    above: 100,
    below: 300,
  }

  test('is so far below a level ridge that it hides 13 % of the figures', () => {
    expect(placeBehindRidge(scene)).toMatchObject({ feet: '51.3dvh + 0px' })
  })

  test('is none where date or search box have no room, or only a needle hides anything', () => {
    expect(placeBehindRidge({ ...scene, above: 430 })).toBeUndefined()
    expect(placeBehindRidge({ ...scene, below: 490 })).toBeUndefined()
    const needle = [0, 600, 495, 600, 500, 500, 505, 600, 1000, 600]
    expect(placeBehindRidge({ ...scene, ridge: { ...plain, line: needle } })).toBeUndefined()
  })
})

test('the clip follows the ridge from right to left, and the sky around the figures', () => {
  const ridge = [
    { x: -50, y: -20 },
    { x: 50, y: -10 },
  ]
  const corners = 'calc(50% + -450px) -400px,calc(50% + 450px) -400px'
  expect(clipBehind(ridge, 90)).toBe(`polygon(${corners},calc(50% + 50px) 80px,calc(50% + -50px) 70px)`)
  expect(clipBehind(ridge, 90, 30)).toBe(`polygon(${corners},calc(50% + 50px) 110px,calc(50% + -50px) 100px)`)
})
