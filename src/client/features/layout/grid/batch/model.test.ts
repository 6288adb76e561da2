import { describe, expect, test } from 'vitest'
import type { Home } from '../../../../../shared/entities/item.ts'
import { deleteTiles, moveTilesToGroup, nonEmptyFolders } from '../../../data/home/operations.ts'
import { folder, group, icon } from '../../../data/home/testing/items.ts'
import { draggedTogether, isUnderToast, stillPresent, toggled } from './model.ts'

const home: Home = {
  groups: [
    group('g', [icon('a'), folder('f', [icon('x'), icon('y')]), icon('b'), folder('e', [])]),
    group('h', [icon('c')]),
  ],
  dock: [icon('d')],
}
const page = ({ groups }: Home, at: number) => groups[at]?.children.map(({ id }) => id)
const of = (...ids: readonly string[]) => new Set(ids)

test('a press selects a tile, the next one deselects it', () => {
  expect(toggled(of('a'), 'b')).toEqual(of('a', 'b'))
  expect(toggled(of('a', 'b'), 'a')).toEqual(of('b'))
})

test('tiles that have left the page are not selected any more', () => {
  const selected = of('a', 'gone')
  expect(stillPresent(selected, [icon('a'), icon('b')])).toEqual(of('a'))
  expect(stillPresent(of('a'), [icon('a')])).toEqual(of('a'))
})

test('dragging a selected tile drags the whole selection in page order; dragging another tile drags it alone', () => {
  const tiles = ['a', 'b', 'c'].map(icon)
  const draggedIds = (at: number, selected: ReadonlySet<string>) =>
    tiles.slice(at, at + 1).flatMap((tile) => draggedTogether(tile, selected, tiles).map(({ id }) => id))
  expect(draggedIds(2, of('c', 'a'))).toEqual(['a', 'c'])
  expect(draggedIds(1, of('c', 'a'))).toEqual(['b'])
  expect(draggedIds(0, of())).toEqual(['a'])
})

test('a hint waits while it would lie over the tile that has been dropped', () => {
  const screen = { height: 900, foot: 96 }
  expect(isUnderToast(780, screen)).toBe(true)
  expect(isUnderToast(700, screen)).toBe(true)
  expect(isUnderToast(600, screen)).toBe(false)
})

describe('the selected tiles', () => {
  test('are deleted together; the contents of folders are deleted or replace them', () => {
    expect(page(deleteTiles(home, of('a', 'f'), 'all'), 0)).toEqual(['b', 'e'])
    expect(page(deleteTiles(home, of('a', 'f', 'e'), 'keep'), 0)).toEqual(['x', 'y', 'b'])
    expect(nonEmptyFolders(home, of('a', 'f', 'e'))).toEqual(['f'])
  })

  test('are moved together in page order, whatever the order of selection', () => {
    const moved = moveTilesToGroup(home, of('b', 'a'), home.groups[0]?.children ?? [], 'h')
    expect([page(moved, 0), page(moved, 1)]).toEqual([
      ['f', 'e'],
      ['c', 'a', 'b'],
    ])
  })

  test('change nothing if there are none', () => {
    expect(deleteTiles(home, of(), 'all')).toBe(home)
    expect(moveTilesToGroup(home, of(), home.groups[0]?.children ?? [], 'h')).toBe(home)
  })
})
