import { describe, expect, test } from 'vitest'
import type { Home } from '../../../../shared/entities/item.ts'
import { deleteTiles, moveTilesToGroup, nonEmptyFolders } from '../../home/operations.ts'
import { folder, group, icon } from '../../home/testing/items.ts'
import { draggedWith, stillPresent, toggled } from './model.ts'

const home: Home = {
  groups: [
    group('g', [icon('a'), folder('f', [icon('x'), icon('y')]), icon('b'), folder('e', [])]),
    group('h', [icon('c')]),
  ],
  dock: [icon('d')],
}
const page = ({ groups }: Home, at: number) => groups[at]?.children.map(({ id }) => id)
const of = (...ids: readonly string[]) => new Set(ids)

test('a press chooses a tile, the next one does not', () => {
  expect(toggled(of('a'), 'b')).toEqual(of('a', 'b'))
  expect(toggled(of('a', 'b'), 'a')).toEqual(of('b'))
})

test('what has gone from the page is not chosen any more', () => {
  const chosen = of('a', 'gone')
  expect(stillPresent(chosen, [icon('a'), icon('b')])).toEqual(of('a'))
  expect(stillPresent(of('a'), [icon('a')])).toEqual(of('a'))
})

test('who takes hold of a chosen tile carries all that are chosen, in the order of the page; of another one, that alone', () => {
  const tiles = ['a', 'b', 'c'].map(icon)
  const carried = (at: number, chosen: ReadonlySet<string>) =>
    tiles.slice(at, at + 1).flatMap((tile) => draggedWith(tile, chosen, tiles).map(({ id }) => id))
  expect(carried(2, of('c', 'a'))).toEqual(['a', 'c'])
  expect(carried(1, of('c', 'a'))).toEqual(['b'])
  expect(carried(0, of())).toEqual(['a'])
})

describe('the chosen tiles', () => {
  test('are deleted together; what lies in folders goes with them, or takes their places', () => {
    expect(page(deleteTiles(home, of('a', 'f'), 'all'), 0)).toEqual(['b', 'e'])
    expect(page(deleteTiles(home, of('a', 'f', 'e'), 'keep'), 0)).toEqual(['x', 'y', 'b'])
    expect(nonEmptyFolders(home, of('a', 'f', 'e'))).toEqual(['f'])
  })

  test('are moved together, in the order of the page, whatever the order in which they were chosen', () => {
    const moved = moveTilesToGroup(home, of('b', 'a'), home.groups[0]?.children ?? [], 'h')
    expect([page(moved, 0), page(moved, 1)]).toEqual([
      ['f', 'e'],
      ['c', 'a', 'b'],
    ])
  })

  test('that are none change nothing', () => {
    expect(deleteTiles(home, of(), 'all')).toBe(home)
    expect(moveTilesToGroup(home, of(), home.groups[0]?.children ?? [], 'h')).toBe(home)
  })
})
