import { type Arbitrary, array, assert, boolean, constantFrom, double, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compose, contrast, luminance } from '../../../shared/lib/color/contrast.ts'
import { toOklch } from '../../../shared/lib/color/oklch.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import { thinnestGlass, throughGlass } from '../glass/optics.ts'
import type { Theme } from '../styles/accent.ts'
import { anyColor } from '../testing.ts'
import {
  analyse,
  cellsUnder,
  fallbackAnalysis,
  gridHeight,
  gridWidth,
  inks,
  MAX_HALO,
  MAX_SCRIM,
  percentile,
  type Region,
  scrimAndHalo,
  type TextLayout,
  worstContrast,
} from './choose-ink.ts'

const count = gridWidth * gridHeight
const whole: Region = { x: 0, y: 0, width: 1, height: 1 }
const clock: Region = { x: 0.4, y: 0.05, width: 0.2, height: 0.08 }
const date: Region = { x: 0.4, y: 0.14, width: 0.2, height: 0.02 }

const scene = (theme: Theme, more: Partial<TextLayout> = {}): TextLayout => ({
  theme,
  home: whole,
  clock,
  date,
  labels: [],
  glass: [],
  ...more,
})

/** A wallpaper in the form of `getImageData`. */
function paint(color: (x: number, y: number) => Rgb): Uint8ClampedArray {
  const cells = new Uint8ClampedArray(count * 4)
  for (let index = 0; index < count; index++)
    cells.set([...color(index % gridWidth, Math.floor(index / gridWidth)), 255], index * 4)
  return cells
}

const plain = (color: Rgb) => paint(() => color)

/** Patches of random colours: hard edges, gradients of noise, one colour, two halves. */
const anyWallpaper: Arbitrary<Uint8ClampedArray> = tuple(
  array(anyColor, { minLength: 1, maxLength: 12 }),
  constantFrom(1, 3, 7, 16),
  boolean(),
).map(([colors, patch, diagonal]) =>
  paint(
    (x, y) => colors[(Math.floor(x / patch) + (diagonal ? Math.floor(y / patch) : 0) * 5) % colors.length] ?? [0, 0, 0],
  ),
)
const anyTheme = constantFrom<Theme>('light', 'dark')

const colorsUnder = (cells: Uint8ClampedArray, region: Region): readonly Rgb[] =>
  cellsUnder(region).map((index): Rgb => [cells[index * 4] ?? 0, cells[index * 4 + 1] ?? 0, cells[index * 4 + 2] ?? 0])

describe('text on the wallpaper', () => {
  it('is ink on a bright wallpaper and paper on a dark one', () => {
    expect(analyse(plain([230, 235, 235]), scene('light')).wp).toBe('ink')
    expect(analyse(plain([20, 30, 40]), scene('light')).wp).toBe('paper')
  })

  it('is readable on any wallpaper: date 4.5, clock 3.0 at the worst cell, or with the strongest scrim', () => {
    assert(
      property(anyWallpaper, anyTheme, (cells, theme) => {
        const { wp, scrim, halo } = analyse(cells, scene(theme))
        const [time, day] = [colorsUnder(cells, clock), colorsUnder(cells, date)]
        const reads = (alpha: number) =>
          worstContrast(wp, time, scrimAndHalo(alpha, 0)) >= 3 &&
          worstContrast(wp, day, scrimAndHalo(alpha, halo)) >= 4.5
        expect(reads(scrim) || scrim === MAX_SCRIM).toBe(true)
        if (scrim > 0) expect(reads(scrim - 0.01)).toBe(false)
      }),
    )
  })

  it('with the strongest scrim reaches 4.2 over any colour', () => {
    const least = (wp: 'ink' | 'paper') =>
      Math.min(
        ...[0, 85, 170, 255].flatMap((r) =>
          [0, 85, 170, 255].flatMap((g) => [0, 85, 170, 255].map((b) => worstContrast(wp, [[r, g, b]], MAX_SCRIM))),
        ),
      )
    expect(least('ink')).toBeGreaterThanOrEqual(4.5)
    expect(least('paper')).toBeGreaterThanOrEqual(4.2)
  })

  it('takes the ink with the better contrast at the tenth percentile, for the clock and all labels alike', () => {
    assert(
      property(anyWallpaper, (cells) => {
        const lights = colorsUnder(cells, whole).map(luminance)
        const ink = (percentile(lights, 0.1) + 0.05) / (luminance(inks.ink.text) + 0.05)
        const paper = 1.05 / (percentile(lights, 0.9) + 0.05)
        if (ink > 1 && Math.abs(ink - paper) > 1e-9)
          expect(analyse(cells, scene('light')).wp).toBe(ink >= paper ? 'ink' : 'paper')
      }),
    )
  })

  it('needs no scrim where the wallpaper is even', () => {
    expect(analyse(plain([240, 244, 244]), scene('light')).scrim).toBe(0)
  })

  it('gives all labels one halo, as strong as the worst needs', () => {
    const left = { x: 0.1, y: 0.5, width: 0.05, height: 0.02 }
    const right = { x: 0.8, y: 0.5, width: 0.05, height: 0.02 }
    const haloOver = (color: Rgb, labels = [left, right]) => {
      const cells = paint((x) => (x < 32 ? [235, 240, 240] : color))
      const home = { x: 0, y: 0, width: 0.5, height: 1 }
      const { wp, halo } = analyse(cells, { theme: 'light', home, labels, glass: [] })
      expect(wp).toBe('ink')
      return halo
    }
    expect(haloOver([200, 205, 205])).toBe(0)
    expect(haloOver([90, 100, 100], [left])).toBe(0)
    expect(haloOver([10, 10, 10], [])).toBe(0)
    const halo = haloOver([90, 100, 100])
    const withHalo = (alpha: number) => contrast(inks.ink.text, compose(inks.ink.scrim, alpha, [90, 100, 100]))
    expect([withHalo(halo) >= 4.5, withHalo(halo - 0.01) >= 4.5]).toEqual([true, false])
    expect(haloOver([10, 10, 10])).toBeLessThanOrEqual(MAX_HALO)
  })

  it('gives the date a halo before it darkens the wallpaper by a scrim', () => {
    const over = (color: Rgb) =>
      analyse(
        paint((_, y) => (y === 5 || y === 6 ? color : [30, 34, 40])),
        scene('light'),
      )
    const withHalo = (alpha: number) => contrast(inks.paper.text, compose(inks.paper.scrim, alpha, [180, 135, 120]))
    const { wp, halo, scrim } = over([180, 135, 120])
    expect([wp, scrim]).toEqual(['paper', 0])
    expect([withHalo(halo) >= 4.5, withHalo(halo - 0.01) >= 4.5, withHalo(0.13) >= 4.5]).toEqual([true, false, false])
    const bright = over([215, 210, 205])
    expect(bright.halo).toBe(0.3)
    expect(bright.scrim).toBeGreaterThan(0)
  })

  it('with the strongest halo is readable over any colour', () => {
    assert(
      property(anyColor, (color) => {
        for (const { text, scrim } of Object.values(inks))
          expect(contrast(text, compose(scrim, MAX_HALO, color))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('boost', () => {
  it('is on in the light theme when a twentieth of the cells under glass is darker than .22', () => {
    const dark = (cells: number) => paint((x, y) => (y * gridWidth + x < cells ? [60, 60, 60] : [220, 225, 225]))
    expect(analyse(dark(count * 0.02), scene('light')).boost).toBe(false)
    expect(analyse(dark(count * 0.08), scene('light')).boost).toBe(true)
  })

  it('is on in the dark theme when a twentieth is brighter than .24, the mask included', () => {
    const bright = paint((x) => (x < 10 ? [200, 210, 210] : [20, 30, 34]))
    expect(analyse(bright, scene('dark')).boost).toBe(true)
    const mask = { color: [3, 10, 12], alpha: 0.6, coolAlpha: 0.6 } as const
    expect(analyse(bright, scene('dark', { mask })).boost).toBe(false)
  })

  it('depends only on the cells under glass', () => {
    const cells = paint((_, y) => (y > 30 ? [0, 0, 0] : [230, 235, 235]))
    expect(analyse(cells, scene('light', { glass: [{ x: 0, y: 0, width: 1, height: 0.5 }] })).boost).toBe(false)
    expect(analyse(cells, scene('light', { glass: [{ x: 0, y: 0.5, width: 1, height: 0.5 }] })).boost).toBe(true)
  })

  it('is on over saturated red, though its luminance is within the thresholds', () => {
    expect(luminance([255, 35, 30])).toBeGreaterThan(0.22)
    expect(analyse(plain([255, 35, 30]), scene('light')).boost).toBe(true)
  })

  it('is off only where the quietest text is readable on the thinnest glass, on all but a twentieth of the cells', () => {
    const quiet: Readonly<Record<Theme, Rgb>> = { light: [79, 93, 92], dark: [183, 195, 193] }
    assert(
      property(anyWallpaper, anyTheme, (cells, theme) => {
        if (analyse(cells, scene(theme)).boost) return
        const failing = colorsUnder(cells, whole).filter(
          (color) => contrast(quiet[theme], throughGlass(color, thinnestGlass(theme))) < 4.5,
        )
        expect(failing.length).toBeLessThanOrEqual(count * 0.051)
      }),
    )
  })
})

describe('what shows through glass', () => {
  it('is the mean of the wallpaper, and of each place by itself', () => {
    const cells = paint((x) => (x < 32 ? [0, 0, 0] : [255, 255, 255]))
    const sidebar = { x: 0, y: 0.2, width: 0.1, height: 0.5 }
    const search = { x: 0.6, y: 0.1, width: 0.2, height: 0.1 }
    const [page, ...places] = analyse(cells, scene('light', { places: { sidebar, search } })).behind
    expect(page).toBeCloseTo(188, 0) // half of the light
    expect(places.map(Math.round)).toEqual([0, 255, 188])
    expect(fallbackAnalysis('light').behind).toEqual([])
  })
})

describe('colours taken from the wallpaper', () => {
  it('shadows have the hue of its darkest fifth, at the lightness of shadows', () => {
    const cells = paint((x) => (x < 20 ? [20, 60, 90] : [240, 220, 200]))
    const shadow = toOklch(analyse(cells, scene('light')).shadow)
    expect(shadow.lightness).toBeCloseTo(0.26, 1)
    expect(Math.abs(shadow.hue - toOklch([20, 60, 90]).hue)).toBeLessThan(8)
  })

  it('shadows are never bright nor vivid', () => {
    assert(
      property(anyWallpaper, anyTheme, (cells, theme) => {
        const { lightness, chroma } = toOklch(analyse(cells, scene(theme)).shadow)
        expect(lightness).toBeLessThan(0.3)
        expect(chroma).toBeLessThan(0.06)
      }),
    )
  })

  it('glass has the hue with the most chroma, softened; over a grey wallpaper none', () => {
    const cells = paint((x, y) => ((x + y) % 4 === 0 ? [200, 60, 40] : [60, 120, 200]))
    const [chroma = 1, hue = 0] = analyse(cells, scene('light')).tint.split(' ').map(Number)
    expect(Math.abs(hue - toOklch([60, 120, 200]).hue)).toBeLessThan(10)
    expect(chroma).toBe(0.018)
    expect(analyse(plain([128, 128, 128]), scene('light')).tint).toBe('0.000 0')
    expect(fallbackAnalysis('light').tint).toBe('')
  })

  it('a warm wallpaper has no gradient of night: only the mask counts', () => {
    const mask = { color: [0, 0, 0], alpha: 0, coolAlpha: 0.5 } as const
    const seen = (color: Rgb) => analyse(plain(color), scene('dark', { mask }))
    expect([seen([180, 120, 90]).warm, seen([90, 130, 180]).warm, seen([128, 128, 128]).warm]).toEqual([
      true,
      false,
      false,
    ])
    expect(seen([180, 120, 90]).behind[0]).toBeGreaterThan(128)
    expect(seen([90, 130, 180]).behind[0]).toBeLessThan(70)
  })
})

describe('an unreadable wallpaper', () => {
  it('gets paper, a scrim of .35 and boost', () => {
    expect(fallbackAnalysis('dark')).toMatchObject({
      wp: 'paper',
      scrim: 0.35,
      boost: true,
      halo: MAX_HALO,
    })
  })
})

describe('regions', () => {
  it('are clamped to the grid, and cover at least one cell', () => {
    const fraction = double({ min: -1, max: 2, noNaN: true })
    assert(
      property(record({ x: fraction, y: fraction, width: fraction, height: fraction }), (region) => {
        const cells = cellsUnder(region)
        expect(cells.length).toBeGreaterThan(0)
        expect(cells.every((cell) => cell >= 0 && cell < count)).toBe(true)
      }),
    )
    expect(cellsUnder(whole)).toHaveLength(count)
  })
})
