import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, boolean, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, luminance } from '../../../shared/lib/color/contrast.ts'
import { parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'
import { anyColor } from '../testing.ts'
import { designedFill, fillAlpha, type Level } from './glass.ts'
import { type Glass, thinnestGlass, throughGlass } from './optics.ts'

// tests the style sheet itself, not a copy of its numbers
const sheets = ['themes.css', 'tokens.deferred.css'].map((name) =>
  readFileSync(join(import.meta.dirname, '../styles', name), 'utf8'),
)

/** The declarations of a selector in both sheets of tokens. */
function block(selector: string): string {
  const starts = sheets.map((sheet) => sheet.indexOf(`${selector} {`))
  expect(Math.max(...starts), selector).toBeGreaterThan(0)
  return sheets.map((sheet, at) => sheet.slice(starts[at], sheet.indexOf('}', starts[at]))).join('\n')
}

const values = (name: string, blocks: readonly string[]): string =>
  blocks.map((text) => new RegExp(`${name}:\\s*([^;]+);`).exec(text)?.[1]).find((value) => value !== undefined) ?? ''

const numbers = (text: string): readonly number[] => (text.match(/[\d.]+/g) ?? []).map(Number)
const factor = (filter: string, name: string): number =>
  Number(new RegExp(`${name}\\(([\\d.]+)\\)`).exec(filter)?.[1] ?? 1)

/** A glass as the style sheet defines it. */
function glassOf(theme: Theme, level: Level, boosted: boolean): Glass {
  const plain = block(`[data-theme="${theme}"]`)
  const blocks = boosted ? [block(`[data-theme="${theme}"][data-boosted-glass]`), plain] : [plain]
  const [red = 0, green = 0, blue = 0, alpha = 0] = numbers(values(`--gk-g${level}`, blocks))
  const filter = values(`--gk-g${level}-f`, [plain])
  const dim = Number(values('--gk-g-dim', blocks) || 1)
  const brightness = filter.includes('var(--gk-g-dim)') ? dim : factor(filter, 'brightness')
  return {
    fill: [red, green, blue],
    alpha,
    saturate: factor(filter, 'saturate'),
    contrast: factor(filter, 'contrast'),
    brightness,
  }
}

const inksOf = (theme: Theme): readonly Rgb[] =>
  ['--gk-ink-1', '--gk-ink-2', '--gk-ink-3'].map(
    (name) => parseHex(values(name, [block(`[data-theme="${theme}"]`)])) ?? [0, 0, 0],
  )

const levels: readonly Level[] = [1, 2, 3]
const themes: readonly Theme[] = ['light', 'dark']
const anyTheme = constantFrom(...themes)
const anyLevel = constantFrom(...levels)

/** The lowest contrast of the three inks. */
function worst(theme: Theme, glass: Glass, backdrop: Rgb): number {
  return Math.min(...inksOf(theme).map((ink) => contrast(ink, throughGlass(backdrop, glass))))
}

describe('with boost', () => {
  it.each(themes)('every text on every glass of the %s theme reaches 4.5 over any colour at all', (theme) => {
    const corners = [0, 51, 102, 153, 204, 255]
    const colors = corners.flatMap((red) => corners.flatMap((green) => corners.map((blue): Rgb => [red, green, blue])))
    for (const level of levels) {
      const glass = glassOf(theme, level, true)
      const least = Math.min(...colors.map((color) => worst(theme, glass, color)))
      expect(least, `G${level}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('every text reaches 4.5 over random colours', () => {
    assert(
      property(
        anyColor,
        anyTheme,
        anyLevel,
        (color, theme, level) => worst(theme, glassOf(theme, level, true), color) >= 4.5,
      ),
    )
  })
})

describe('without boost', () => {
  it('every text reaches 4.5 over every grey that the thresholds .22 and .24 let through', () => {
    for (let grey = 0; grey <= 255; grey++) {
      const light = luminance([grey, grey, grey])
      for (const level of levels) {
        if (light >= 0.22)
          expect(worst('light', glassOf('light', level, false), [grey, grey, grey])).toBeGreaterThanOrEqual(4.5)
        if (light <= 0.24)
          expect(worst('dark', glassOf('dark', level, false), [grey, grey, grey])).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('the quietest ink misses 4.5 over saturated red of the same luminance, so the analyser checks contrast too', () => {
    const red: Rgb = [255, 30, 30]
    expect(luminance(red)).toBeGreaterThan(0.22)
    expect(worst('light', glassOf('light', 1, false), red)).toBeLessThan(4.5)
  })
})

describe('a user’s opacity', () => {
  it('is transparent at 0, the designed fill at its default, opaque at 100, and every step is denser', () => {
    assert(
      property(integer({ min: 1, max: 99 }), anyTheme, anyLevel, boolean(), (standard, theme, level, boosted) => {
        const { alpha } = designedFill(level, theme, boosted)
        const alphas = Array.from({ length: 101 }, (_, opacity) => fillAlpha(opacity, standard, alpha))
        expect(alphas[0]).toBe(0)
        expect(alphas[standard]).toBeCloseTo(alpha)
        expect(alphas[100]).toBe(1)
        for (const [index, one] of alphas.entries()) if (index > 0) expect(one).toBeGreaterThan(alphas[index - 1] ?? 1)
      }),
    )
    expect(fillAlpha(100, 100, 0.64)).toBe(0.64)
  })

  it('starts from the style sheet’s fills', () => {
    for (const theme of themes) {
      for (const level of levels) {
        for (const boosted of [false, true]) {
          const { alpha, fill } = glassOf(theme, level, boosted)
          expect(designedFill(level, theme, boosted)).toEqual({ color: fill, alpha })
        }
      }
    }
  })

  it('is computed for the analyser with the filter of the style sheet', () => {
    for (const theme of themes) expect(thinnestGlass(theme)).toEqual(glassOf(theme, 1, false))
  })
})
