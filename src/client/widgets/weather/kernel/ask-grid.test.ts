import { expect, test } from 'vitest'
import { askGrid, fittingChips, nameWidth } from './ask-grid.ts'

const shown = (names: readonly string[], rows: number, columns: number) =>
  fittingChips(names, askGrid(rows, columns), nameWidth).map(({ of, span }) => `${of} ${span}`)

test('short names fill all cells but the last', () => {
  const names = [...'甲乙丙丁戊己庚辛壬癸子丑'].map((name) => `${name}城`)
  expect(shown(names, 2, 2)).toEqual(['甲城 1', '乙城 1'])
  expect(shown(names, 2, 3)).toHaveLength(3)
  expect(shown(names, 2, 4)).toHaveLength(7)
  expect(shown(names, 4, 4)).toHaveLength(11)
  expect(shown(names, 3, 3)).toHaveLength(7)
  expect(shown(names, 6, 6)).toHaveLength(11)
})

test('a long name takes two columns, and one that is too long for a row gives way', () => {
  expect(shown(['New York', 'San Francisco', 'Boston'], 2, 2)).toEqual(['New York 2'])
})

test('where only long names are left, the last of a row takes its rest', () => {
  expect(shown(['Los Angeles', 'New York', 'San Francisco', 'Washington'], 2, 4)).toEqual([
    ...['Los Angeles 2', 'New York 2', 'San Francisco 3'],
  ])
  expect(shown([], 2, 2)).toEqual([])
  expect(shown([], 2, 4)).toEqual([])
})
