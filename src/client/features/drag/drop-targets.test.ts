import { describe, expect, test } from 'vitest'
import type { Home, Item } from '../../../shared/entities/item.ts'
import { intersection } from '../../../shared/lib/geometry/box.ts'
import { moveTiles, NO_FOLDER } from '../home/operations.ts'
import { folder, group, icon, idsIn, widget } from '../home/testing/items.ts'
import { type DropTarget, type DropTargets, dropLocationOf, dropTargetAt, toDocumentLocation } from './drop-targets.ts'

/** Two groups at the left, the first one on screen, and a dock of two tiles below. */
const takers: DropTargets = {
  page: 'one',
  groups: [
    { id: 'one', box: { x: 10, y: 100, width: 50, height: 40 } },
    { id: 'two', box: { x: 10, y: 140, width: 50, height: 40 } },
  ],
  dock: {
    box: { x: 300, y: 800, width: 120, height: 60 },
    tiles: [
      { id: 'd1', x: 310, y: 810, width: 40, height: 40 },
      { id: 'd2', x: 360, y: 810, width: 40, height: 40 },
    ],
  },
}
const [an, other, big] = [{ kind: 'icon' }, { kind: 'folder' }, { kind: 'widget' }] as const

describe('what is dragged over something beside the page', () => {
  test('is taken by the button of another group, whatever it is', () => {
    for (const one of [an, other, big])
      expect(dropTargetAt(takers, [one], { x: 59, y: 179 })).toEqual({ at: 'group', group: 'two' })
    expect(dropTargetAt(takers, [an], { x: 60, y: 160 })).toBeUndefined()
    expect(dropTargetAt(takers, [an], { x: 30, y: 180 })).toBeUndefined()
  })

  test('stays where it is over the button of its own group', () => {
    expect(dropTargetAt(takers, [an], { x: 30, y: 110 })).toEqual({ at: 'away' })
  })

  test('goes into the dock between the tiles between whose middles the pointer is', () => {
    const at = (x: number) => dropTargetAt(takers, [an], { x, y: 830 })
    expect([at(301), at(331), at(400)]).toEqual([0, 1, 2].map((index) => ({ at: 'dock', index })))
    expect(at(299)).toBeUndefined()
  })

  test('is refused by the dock if no icon is among it; if one is, it goes there', () => {
    const point = { x: 330, y: 830 }
    expect(dropTargetAt(takers, [other, big], point)).toBeUndefined()
    expect(dropTargetAt(takers, [other, an, big], point)).toMatchObject({ at: 'dock' })
    expect(dropTargetAt({ ...takers, dock: undefined }, [an], point)).toBeUndefined()
  })

  test('is over a button only as far as that is to be seen', () => {
    const bar = { x: 10, y: 100, width: 50, height: 60 }
    expect(intersection({ x: 10, y: 140, width: 50, height: 40 }, bar)).toEqual({
      x: 10,
      y: 140,
      width: 50,
      height: 20,
    })
    const beyond = intersection({ x: 10, y: 200, width: 50, height: 40 }, bar)
    const groups = [{ id: 'two', box: beyond }]
    expect(dropTargetAt({ ...takers, groups }, [an], { x: 30, y: 200 })).toBeUndefined()
  })
})

describe('let go there', () => {
  const placed = (item: Item, at: number): Item => ({ ...item, x: at, y: at, w: 80, h: 60, r: 30 })
  const tiles = [icon('a'), folder('f', [icon('x')]), widget('w'), icon('b')].map(placed)
  const home: Home = {
    groups: [{ ...group('one', tiles), mode: 1 }, group('two', [icon('c')])],
    dock: [icon('d1'), { ...icon('unseen'), url: '' }, icon('d2')],
  }
  const letGo = (taker: DropTarget, held = ['a', 'f', 'w', 'b']) =>
    moveTiles(home, held, toDocumentLocation(dropLocationOf(taker), home, held, takers.dock), NO_FOLDER)
  const page = ({ groups }: Home, at: number) => groups[at]?.children ?? []

  test('all of them go behind the tiles of the group, in the order in which they are drawn, size and turn kept', () => {
    const after = letGo({ at: 'group', group: 'two' })
    expect(page(after, 0)).toEqual([])
    expect(page(after, 1).slice(1)).toEqual(tiles)
  })

  test('icons go into the dock, 1x1 and one after the other; folders and widgets stay as they were', () => {
    const after = letGo({ at: 'dock', index: 1 })
    expect(idsIn(after.dock)).toEqual(['d1', 'unseen', 'a', 'b', 'd2'])
    expect(after.dock.every(({ size }) => size === '1x1')).toBe(true)
    expect(page(after, 0)).toEqual([tiles[1], tiles[2]])
  })

  test('behind what is seen of the dock they are the last', () => {
    expect(idsIn(letGo({ at: 'dock', index: 2 }, ['a']).dock)).toEqual(['d1', 'unseen', 'd2', 'a'])
  })
})
