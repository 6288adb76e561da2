import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeTiles } from '../../features/desk/tiles/model.ts'
import { nextStop } from './arrow-navigation.ts'
import type { Bounds } from './box.ts'

/** Tiles of 50 px with gaps of 10, as the grid places them. */
const boxes = (sizes: readonly string[], columns: number): readonly Bounds[] =>
  placeTiles(sizes, columns).map(({ row, column, rows, columns: wide }) => ({
    left: column * 60,
    top: row * 60,
    right: (column + wide) * 60 - 10,
    bottom: (row + rows) * 60 - 10,
  }))

/*  0 0 1 2
    0 0 3 4
    5 6      */
const page = boxes(['2x2', '1x1', '1x1', '1x1', '1x1', '1x1', '1x1'], 4)

describe('an arrow moves to the tile in its direction', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 0],
    ['ArrowRight', 6, undefined],
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 0, 5],
    ['ArrowDown', 1, 3],
    ['ArrowUp', 6, 0],
    ['ArrowUp', 1, undefined],
    ['ArrowDown', 5, undefined],
  ] as const)('%s from %i', (key, from, to) => {
    expect(nextStop(key, from, page)).toBe(to)
  })

  test('down into a shorter row moves to its nearest tile', () => {
    expect(nextStop('ArrowDown', 4, page)).toBe(6)
  })

  test('Home and End move to the first and last in reading order, also where a later tile fills an earlier gap', () => {
    const packed = boxes(['2x2', '1x1', '2x2', '1x1'], 4) // the last tile is at the top right
    expect(nextStop('Home', 3, packed)).toBe(0)
    expect(nextStop('End', 0, packed)).toBe(2)
    expect(nextStop('End', 0, page)).toBe(6)
  })

  test('other keys move nowhere, nor does any key on an empty page', () => {
    expect(nextStop('Enter', 0, page)).toBeUndefined()
    expect(nextStop('Home', 0, [])).toBeUndefined()
  })

  test('every tile of any page can be reached from the first', () => {
    const size = fc.constantFrom('1x1', '1x2', '2x1', '2x2', '2x4')
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 12 }),
        (sizes, columns) => {
          const all = boxes(sizes, columns)
          const reached = new Set([0])
          for (const from of reached)
            for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
              const to = nextStop(key, from, all)
              if (to !== undefined) reached.add(to) // grows while read
            }
          expect(reached.size).toBe(all.length)
        },
      ),
    )
  })
})
