import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sortable } from '../../../shared/lib/tile/sortable.ts'
import type { Place } from '../tiles/model.ts'
import { contentAt, indexAt, indexInRow, indexTowards, orderOf, placesOf, type SortState } from './model.ts'

const icon = (id: string, size = '1x1'): Sortable => ({ id, size, kind: 'icon' })
const hand = (held: Sortable, others: readonly Sortable[], index: number, columns = 4): SortState => ({
  held,
  carried: [held],
  others,
  index,
  columns,
})
const row = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => icon(id))
const held = icon('held')
/** The middle of the nth tile of a page. */
const middleOf = (hand: SortState, id: string) => {
  const at = orderOf(hand).findIndex((tile) => tile.id === id)
  const place = placesOf(hand)[at] as Place
  return { x: place.column + place.columns / 2, y: place.row + place.rows / 2 }
}
const moved = (hand: SortState, point: { x: number; y: number }) => ({
  ...hand,
  index: indexAt(hand, point),
})

describe('a tile in the hand', () => {
  test('takes the place of the tile that it is held over, and the others make room', () => {
    const now = hand(held, row, 0) // held a b c / d e f
    expect(moved(now, middleOf(now, 'b')).index).toBe(2)
    expect(moved(now, middleOf(now, 'e')).index).toBe(5)
    expect(orderOf(moved(now, middleOf(now, 'b'))).map(({ id }) => id)).toEqual(['a', 'b', 'held', 'c', 'd', 'e', 'f'])
  })

  test('goes to the end over free ground behind the last, and stays in a hole that it fills', () => {
    const now = hand(held, row, 0)
    expect(moved(now, { x: 3.5, y: 1.5 }).index).toBe(6)
    expect(moved(now, { x: 1, y: 8 }).index).toBe(6)
    const holed = hand(icon('held', '1x2'), [icon('a'), icon('wide', '1x4'), icon('b')], 2) // a held held . / wide / b
    expect(placesOf(holed)[2]).toMatchObject({ row: 0, column: 1 })
    expect(moved(holed, { x: 2, y: 0.5 }).index).toBe(2)
  })

  test('has a place of its size: a large one over small ones', () => {
    const now = hand(icon('large', '2x2'), row, 0) // large large a b / large large c d / e f
    expect(placesOf(moved(now, { x: 3, y: 1 })).at(moved(now, { x: 3, y: 1 }).index)).toMatchObject({
      column: 2,
      row: 0,
    })
  })

  test('rests: where it is put it stays, whatever the sizes', () => {
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
          const carried = own.map((one, at) => icon(`held${at}`, one))
          const held = carried[at % carried.length] as Sortable
          let now: SortState = { ...hand(held, others, Math.min(start, others.length), columns), carried }
          for (let moves = 0; moves < 40; moves++) {
            const next = moved(now, point)
            if (next.index === now.index) return
            now = next
          }
          throw new Error('it never rests')
        },
      ),
    )
  })

  test('ten thousand drags keep every tile placed once, and none over another', () => {
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
            const now = hand(tiles[at] as Sortable, tiles.toSpliced(at, 1), at, 8)
            tiles = [...orderOf(moved(now, { x, y }))]
          }
          expect(tiles.map(({ id }) => id).toSorted()).toEqual(sizes.map((_, at) => `t${at}`).toSorted())
          const last = tiles.at(-1) as Sortable
          const places = placesOf(hand(last, tiles.slice(0, -1), tiles.length - 1, 8))
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

describe('several tiles in the hand', () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => icon(id))
  const carried = ['x', 'y', 'z'].map((id) => icon(id))
  const several = (at: number, index: number): SortState => ({ ...hand(carried[at] ?? held, others, index), carried })
  const idsAt = (now: SortState) => orderOf(now).map(({ id }) => id)

  test('stand one after the other, and are ground to each other', () => {
    const now = several(0, 1) // a x y z / b c d
    expect(idsAt(now)).toEqual(['a', 'x', 'y', 'z', 'b', 'c', 'd'])
    expect(contentAt(now, placesOf(now), { x: 2.5, y: 0.5 }).at).toBe('ground')
    expect(contentAt(now, placesOf(now), { x: 0.5, y: 1.5 })).toEqual({ at: 'middle', tile: 'b' })
  })

  test('go where the one that is held comes to lie below the pointer', () => {
    const now = several(2, 0) // x y z a / b c d
    const point = middleOf(now, 'c')
    expect(idsAt(moved(now, point))).toEqual(['a', 'b', 'c', 'x', 'y', 'z', 'd'])
    const after = moved(now, point)
    const place = placesOf(after)[orderOf(after).findIndex(({ id }) => id === 'z')] as Place
    expect({ x: place.column + 0.5, y: place.row + 0.5 }).toEqual(point)
  })

  test('have a middle to lie in where one of them is an icon', () => {
    const widgets: SortState = {
      ...several(0, 0),
      carried: carried.map((one) => ({ ...one, kind: 'widget' as const })),
    }
    expect(contentAt(widgets, placesOf(widgets), { x: 3.5, y: 0.5 })).toEqual({ at: 'side', tile: 'a' })
    const mixed = { ...widgets, carried: widgets.carried.map((one, at) => (at === 1 ? icon('y') : one)) }
    expect(contentAt(mixed, placesOf(mixed), { x: 3.5, y: 0.5 })).toEqual({ at: 'middle', tile: 'a' })
  })
})

describe('what lies under it', () => {
  const folder: Sortable = { id: 'folder', size: '2x2', kind: 'folder' }
  const widget: Sortable = { id: 'widget', size: '2x2', kind: 'widget' }
  const under = (of: Sortable, id: string, by = { x: 0, y: 0 }) => {
    const now = hand(of, [icon('a'), folder, widget], 3, 8)
    const { x, y } = middleOf(now, id)
    return contentAt(now, placesOf(now), { x: x + by.x, y: y + by.y })
  }

  test('is the middle of an icon or a folder, which takes it in, or the side of one, which makes room', () => {
    expect(under(held, 'a')).toEqual({ at: 'middle', tile: 'a' })
    expect(under(held, 'a', { x: 0.3, y: 0 })).toEqual({ at: 'side', tile: 'a' })
    expect(under(held, 'folder', { x: 0.6, y: 0.6 })).toEqual({ at: 'middle', tile: 'folder' })
    expect(under(held, 'folder', { x: 0.9, y: 0 })).toEqual({ at: 'side', tile: 'folder' })
  })

  test('takes in nothing else: no widget does, and a folder never lies in a folder', () => {
    expect(under(held, 'widget')).toEqual({ at: 'side', tile: 'widget' })
    expect(under({ ...folder, id: 'other' }, 'folder')).toEqual({ at: 'side', tile: 'folder' })
    expect(under(widget, 'a')).toEqual({ at: 'side', tile: 'a' })
  })

  test('is ground where no tile is, and where it stands itself', () => {
    expect(under(held, 'held').at).toBe('ground')
    expect(under(held, 'a', { x: 0, y: 5 })).toEqual({ at: 'ground', row: 5, column: 0 })
  })
})

describe('arrows', () => {
  test('lead to the place of the next tile that way, or nowhere', () => {
    const now = hand(held, row, 1) // a held b c / d e f
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown'].map((key) => indexTowards(now, key))).toEqual([0, 2, 5])
    expect(indexTowards(now, 'ArrowUp')).toBeUndefined()
    expect(indexTowards(hand(held, row, 0), 'ArrowLeft')).toBeUndefined()
    expect(indexTowards(hand(held, row, 6), 'ArrowRight')).toBeUndefined()
    expect(indexTowards(now, 'a')).toBeUndefined()
  })
})

test('in a row an arrow passes over what is not shown', () => {
  const tiles = ['a', 'hidden', 'b'].map((id) => ({ id }))
  const towards = (id: string, key: string) => indexInRow(tiles, (tile) => tile.id !== 'hidden', id, key)
  expect([towards('a', 'ArrowRight'), towards('b', 'ArrowUp')]).toEqual([2, 0])
  expect([towards('a', 'ArrowLeft'), towards('b', 'ArrowRight'), towards('a', 'Enter')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
