import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstHole } from './first-hole.ts'
import { placeTiles } from './model.ts'

describe('a new tile', () => {
  test('fills the first hole of its size, after the tiles that are read before it', () => {
    expect(firstHole(['2x2', '1x1', '2x2'], '1x1', 4)).toBe(2)
    expect(firstHole(['1x1', '2x4', '1x1'], '1x1', 4)).toBe(3)
    expect(firstHole(['1x1', '2x4', '2x2'], '1x1', 4)).toBe(1)
    expect(firstHole(['2x4', '2x2', '2x4', '1x1'], '2x2', 4)).toBe(4)
  })

  test('goes to the end where there is no hole', () => {
    expect(firstHole([], '2x2', 4)).toBe(0)
    expect(firstHole(['1x1', '1x1'], '1x1', 4)).toBe(2)
    expect(firstHole(['2x4', '1x1'], '2x4', 4)).toBe(2)
  })

  test('wider than the page takes a row of its own', () => {
    expect(firstHole(['1x1', '1x1'], '2x6', 4)).toBe(2)
  })

  const size = fc.constantFrom('1x1', '1x2', '2x1', '2x2', '2x3', '2x4', '4x4', '3x6')
  test('moves no other one, and takes the place that it would have at the end of the order', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 30 }), size, fc.integer({ min: 1, max: 13 }), (sizes, added, columns) => {
        const index = firstHole(sizes, added, columns)
        const placed = placeTiles(sizes.toSpliced(index, 0, added), columns)
        expect(placed.toSpliced(index, 1)).toEqual(placeTiles(sizes, columns))
        expect(placed[index]).toEqual(placeTiles([...sizes, added], columns).at(-1))
      }),
    )
  })
})
