import { assert, boolean, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose, contrast } from '../../../shared/lib/color/contrast.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import { inks } from '../wallpaper-tone/choose-ink.ts'
import { type GlassOptions, type GlassState, glassLook } from './glass-style.ts'
import { throughGlass } from './optics.ts'

const look: GlassState = {
  theme: 'light',
  boosted: false,
  tier: 'full',
  glassTint: '',
  shadowColor: '',
  behind: '128',
  wallpaperText: 'ink',
}
const wanted: GlassOptions = { level: 1, opacity: 75, defaultOpacity: 75, glass: true }

/** Style and attributes as text by name. */
const propsOf = (now: GlassState, want: GlassOptions): Readonly<Record<string, unknown>> => {
  const { style, ...attributes } = glassLook(now, want)
  return { ...style, ...attributes }
}

const fillOf = (now: GlassState, want: GlassOptions): { color: Rgb; alpha: number } => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = (
    String(propsOf(now, want)['--gk-fill']).match(/[\d.]+/g) ?? []
  ).map(Number)
  return { color: [red, green, blue], alpha }
}

const factor = (filter: unknown, name: string): number =>
  Number(new RegExp(`${name}\\(([\\d.]+)`).exec(String(filter))?.[1] ?? 1)

/** The colour that text stands on, over an even backdrop of this grey. */
function drawnOver(grey: number, now: GlassState, want: GlassOptions): Rgb {
  const { color, alpha } = fillOf(now, want)
  const filter = propsOf(now, want)['--gk-fill-f']
  const [saturate, contrast, brightness] = ['saturate', 'contrast', 'brightness'].map((name) => factor(filter, name))
  if (saturate === undefined || contrast === undefined || brightness === undefined) throw new Error('no filter')
  return throughGlass([grey, grey, grey], { saturate, contrast, brightness, fill: color, alpha })
}

describe('a surface of glass', () => {
  test('has the designed fill at its default, none at 0 and an opaque one at 100', () => {
    expect(fillOf(look, wanted).alpha).toBe(0.64)
    expect(fillOf({ ...look, theme: 'dark' }, wanted).alpha).toBe(0.4)
    expect(fillOf({ ...look, boosted: true }, wanted).alpha).toBe(0.72)
    expect(fillOf(look, { ...wanted, opacity: 100 }).alpha).toBe(1)
    expect(fillOf(look, { ...wanted, opacity: 0 }).alpha).toBe(0)
  })

  test('is whole from its default on, with the theme’s own text', () => {
    for (const opacity of [75, 76, 100]) {
      expect(propsOf(look, { ...wanted, opacity })).not.toHaveProperty('theme')
      expect(propsOf(look, { ...wanted, opacity })).not.toHaveProperty('--gk-share')
    }
  })

  test('fades as a whole below its default: at 0 nothing of the pane is left', () => {
    for (const theme of ['light', 'dark'] as const) {
      const none = propsOf({ ...look, theme }, { ...wanted, opacity: 0 })
      expect(none).toMatchObject({ '--gk-share': 0, '--gk-under': 'transparent' })
      expect(none['--gk-fill-f']).toBe('blur(0px) saturate(1) contrast(1) brightness(1)')
      expect(none['--gk-fill-live']).toBe(none['--gk-fill-f'])
    }
    const half = propsOf(look, { ...wanted, opacity: 37.5, blur: 12 })
    expect(half['--gk-fill-f']).toMatch(/^blur\(6px\) saturate\(1\.3\)/)
  })

  test('below its default has the text of the wallpaper that reads on what shows through, with a halo', () => {
    /** What a halo adds around the letters, as the scrim of the analyser; an estimate on the safe side. */
    const halo = 0.1
    assert(
      property(
        integer({ min: 0, max: 74 }),
        integer({ min: 0, max: 255 }),
        constantFrom('light', 'dark'),
        boolean(),
        boolean(),
        (opacity, behind, theme, boosted, glass) => {
          const now: GlassState = {
            theme,
            boosted,
            tier: 'full',
            glassTint: '',
            shadowColor: '',
            behind: String(behind),
            wallpaperText: 'ink',
          }
          const want = { ...wanted, opacity, glass }
          const { text, theme: inside, color, textShadow } = propsOf(now, want)
          expect([color, textShadow]).toEqual(['var(--gk-wp-1)', 'var(--gk-wp-halo)'])
          expect(inside).toBe(text === 'paper' ? 'dark' : 'light')
          const ink = inks[text === 'paper' ? 'paper' : 'ink']
          const seen = drawnOver(behind, now, want)
          expect(contrast(ink.text, seen)).toBeGreaterThanOrEqual(3.9)
          expect(contrast(ink.text, compose(ink.scrim, halo, seen))).toBeGreaterThanOrEqual(4.5)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('has the text of its own place, and before the analysis that of the wallpaper', () => {
    const textOf = (now: Partial<GlassState>, want: Partial<GlassOptions>) =>
      glassLook({ ...look, ...now }, { ...wanted, opacity: 5, ...want }).text
    const behind = '200 30 220 40'
    expect(textOf({ behind }, {})).toBe('ink')
    expect(textOf({ behind }, { place: 'sidebar' })).toBe('paper')
    expect(textOf({ behind }, { place: 'search' })).toBe('ink')
    expect(textOf({ behind }, { place: 'dock' })).toBe('paper')
    expect(textOf({ behind: '' }, {})).toBe('ink')
    expect(textOf({ behind: '', wallpaperText: 'paper' }, { place: 'search' })).toBe('paper')
  })

  test('with glass turned off blurs nothing, and from its default on reads over black and over white', () => {
    for (const theme of ['light', 'dark'] as const) {
      const bare = { ...wanted, glass: false }
      const now = { ...look, theme }
      expect(propsOf(now, bare)).toMatchObject({ '--gk-fill-f': 'none', '--gk-under': 'transparent' })
      const ink: Rgb = theme === 'light' ? [79, 93, 92] : [183, 195, 193]
      for (const grey of [0, 255]) expect(contrast(ink, drawnOver(grey, now, bare))).toBeGreaterThan(4.5)
    }
  })

  test('takes the wallpaper’s hue and stays readable', () => {
    const tinted = { ...wanted, tint: [220, 60, 20] } as const
    const { color, alpha } = fillOf(look, tinted)
    expect(color[0]).toBeGreaterThan(color[2])
    const behind = throughGlass([130, 130, 130], {
      saturate: 1.6,
      contrast: 0.66,
      brightness: 1.26,
      fill: color,
      alpha,
    })
    expect(contrast([79, 93, 92], behind)).toBeGreaterThan(4.5)
  })

  test('has the wallpaper’s hue over a dark wallpaper and in the dark theme, and white mist over a light one', () => {
    const warm = (now: Partial<GlassState>) => {
      const { color } = fillOf({ ...look, glassTint: '0.018 35', ...now }, wanted)
      return color[0] - color[2]
    }
    expect(warm({})).toBeLessThan(0)
    for (const now of [{ boosted: true }, { theme: 'dark' }, { theme: 'dark', boosted: true }] as const)
      expect(warm(now)).toBeGreaterThan(8)
  })

  test('where it is solid fades below its default without a filter, and is unchanged from there on', () => {
    for (const theme of ['light', 'dark'] as const) {
      const solid = { ...look, theme, tier: 'solid' } as const
      expect(glassLook(solid, wanted)).toEqual({ style: {} })
      expect(glassLook(solid, { ...wanted, opacity: 100 })).toEqual({ style: {} })
      expect(propsOf(solid, { ...wanted, opacity: 30 })).toMatchObject({ '--gk-share': 0.4, '--gk-fill-f': 'none' })
      expect(fillOf(solid, { ...wanted, opacity: 30 }).alpha).toBe(0.4)
      expect(fillOf(solid, { ...wanted, opacity: 0 }).alpha).toBe(0)
      expect(fillOf(solid, { ...wanted, tint: [220, 60, 20] }).alpha).toBe(1)
    }
    expect(glassLook({ ...look, tier: 'solid', behind: '30' }, { ...wanted, opacity: 5 }).text).toBe('paper')
  })

  test('has the user’s blur in the full tier only, and is unchanged where it is paper', () => {
    expect(propsOf(look, { ...wanted, blur: 12 })['--gk-fill-f']).toContain('blur(12px)')
    expect(propsOf({ ...look, tier: 'lite' }, { ...wanted, blur: 12 })).not.toHaveProperty('--gk-fill-f')
    expect(glassLook({ ...look, tier: 'paper' }, { ...wanted, opacity: 0 })).toEqual({ style: {} })
  })
})
