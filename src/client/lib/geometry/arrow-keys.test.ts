import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CellLayout, indexAfterArrow, indexAfterKey } from './arrow-keys.ts'

const column: CellLayout = { columns: 1 }

describe('arrow keys in a column', () => {
  test('move by one cell and stop at the ends', () => {
    expect(indexAfterArrow('ArrowDown', 0, 6, column)).toBe(1)
    expect(indexAfterArrow('ArrowUp', 3, 6, column)).toBe(2)
    expect(indexAfterArrow('ArrowUp', 0, 6, column)).toBeUndefined()
    expect(indexAfterArrow('ArrowDown', 5, 6, column)).toBeUndefined()
  })

  test('lead nowhere from outside the cells, and so do left and right', () => {
    expect(indexAfterArrow('ArrowUp', 4, 3, column)).toBeUndefined()
    expect(indexAfterArrow('ArrowUp', 3, 3, column)).toBeUndefined()
    expect(indexAfterArrow('ArrowRight', 1, 3, column)).toBeUndefined()
    expect(indexAfterArrow('ArrowLeft', 1, 3, { ...column, overflow: 'next-row' })).toBeUndefined()
  })
})

describe('arrow keys in a line that wraps', () => {
  const wrappingRow: CellLayout = { columns: Number.POSITIVE_INFINITY, overflow: 'wrap' }
  const wrappingColumn: CellLayout = { ...column, overflow: 'wrap' }

  test('move along the line and around its ends', () => {
    expect(indexAfterArrow('ArrowDown', 0, 3, wrappingColumn)).toBe(1)
    expect(indexAfterArrow('ArrowDown', 2, 3, wrappingColumn)).toBe(0)
    expect(indexAfterArrow('ArrowUp', 0, 3, wrappingColumn)).toBe(2)
    expect(indexAfterArrow('ArrowRight', 1, 3, wrappingRow)).toBe(2)
    expect(indexAfterArrow('ArrowLeft', 0, 3, wrappingRow)).toBe(2)
  })

  test('lead nowhere across the line', () => {
    expect(indexAfterArrow('ArrowDown', 0, 3, wrappingRow)).toBeUndefined()
    expect(indexAfterArrow('ArrowUp', 0, 3, wrappingRow)).toBeUndefined()
    expect(indexAfterArrow('ArrowRight', 0, 3, wrappingColumn)).toBeUndefined()
  })
})

describe('arrow keys in a grid', () => {
  const grid: CellLayout = { columns: 3 }
  const flowing: CellLayout = { columns: 5, overflow: 'next-row' }

  test('move by cells and by rows, and stop at every edge', () => {
    expect(indexAfterArrow('ArrowRight', 0, 6, grid)).toBe(1)
    expect(indexAfterArrow('ArrowDown', 1, 6, grid)).toBe(4)
    expect(indexAfterArrow('ArrowUp', 4, 6, grid)).toBe(1)
    expect(indexAfterArrow('ArrowLeft', 2, 6, grid)).toBe(1)
    expect(indexAfterArrow('ArrowLeft', 3, 6, grid)).toBeUndefined()
    expect(indexAfterArrow('ArrowRight', 2, 6, grid)).toBeUndefined()
    expect(indexAfterArrow('ArrowDown', 4, 6, grid)).toBeUndefined()
    expect(indexAfterArrow('ArrowUp', 1, 6, grid)).toBeUndefined()
  })

  test('continue in the neighbouring row where the cells flow', () => {
    expect(indexAfterArrow('ArrowRight', 4, 7, flowing)).toBe(5)
    expect(indexAfterArrow('ArrowLeft', 5, 7, flowing)).toBe(4)
    expect(indexAfterArrow('ArrowRight', 6, 7, flowing)).toBeUndefined()
    expect(indexAfterArrow('ArrowLeft', 0, 7, flowing)).toBeUndefined()
    expect(indexAfterArrow('ArrowDown', 1, 7, flowing)).toBe(6)
    expect(indexAfterArrow('ArrowDown', 2, 7, flowing)).toBeUndefined()
    expect(indexAfterArrow('ArrowUp', 6, 7, flowing)).toBe(1)
  })
})

test('Home and End lead to the ends, other keys and an empty list nowhere', () => {
  expect(indexAfterKey('Home', 2, 3, column)).toBe(0)
  expect(indexAfterKey('End', 0, 3, column)).toBe(2)
  expect(indexAfterKey('ArrowDown', 0, 3, column)).toBe(1)
  expect(indexAfterKey('Tab', 0, 3, column)).toBeUndefined()
  expect(indexAfterKey('Home', 0, 0, column)).toBeUndefined()
  expect(indexAfterArrow('Home', 2, 3, column)).toBeUndefined()
})

test('no key leads outside the cells', () => {
  const lines = fc.constantFrom<CellLayout>(
    column,
    { columns: 1, overflow: 'wrap' },
    { columns: Number.POSITIVE_INFINITY, overflow: 'wrap' },
    { columns: Number.POSITIVE_INFINITY },
  )
  const grids = fc.record(
    { columns: fc.integer({ min: 2, max: 8 }), overflow: fc.constant('next-row' as const) },
    { requiredKeys: ['columns'] },
  )
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'),
      fc.integer({ min: 1, max: 30 }),
      fc.nat(),
      fc.oneof(lines, grids),
      (key, count, some, layout) => {
        const to = indexAfterKey(key, some % count, count, layout)
        expect(to === undefined || (to >= 0 && to < count)).toBe(true)
      },
    ),
  )
})
