import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sortable } from '../../../lib/tile/sortable.ts'
import type { Placement } from '../../desk/tiles/model.ts'
import {
  contentAt,
  insertionIndexAt,
  insertionIndexTowards,
  nextIndexInRow,
  orderOf,
  placementsOf,
  type SortState,
} from './model.ts'

const icon = (id: string, size = '1x1'): Sortable => ({ id, size, kind: 'icon' })
const stateOf = (tile: Sortable, others: readonly Sortable[], index: number, columns = 4): SortState => ({
  dragged: tile,
  draggedTiles: [tile],
  others,
  insertionIndex: index,
  columns,
})
const row = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => icon(id))
const dragged = icon('dragged')
/** The center of a tile, in cells. */
const centerOf = (state: SortState, id: string) => {
  const at = orderOf(state).findIndex((tile) => tile.id === id)
  const { row, column, rows, columns } = placementsOf(state)[at] as Placement
  return { x: column + columns / 2, y: row + rows / 2 }
}
const moved = (state: SortState, point: { x: number; y: number }): SortState => ({
  ...state,
  insertionIndex: insertionIndexAt(state, point),
})

describe('a dragged tile', () => {
  test('takes the index of the tile that it is dragged over, and the others make room', () => {
    const now = stateOf(dragged, row, 0) // dragged a b c / d e f
    expect(moved(now, centerOf(now, 'b')).insertionIndex).toBe(2)
    expect(moved(now, centerOf(now, 'e')).insertionIndex).toBe(5)
    expect(orderOf(moved(now, centerOf(now, 'b'))).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'dragged',
      'c',
      'd',
      'e',
      'f',
    ])
  })

  test('goes to the end over empty cells after the last tile, and stays in a gap that it fills', () => {
    const now = stateOf(dragged, row, 0)
    expect(moved(now, { x: 3.5, y: 1.5 }).insertionIndex).toBe(6)
    expect(moved(now, { x: 1, y: 8 }).insertionIndex).toBe(6)
    const holed = stateOf(icon('dragged', '1x2'), [icon('a'), icon('wide', '1x4'), icon('b')], 2) // a dragged dragged . / wide / b
    expect(placementsOf(holed)[2]).toMatchObject({ row: 0, column: 1 })
    expect(moved(holed, { x: 2, y: 0.5 }).insertionIndex).toBe(2)
  })

  test('has a placement of its own size: a large tile over small ones', () => {
    const now = stateOf(icon('large', '2x2'), row, 0) // large large a b / large large c d / e f
    expect(placementsOf(moved(now, { x: 3, y: 1 })).at(moved(now, { x: 3, y: 1 }).insertionIndex)).toMatchObject({
      column: 2,
      row: 0,
    })
  })

  test('does not oscillate while the pointer rests, whatever the sizes', () => {
    const size = fc.constantFrom('1x1', '1x2', '2x1', '2x2', '2x4', '3x1')
    fc.assert(
      fc.property(
        fc.array(size, { maxLength: 14 }),
        fc.array(size, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        fc.nat(14),
        fc.integer({ min: 3, max: 8 }),
        fc.record({ x: fc.double({ min: 0, max: 8, noNaN: true }), y: fc.double({ min: 0, max: 9, noNaN: true }) }),
        (sizes, own, at, start, columns, point) => {
          const others = sizes.map((one, at) => icon(`t${at}`, one))
          const draggedTiles = own.map((one, at) => icon(`dragged${at}`, one))
          const tile = draggedTiles[at % draggedTiles.length] as Sortable
          let now: SortState = { ...stateOf(tile, others, Math.min(start, others.length), columns), draggedTiles }
          for (let moves = 0; moves < 40; moves++) {
            const next = moved(now, point)
            if (next.insertionIndex === now.insertionIndex) return
            now = next
          }
          throw new Error('the insertion index oscillates')
        },
      ),
    )
  })

  test('after ten thousand drags every tile is placed once, and none overlap', () => {
    const size = fc.constantFrom('1x1', '1x2', '2x1', '2x2', '2x3', '2x4', '6x6')
    const drag = fc.record({
      tile: fc.nat(29),
      x: fc.double({ min: -1, max: 12, noNaN: true }),
      y: fc.double({ min: -1, max: 20, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 1, maxLength: 30 }),
        fc.array(drag, { minLength: 100, maxLength: 100 }),
        (sizes, drags) => {
          let tiles = sizes.map((one, at) => icon(`t${at}`, one))
          for (const { tile, x, y } of drags) {
            const at = tile % tiles.length
            const now = stateOf(tiles[at] as Sortable, tiles.toSpliced(at, 1), at, 8)
            tiles = [...orderOf(moved(now, { x, y }))]
          }
          expect(tiles.map(({ id }) => id).toSorted()).toEqual(sizes.map((_, at) => `t${at}`).toSorted())
          const last = tiles.at(-1) as Sortable
          const places = placementsOf(stateOf(last, tiles.slice(0, -1), tiles.length - 1, 8))
          const cells = places.flatMap(({ row, column, rows, columns }) =>
            Array.from(
              { length: rows * columns },
              (_, n) => `${row + Math.floor(n / columns)} ${column + (n % columns)}`,
            ),
          )
          expect(new Set(cells).size).toBe(cells.length)
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('several dragged tiles', () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => icon(id))
  const draggedTiles = ['x', 'y', 'z'].map((id) => icon(id))
  const several = (at: number, index: number): SortState => ({
    ...stateOf(draggedTiles[at] ?? dragged, others, index),
    draggedTiles,
  })
  const idsAt = (now: SortState) => orderOf(now).map(({ id }) => id)

  test('are placed one after the other, and count as empty cells for each other', () => {
    const now = several(0, 1) // a x y z / b c d
    expect(idsAt(now)).toEqual(['a', 'x', 'y', 'z', 'b', 'c', 'd'])
    expect(contentAt(now, placementsOf(now), { x: 2.5, y: 0.5 }).at).toBe('emptyCell')
    expect(contentAt(now, placementsOf(now), { x: 0.5, y: 1.5 })).toEqual({ at: 'tileCenter', tile: 'b' })
  })

  test('are inserted so that the tile taken by the pointer lies under it', () => {
    const now = several(2, 0) // x y z a / b c d
    const point = centerOf(now, 'c')
    expect(idsAt(moved(now, point))).toEqual(['a', 'b', 'c', 'x', 'y', 'z', 'd'])
    const after = moved(now, point)
    const place = placementsOf(after)[orderOf(after).findIndex(({ id }) => id === 'z')] as Placement
    expect({ x: place.column + 0.5, y: place.row + 0.5 }).toEqual(point)
  })

  test('can combine with a tile if one of them is an icon', () => {
    const widgets: SortState = {
      ...several(0, 0),
      draggedTiles: draggedTiles.map((one) => ({ ...one, kind: 'widget' as const })),
    }
    expect(contentAt(widgets, placementsOf(widgets), { x: 3.5, y: 0.5 })).toEqual({ at: 'tileEdge', tile: 'a' })
    const mixed = { ...widgets, draggedTiles: widgets.draggedTiles.map((one, at) => (at === 1 ? icon('y') : one)) }
    expect(contentAt(mixed, placementsOf(mixed), { x: 3.5, y: 0.5 })).toEqual({ at: 'tileCenter', tile: 'a' })
  })
})

describe('the content under the dragged tile', () => {
  const folder: Sortable = { id: 'folder', size: '2x2', kind: 'folder' }
  const widget: Sortable = { id: 'widget', size: '2x2', kind: 'widget' }
  const contentUnder = (of: Sortable, id: string, by = { x: 0, y: 0 }) => {
    const now = stateOf(of, [icon('a'), folder, widget], 3, 8)
    const { x, y } = centerOf(now, id)
    return contentAt(now, placementsOf(now), { x: x + by.x, y: y + by.y })
  }

  test('is the center of an icon or folder, which combines, or its edge, which makes room', () => {
    expect(contentUnder(dragged, 'a')).toEqual({ at: 'tileCenter', tile: 'a' })
    expect(contentUnder(dragged, 'a', { x: 0.3, y: 0 })).toEqual({ at: 'tileEdge', tile: 'a' })
    expect(contentUnder(dragged, 'folder', { x: 0.6, y: 0.6 })).toEqual({ at: 'tileCenter', tile: 'folder' })
    expect(contentUnder(dragged, 'folder', { x: 0.9, y: 0 })).toEqual({ at: 'tileEdge', tile: 'folder' })
  })

  test('combines nothing else: no widget, and no folder with a folder', () => {
    expect(contentUnder(dragged, 'widget')).toEqual({ at: 'tileEdge', tile: 'widget' })
    expect(contentUnder({ ...folder, id: 'other' }, 'folder')).toEqual({ at: 'tileEdge', tile: 'folder' })
    expect(contentUnder(widget, 'a')).toEqual({ at: 'tileEdge', tile: 'a' })
  })

  test('is an empty cell where no tile is, and at its own placement', () => {
    expect(contentUnder(dragged, 'dragged').at).toBe('emptyCell')
    expect(contentUnder(dragged, 'a', { x: 0, y: 5 })).toEqual({ at: 'emptyCell', row: 5, column: 0 })
  })
})

describe('arrow keys', () => {
  test('give the index of the next tile in their direction, or none', () => {
    const now = stateOf(dragged, row, 1) // a dragged b c / d e f
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown'].map((key) => insertionIndexTowards(now, key))).toEqual([0, 2, 5])
    expect(insertionIndexTowards(now, 'ArrowUp')).toBeUndefined()
    expect(insertionIndexTowards(stateOf(dragged, row, 0), 'ArrowLeft')).toBeUndefined()
    expect(insertionIndexTowards(stateOf(dragged, row, 6), 'ArrowRight')).toBeUndefined()
    expect(insertionIndexTowards(now, 'a')).toBeUndefined()
  })
})

test('in a row an arrow key skips hidden tiles', () => {
  const tiles = ['a', 'hidden', 'b'].map((id) => ({ id }))
  const towards = (id: string, key: string) => nextIndexInRow(tiles, (tile) => tile.id !== 'hidden', id, key)
  expect([towards('a', 'ArrowRight'), towards('b', 'ArrowUp')]).toEqual([2, 0])
  expect([towards('a', 'ArrowLeft'), towards('b', 'ArrowRight'), towards('a', 'Enter')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
