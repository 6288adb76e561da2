import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnCountFor, gridInset, gridMetricsFor, miniatureCount, placeTiles, widgetOverhang } from './model.ts'

const size = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .map(([rows, columns]) => `${rows}x${columns}`)

describe('the sequential grid', () => {
  test('fills row by row, and later small tiles fill the gaps before large ones', () => {
    expect(placeTiles(['2x2', '1x1', '2x2', '1x1'], 4)).toEqual([
      { row: 0, column: 0, rows: 2, columns: 2 },
      { row: 0, column: 2, rows: 1, columns: 1 },
      { row: 1, column: 2, rows: 2, columns: 2 },
      { row: 0, column: 3, rows: 1, columns: 1 },
    ])
  })

  test('places every tile exactly once inside the columns, without overlaps', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 60 }), fc.integer({ min: 1, max: 14 }), (sizes, columns) => {
        const placements = placeTiles(sizes, columns)
        const cells = placements.flatMap((placement) =>
          Array.from({ length: placement.rows * placement.columns }, (_, n) => {
            const column = placement.column + (n % placement.columns)
            expect(column).toBeLessThan(columns)
            return `${placement.row + Math.floor(n / placement.columns)}.${column}`
          }),
        )
        expect(placements).toHaveLength(sizes.length)
        expect(new Set(cells).size).toBe(cells.length)
      }),
    )
  })

  test('has as many columns as fit', () => {
    expect(columnCountFor(1026, 58, 30)).toBe(12)
    expect(columnCountFor(1025, 58, 30)).toBe(11)
    expect(columnCountFor(10, 58, 30)).toBe(1)
  })

  const settings = {
    iconSize: 58,
    iconGapX: 30,
    iconGapY: 30,
    gridMaxWidthUnit: 'px' as const,
    gridMaxWidthPx: 1400,
    gridMaxWidthPer: 80,
    iconName: true,
    iconNameSize: 12,
  }

  test('keeps within the maximum width, which scales with the icons, and beside the sidebar; is even', () => {
    expect(gridMetricsFor(settings, { width: 1920, mobile: false, scale: 1 }).columns).toBe(16)
    expect(gridMetricsFor(settings, { width: 1440, mobile: false, scale: 0.9 }).columns).toBe(16)
    expect(
      gridMetricsFor({ ...settings, gridMaxWidthPx: 2000 }, { width: 1024, mobile: false, scale: 0.9 }).columns,
    ).toBe(10)
    expect(
      gridMetricsFor(
        { ...settings, gridMaxWidthUnit: '%', gridMaxWidthPer: 40 },
        { width: 1920, mobile: false, scale: 1 },
      ).columns,
    ).toBe(8)
  })

  test('leaves space for names between two rows, however small the gap', () => {
    const gapY = (changed: Partial<typeof settings>, mobile = false) =>
      gridMetricsFor({ ...settings, ...changed }, { width: 1920, mobile, scale: 1 }).gapY
    expect(gapY({})).toBe(44)
    expect(gapY({ iconName: false })).toBe(30)
    expect(gapY({}, true)).toBe(34)
    // 5 above the name, its line, 13 below
    expect(gapY({ iconGapY: 0 })).toBe(5 + 16 + 13)
    expect(gapY({ iconGapY: 0, iconName: false })).toBe(0)
    expect(gapY({ iconGapY: 10, iconNameSize: 20 })).toBe(5 + 27 + 13)
  })

  test('centers a page that does not fill one row, and starts on a whole pixel', () => {
    const grid = { columns: 12, icon: 52, gapX: 27, gapY: 40 }
    const pageWidth = 12 * 52 + 11 * 27
    const start = (sizes: readonly string[], width: number) => {
      const inset = gridInset(placeTiles(sizes, 12), grid, width)
      return inset + (width - inset - pageWidth) / 2
    }
    const icons = (count: number) => Array.from({ length: count }, () => '1x1')
    expect(start(icons(30), 1367)).toBe((1367 - pageWidth) / 2)
    expect(start(icons(30), 1366)).toBe((1366 - pageWidth + 1) / 2)
    expect(start(icons(12), 1367)).toBe((1367 - pageWidth) / 2)
    expect(start(icons(3), 1367)).toBe((1367 - (3 * 52 + 2 * 27) + 1) / 2)
    expect(start(['2x2', '1x1'], 1367)).toBe((1367 - (3 * 52 + 2 * 27) + 1) / 2)
    expect(start(['2x2', ...icons(11)], 1367)).toBe((1367 - pageWidth) / 2) // it has two rows
    expect(gridInset([], grid, 1366)).toBe(0)
  })

  test('is in whole pixels at every width', () => {
    expect(gridMetricsFor(settings, { width: 1440, mobile: false, scale: 0.9 })).toMatchObject({
      icon: 52,
      gapX: 27,
      gapY: 40,
    })
    expect(gridMetricsFor(settings, { width: 1366, mobile: false, scale: 0.9, compact: true }).gapY).toBe(32)
    for (let width = 320; width <= 3840; width += 7) {
      const mobile = width < 560
      const { icon, gapX, gapY } = gridMetricsFor(settings, { width, mobile, scale: mobile ? 1 : width / 1920 })
      expect([icon, gapX, gapY].filter((px) => !Number.isInteger(px))).toEqual([])
    }
  })

  test('is narrower from 560 px up, where a fine pointer has the desktop', () => {
    expect(gridMetricsFor(settings, { width: 560, mobile: false, scale: 0.9 }).columns).toBe(4)
    expect(gridMetricsFor(settings, { width: 720, mobile: false, scale: 0.9 }).columns).toBe(6)
  })

  test('has more columns on a phone in landscape', () => {
    expect(gridMetricsFor(settings, { width: 844, mobile: true, scale: 1 }).columns).toBe(8)
  })

  test('has four columns on mobile that fill the width between margins of 24', () => {
    const grid = gridMetricsFor(settings, { width: 390, mobile: true, scale: 1 })
    expect(grid).toMatchObject({ columns: 4, gapY: 34 })
    expect([1, 2].map((rows) => widgetOverhang(grid, { mobile: true }, rows))).toEqual([0, 14])
    expect(390 - 48 - (4 * grid.icon + 3 * grid.gapX)).toBeLessThan(3)
  })
})

describe('the miniatures of a folder', () => {
  const shown = (rows: number, columns: number) => {
    const { '--rows': down, '--columns': across } = miniatureCount(rows, columns)
    return `${down}x${across}`
  }

  test('are two per cell of a side less one, as in a folder of 2x2', () => {
    expect([shown(2, 2), shown(1, 2), shown(2, 1), shown(2, 3), shown(2, 4), shown(6, 6)]).toEqual([
      '3x3',
      '1x3',
      '3x1',
      '3x5',
      '3x7',
      '11x11',
    ])
  })

  test('are four in a folder of one cell, and one more for half a cell more', () => {
    expect([shown(1, 1), shown(1, 1.5), shown(2, 2.5)]).toEqual(['2x2', '1x2', '3x4'])
  })
})
