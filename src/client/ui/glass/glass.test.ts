import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, boolean, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, luminance } from '../../../shared/lib/color/contrast.ts'
import { toOklch, toRgb } from '../../../shared/lib/color/oklch.ts'
import { parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'
import { accentOf, presetColors } from '../styles/accent.ts'
import { anyColor, colorOfSheet, TINTS, UNKNOWN_TINT } from '../testing.ts'
import { designedFill, fillAlpha, glassFilter, type Level, solidFill } from './glass.ts'
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

const factor = (filter: string, name: string): number =>
  Number(new RegExp(`${name}\\(([\\d.]+)\\)`).exec(filter)?.[1] ?? 1)

const blocksOf = (theme: Theme, boosted: boolean): readonly string[] => {
  const plain = block(`[data-theme="${theme}"]`)
  return boosted ? [block(`[data-theme="${theme}"][data-boosted-glass]`), plain] : [plain]
}

/** A glass as the style sheet defines it. */
function glassOf(theme: Theme, level: Level, boosted: boolean, tint = UNKNOWN_TINT): Glass {
  const blocks = blocksOf(theme, boosted)
  const { color, alpha } = colorOfSheet(values(`--gk-g${level}`, blocks), tint)
  expect(values(`--gk-g${level}-f`, [block('[data-theme]')])).toMatch(/^blur\(\d+px\) var\(--gk-clamp\)$/)
  const filter = values('--gk-clamp', blocks)
  return {
    fill: color,
    alpha,
    saturate: factor(filter, 'saturate'),
    contrast: factor(filter, 'contrast'),
    brightness: factor(filter, 'brightness'),
  }
}

const colorsOf = (theme: Theme, boosted: boolean, names: readonly string[]): readonly Rgb[] =>
  names.map((name) => parseHex(values(`--gk-${name}`, blocksOf(theme, boosted))) ?? expect.fail(`no ${name}`))

const inksOf = (theme: Theme, boosted: boolean): readonly Rgb[] => colorsOf(theme, boosted, ['ink-1', 'ink-2', 'ink-3'])

const levels: readonly Level[] = [1, 2, 3]
const themes: readonly Theme[] = ['light', 'dark']
const anyTheme = constantFrom(...themes)
const anyLevel = constantFrom(...levels)

/** The lowest contrast of these texts. */
const worst = (texts: readonly Rgb[], glass: Glass, backdrop: Rgb): number =>
  Math.min(...texts.map((text) => contrast(text, throughGlass(backdrop, glass))))

const corners = [0, 51, 102, 153, 204, 255]
const anyBackdrop = corners.flatMap((red) => corners.flatMap((green) => corners.map((blue): Rgb => [red, green, blue])))

/** The lowest contrast of these texts on boosted glass in any tint over any backdrop. */
const least = (theme: Theme, level: Level, texts: readonly Rgb[]): number =>
  Math.min(
    ...TINTS.flatMap((tint) => {
      const glass = glassOf(theme, level, true, tint)
      return anyBackdrop.map((backdrop) => worst(texts, glass, backdrop))
    }),
  )

describe('with boost', () => {
  it.each(themes)('every text on every glass of the %s theme reaches 4.5 over any colour at all', (theme) => {
    for (const level of levels)
      expect(least(theme, level, inksOf(theme, true)), `G${level}`).toBeGreaterThanOrEqual(4.5)
  })

  it.each(themes)('so do the coloured texts of menus, drawers and windows of the %s theme', (theme) => {
    const states = colorsOf(theme, true, ['danger', 'warn', 'ok', 'info', 'seal'])
    const accents = presetColors.map((primary) => accentOf(primary, theme, true).accent)
    for (const level of [2, 3] as const)
      expect(least(theme, level, [...states, ...accents]), `G${level}`).toBeGreaterThanOrEqual(4.5)
  })

  it('every text reaches 4.5 over random colours', () => {
    assert(
      property(
        anyColor,
        anyTheme,
        anyLevel,
        constantFrom(...TINTS),
        (color, theme, level, tint) => worst(inksOf(theme, true), glassOf(theme, level, true, tint), color) >= 4.5,
      ),
    )
  })

  it('light glass is a translucent pane in the wallpaper’s hue, never a white slab', () => {
    for (const level of levels) {
      expect(glassOf('light', level, true).alpha).toBeLessThanOrEqual(0.78)
      for (const tint of TINTS) {
        const { lightness, chroma, hue } = toOklch(glassOf('light', level, true, tint).fill)
        const [wantedChroma = 0, wantedHue = 0] = tint.split(' ').map(Number)
        expect(lightness).toBeCloseTo(0.93, 2)
        expect(chroma).toBeCloseTo(wantedChroma, 2)
        if (wantedChroma > 0) expect(Math.cos(((hue - wantedHue) * Math.PI) / 180)).toBeGreaterThan(0.98)
      }
    }
  })
})

describe('without boost', () => {
  it('every text reaches 4.5 over every grey that the thresholds .22 and .24 let through', () => {
    for (let grey = 0; grey <= 255; grey++) {
      const light = luminance([grey, grey, grey])
      for (const level of levels) {
        if (light >= 0.22)
          expect(worst(inksOf('light', false), glassOf('light', level, false), [grey, grey, grey])).toBeGreaterThan(4.5)
        if (light <= 0.24)
          for (const tint of TINTS)
            expect(
              worst(inksOf('dark', false), glassOf('dark', level, false, tint), [grey, grey, grey]),
            ).toBeGreaterThan(4.5)
      }
    }
  })

  it('the quietest ink misses 4.5 over saturated red of the same luminance, so the analyser checks contrast too', () => {
    const red: Rgb = [255, 30, 30]
    expect(luminance(red)).toBeGreaterThan(0.22)
    expect(worst(inksOf('light', false), glassOf('light', 1, false), red)).toBeLessThan(4.5)
  })
})

describe('a user’s opacity', () => {
  it('is transparent at 0, the designed fill at its default, opaque at 100, and every step is denser', () => {
    assert(
      property(integer({ min: 1, max: 99 }), anyTheme, anyLevel, boolean(), (standard, theme, level, boosted) => {
        const { alpha } = designedFill(level, theme, boosted, '')
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
          for (const tint of TINTS) {
            const designed = designedFill(level, theme, boosted, tint)
            const { alpha, fill } = glassOf(theme, level, boosted, tint)
            expect([toRgb(designed.color).map(Math.round), designed.alpha]).toEqual([fill.map(Math.round), alpha])
          }
        }
      }
    }
  })

  it('of solid paper starts from the papers of the style sheet', () => {
    const dark = block('[data-theme="dark"][data-glass-tier="solid"]')
    for (const level of levels) {
      for (const boosted of [false, true]) {
        const paper = values(level === 1 ? '--gk-paper-1' : '--gk-paper-0', blocksOf('light', boosted))
        for (const [theme, text] of [
          ['light', paper],
          ['dark', values(`--gk-g${level}`, [dark])],
        ] as const) {
          const wanted = colorOfSheet(text, '0.018 35').color
          const { color, alpha } = solidFill(level, theme, boosted, '0.018 35')
          const distances = toRgb(color).map((channel, axis) => Math.abs(channel - (wanted[axis] ?? 0)))
          expect([Math.max(...distances) < 1.5, alpha], `${theme} G${level}`).toEqual([true, 1])
        }
      }
    }
  })

  it('is computed for the analyser with the filter of the style sheet', () => {
    for (const theme of themes) {
      const { fill, ...thinnest } = thinnestGlass(theme)
      const { fill: wantedFill, ...wanted } = glassOf(theme, 1, false)
      expect([fill.map(Math.round), thinnest]).toEqual([wantedFill.map(Math.round), wanted])
    }
    const { fill: _, alpha: __, ...boosted } = glassOf('light', 1, true)
    expect(glassFilter('light', true)).toEqual(boosted)
  })
})
