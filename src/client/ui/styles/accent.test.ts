import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { toOklch } from '../../../shared/lib/color/oklch.ts'
import { formatHex, parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import { anyColor } from '../testing.ts'
import { accentOf, accentVariables, presetColors, type Theme } from './accent.ts'

/** As Chromium 156 paints the relative colours of themes.css: theme, primary, accent, hover, press, on-accent. */
const painted: readonly (readonly [Theme, string, string, string, string, string])[] = [
  ['light', '#006661', '#006661', '#217872', '#00524e', '#ffffff'],
  ['light', '#2f6b4f', '#2f6b4f', '#417d60', '#18573c', '#ffffff'],
  ['light', '#2b5f8f', '#2b5f8f', '#3d71a2', '#154b7a', '#ffffff'],
  ['light', '#4a5596', '#4a5596', '#5a66a9', '#384180', '#ffffff'],
  ['light', '#7e4d8a', '#7e4d8a', '#905e9c', '#693975', '#ffffff'],
  ['light', '#b0452f', '#a53b25', '#ba4e37', '#8e240e', '#ffffff'],
  ['light', '#8a6420', '#815b14', '#936d2a', '#6c4800', '#ffffff'],
  ['light', '#ff0000', '#cf0000', '#e50000', '#b40000', '#ffffff'],
  ['light', '#ffee00', '#786400', '#897600', '#644f00', '#ffffff'],
  ['light', '#00ff00', '#008400', '#009800', '#006e00', '#ffffff'],
  ['light', '#0000ff', '#0000ff', '#0034ff', '#0f00e5', '#ffffff'],
  ['light', '#ffffff', '#636363', '#747474', '#505050', '#ffffff'],
  ['light', '#000000', '#383838', '#484848', '#262626', '#ffffff'],
  ['light', '#f0a0c0', '#8f4867', '#a35a78', '#793554', '#ffffff'],
  ['light', '#123456', '#183a5c', '#284a6d', '#042748', '#ffffff'],
  ['dark', '#006661', '#78d8d0', '#89e8e0', '#61c1ba', '#00201e'],
  ['dark', '#2f6b4f', '#8fd7b1', '#9ee7c1', '#78c09c', '#062014'],
  ['dark', '#2b5f8f', '#8ecaff', '#9ddaff', '#78b3ee', '#0a1c2c'],
  ['dark', '#4a5596', '#afbfff', '#bfcfff', '#9aa9f1', '#15192d'],
  ['dark', '#7e4d8a', '#e2aeef', '#f3beff', '#cb98d8', '#231426'],
  ['dark', '#b0452f', '#ffab98', '#ffbba7', '#e89582', '#2a130e'],
  ['dark', '#8a6420', '#eabc73', '#facc83', '#d2a65d', '#251803'],
  ['dark', '#ff0000', '#ffaa9d', '#ffbaac', '#e99487', '#2b130f'],
  ['dark', '#ffee00', '#cfc875', '#dfd885', '#b8b15f', '#1e1b04'],
  ['dark', '#00ff00', '#9cd697', '#ace6a7', '#86bf81', '#0f1f0e'],
  ['dark', '#0000ff', '#a2c4ff', '#b1d4ff', '#8cadf1', '#111a2d'],
  ['dark', '#f0a0c0', '#faa8c9', '#ffb8d9', '#e292b2', '#29121c'],
  ['dark', '#123456', '#9cc8f9', '#acd9ff', '#87b2e2', '#0b1c2d'],
]

const themes: readonly Theme[] = ['light', 'dark']
const papers: Readonly<Record<Theme, Rgb>> = { light: [253, 254, 254], dark: [24, 34, 33] }

describe('the accent of a primary', () => {
  it.each(painted)('is in %s, for %s, the one that the style sheet derives', (theme, primary, ...expected) => {
    const { accent, hover, press, onAccent } = accentOf(primary, theme)
    for (const [index, color] of [accent, hover, press, onAccent].entries()) {
      const wanted = parseHex(expected[index] ?? '') ?? [-1, -1, -1]
      const distances = color.map((channel, axis) => Math.abs(Math.round(channel) - (wanted[axis] ?? -1)))
      expect(Math.max(...distances), `${formatHex(color)} for ${expected[index]}`).toBeLessThanOrEqual(1)
    }
  })

  it('is readable as text on paper and under text as a fill, for any primary', () => {
    assert(
      property(anyColor, constantFrom(...themes), (primary, theme) => {
        const { accent, onAccent } = accentOf(formatHex(primary), theme)
        expect(contrast(accent, papers[theme])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('is darker on boosted light glass, by the limit of the style sheet', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'themes.css'), 'utf8')
    const [, limit] = /--gk-accent-max: ([\d.]+);/.exec(sheet) ?? []
    expect(toOklch(accentOf('#8a6420', 'light', true).accent).lightness).toBeCloseTo(Number(limit), 2)
    expect(accentOf('#8a6420', 'dark', true)).toEqual(accentOf('#8a6420', 'dark'))
  })

  it('is that of the default primary for an invalid colour', () => {
    expect(accentOf('nonsense', 'light')).toEqual(accentOf(presetColors[0], 'light'))
  })
})

describe('the variables of a primary', () => {
  it('are all those for which the style sheet needs relative colours', () => {
    expect(accentVariables('#006661', 'light', false)).toEqual({
      '--gk-accent': '#006661',
      '--gk-accent-hover': '#217872',
      '--gk-accent-press': '#00524e',
      '--gk-on-accent': '#ffffff',
    })
  })
})
