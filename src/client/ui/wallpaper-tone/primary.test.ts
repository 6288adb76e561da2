import { describe, expect, test } from 'vitest'
import wallpapers from '../../../../catalog/wallpapers/wallpapers.json' with { type: 'json' }
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import { seededRandom } from '../../lib/values/seeded.ts'
import { accentOf } from '../styles/accent.ts'
import { primaryOf } from './primary.ts'

const fill = (color: Rgb, count: number): readonly Rgb[] => Array.from({ length: count }, () => color)

describe('the primary of a wallpaper', () => {
  test('is its most frequent colour, the mean of similar ones', () => {
    const sea: readonly Rgb[] = [...fill([20, 90, 160], 300), ...fill([24, 94, 164], 300)]
    expect(primaryOf([...fill([250, 180, 60], 400), ...sea])).toBe('#165ca2')
  })

  test('passes over grey, however much of it there is', () => {
    expect(primaryOf([...fill([128, 130, 128], 900), ...fill([180, 40, 40], 60)])).toBe('#b42828')
  })

  test('of pale colours is found by a lower tolerance, of a grey wallpaper is grey', () => {
    expect(primaryOf([...fill([200, 200, 200], 900), ...fill([200, 180, 165], 60)])).toBe('#c8b4a5')
    expect(primaryOf(fill([90, 90, 90], 10))).toBe('#5a5a5a')
    expect(primaryOf([])).toBe('')
  })

  test('is not taken from a speck of colour', () => {
    expect(primaryOf([...fill([70, 110, 80], 990), ...fill([255, 0, 0], 10)])).toBe('#466e50')
  })
})

/** Wallpapers of a few hues with noise, from nearly black to nearly white. */
function generated(seed: string): readonly Rgb[] {
  const random = seededRandom(seed)
  const hues = Array.from(
    { length: 1 + Math.floor(random() * 4) },
    (): Rgb => [random() * 255, random() * 255, random() * 255],
  )
  const level = 0.15 + random() * 1.6
  return Array.from({ length: 2560 }, (): Rgb => {
    const [r, g, b] = hues[Math.floor(random() * hues.length)] ?? [0, 0, 0]
    const noise = (random() - 0.5) * 30
    const clamp = (value: number) => Math.min(255, Math.max(0, value * level + noise))
    return [clamp(r), clamp(g), clamp(b)]
  })
}

const papers = { light: [253, 254, 254], dark: [24, 34, 33] } as const

test('accents of 200 wallpapers are readable as text and under text, in both themes', () => {
  const bundled = wallpapers.map(({ color }) => fill(parseHex(color) ?? [0, 0, 0], 10))
  const all = [
    ...bundled,
    ...Array.from({ length: 200 - bundled.length }, (_, index) => generated(`wallpaper ${index}`)),
  ]
  const worst = all.flatMap((cells) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const { accent, onAccent } = accentOf(primaryOf(cells), theme)
      return [contrast(accent, papers[theme]), contrast(accent, onAccent)]
    }),
  )
  expect(all).toHaveLength(200)
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5)
})
