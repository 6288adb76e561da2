import { describe, expect, test } from 'vitest'
import { dockSizes, footHeightOf, magnify, type RowMetrics, scaleAt } from './model.ts'

const row: RowMetrics = { count: 8, size: 45, gap: 10 }
const center = (index: number) => index * 55 + 22.5

/** Left and right edge of each tile as drawn. */
const edges = (pointer: number) =>
  magnify(row, pointer).tiles.map(({ scale, shift }, index) => {
    const magnified = center(index) + shift
    return [magnified - (scale * 45) / 2, magnified + (scale * 45) / 2] as const
  })

describe('magnification', () => {
  test('is 1.8 under the pointer, 1 from 300 px on, and falls off by a cubed cosine', () => {
    expect(scaleAt(0)).toBe(1.8)
    expect(scaleAt(300)).toBe(1)
    expect(scaleAt(-450)).toBe(1)
    expect(scaleAt(100)).toBeCloseTo(1 + 0.8 * Math.cos(Math.PI / 6) ** 3)
    expect(scaleAt(-100)).toBe(scaleAt(100))
  })

  test('keeps the gaps, so that no tiles overlap', () => {
    for (const pointer of [-5, 0, 60, 217.5, 300, 440]) {
      const tiles = edges(pointer)
      for (const [index, [left]] of tiles.entries()) {
        const before = tiles[index - 1]
        if (before !== undefined) expect(left - before[1]).toBeCloseTo(10)
      }
    }
  })

  test('keeps the tile under the pointer in place', () => {
    for (let index = 0; index < row.count; index += 1) {
      const [left, right] = edges(center(index))[index] ?? [0, 0]
      expect((left + right) / 2).toBeCloseTo(center(index))
    }
  })

  test('gives the growth of the row at either end', () => {
    for (const pointer of [0, 100, 400]) {
      const { left, right } = magnify(row, pointer)
      const tiles = edges(pointer)
      expect(left).toBeCloseTo(-(tiles.at(0)?.[0] ?? 0))
      expect(right).toBeCloseTo((tiles.at(-1)?.[1] ?? 0) - 430)
    }
    expect(magnify(row, 0).left).toBeCloseTo(0)
  })

  test('of an empty row is nothing', () => {
    expect(magnify({ ...row, count: 0 }, 5).tiles).toEqual([])
  })
})

test('pages have a bottom padding of the dock’s height if there is one', () => {
  const dock = { isDock: true, dockIconSize: 45, dockGap: 10 }
  const items = [{ id: 'a', name: 'A', type: 'icon', size: '1x1', url: 'https://a.example/' }] as const
  const screen = { mobile: false, isLow: false, scale: 0.9 }
  expect(footHeightOf(dock, items, screen)).toBe(96)
  expect(footHeightOf(dock, items, { ...screen, scale: 2560 / 1920 })).toBe(10 + 60 + 26 + 21)
  expect(footHeightOf({ ...dock, dockIconSize: 80 }, items, screen)).toBe(131)
  expect(footHeightOf({ ...dock, isDock: false }, items, screen)).toBe(40)
  expect(footHeightOf(dock, [], screen)).toBe(40)
  expect(footHeightOf(dock, [], screen, true), 'a dock of open apps alone').toBe(96)
  expect(footHeightOf(dock, [{ ...items[0], url: 'javascript:0' }], screen)).toBe(40)
  // the tab bar of a phone, upright and on its side
  expect(footHeightOf(dock, items, { ...screen, mobile: true })).toBe(14 + 64 + 21)
  expect(footHeightOf(dock, items, { ...screen, mobile: true, isLow: true })).toBe(8 + 52 + 21)
})

test('the dock grows with the screen from 1920 px up, in whole pixels', () => {
  const settings = { dockIconSize: 45, dockGap: 10 }
  expect(dockSizes(settings, 0.9)).toEqual({ size: 45, gap: 10, padding: 10 })
  expect(dockSizes(settings, 2560 / 1920)).toEqual({ size: 60, gap: 13, padding: 13 })
})
