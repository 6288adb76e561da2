import { describe, expect, test } from 'vitest'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import { thinnestGlass, throughGlass } from './glass.ts'
import { type GlassOptions, type GlassState, glassStyle } from './glass-style.ts'

const look: GlassState = { theme: 'light', boosted: false, tier: 'full', shadowColor: '' }
const wanted: GlassOptions = { level: 1, opacity: 75, defaultOpacity: 75, glass: true }

const fillOf = (now: GlassState, want: GlassOptions): { color: Rgb; alpha: number } => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [
    ...JSON.stringify(glassStyle(now, want)).matchAll(/[\d.]+(?=[ )])/g),
  ]
    .map(Number)
    .slice(0, 4)
  return { color: [red, green, blue], alpha }
}

describe('a surface of glass', () => {
  test('has the designed fill at its default, an opaque one at 100, and never one thinner than its floor', () => {
    expect(fillOf(look, wanted).alpha).toBe(0.64)
    expect(fillOf({ ...look, theme: 'dark' }, wanted).alpha).toBe(0.4)
    expect(fillOf(look, { ...wanted, opacity: 100 }).alpha).toBe(1)
    expect(fillOf(look, { ...wanted, opacity: 0 }).alpha).toBe(0.6)
    expect(fillOf({ ...look, boosted: true }, { ...wanted, opacity: 0 }).alpha).toBe(0.86)
  })

  test('grows denser with every step of the slider', () => {
    const alphas = [0, 25, 50, 75, 90, 100].map((opacity) => fillOf(look, { ...wanted, opacity }).alpha)
    expect(alphas).toEqual([...new Set(alphas)].sort((one, other) => one - other))
  })

  test('with glass turned off blurs nothing, and is still readable over black and over white', () => {
    for (const theme of ['light', 'dark'] as const) {
      const bare = { ...wanted, glass: false, opacity: 0 }
      expect(glassStyle({ ...look, theme }, bare)).toMatchObject({ '--gk-fill-f': 'none' })
      const { color, alpha } = fillOf({ ...look, theme }, bare)
      const ink: Rgb = theme === 'light' ? [79, 93, 92] : [183, 195, 193]
      const worst: Rgb = theme === 'light' ? [0, 0, 0] : [255, 255, 255]
      const behind = throughGlass(worst, { saturate: 1, contrast: 1, brightness: 1, fill: color, alpha })
      expect(contrast(ink, behind)).toBeGreaterThan(4.5)
    }
  })

  test('takes the wallpaper’s hue and stays readable', () => {
    const { color, alpha } = fillOf(look, { ...wanted, opacity: 0, tint: [220, 60, 20] })
    expect(color[0]).toBeGreaterThan(color[2])
    const behind = throughGlass([130, 130, 130], { ...thinnestGlass('light'), fill: color, alpha })
    expect(contrast([79, 93, 92], behind)).toBeGreaterThan(4.5)
  })

  test('has the user’s blur in the full tier only, and is unchanged where it is paper', () => {
    expect(JSON.stringify(glassStyle(look, { ...wanted, blur: 12 }))).toContain('blur(12px)')
    expect(glassStyle({ ...look, tier: 'lite' }, { ...wanted, blur: 12 })).not.toHaveProperty('--gk-fill-f')
    expect(glassStyle({ ...look, tier: 'paper' }, { ...wanted, opacity: 0 })).toEqual({})
  })
})
