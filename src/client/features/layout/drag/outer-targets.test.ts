import { describe, expect, test } from 'vitest'
import type { Home, Item } from '../../../../shared/entities/item.ts'
import { intersection } from '../../../lib/geometry/box.ts'
import { moveTiles, NO_FOLDER } from '../../data/home/operations.ts'
import { folder, group, icon, idsIn, widget } from '../../data/home/testing/items.ts'
import {
  dropLocationOf,
  type OuterTarget,
  type OuterTargets,
  outerTargetAt,
  toDocumentLocation,
} from './outer-targets.ts'

/** Two groups at the left, the first one on screen, and a dock of two tiles below. */
const targets: OuterTargets = {
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

describe('tiles dragged outside the page', () => {
  test('can be dropped on the button of another group, whatever their kind', () => {
    for (const one of [an, other, big])
      expect(outerTargetAt(targets, [one], { x: 59, y: 179 })).toEqual({ at: 'group', group: 'two' })
    expect(outerTargetAt(targets, [an], { x: 60, y: 160 })).toBeUndefined()
    expect(outerTargetAt(targets, [an], { x: 30, y: 180 })).toBeUndefined()
  })

  test('stay over the button of the group on screen', () => {
    expect(outerTargetAt(targets, [an], { x: 30, y: 110 })).toEqual({ at: 'none' })
  })

  test('are inserted into the dock between the two tile centers around the pointer', () => {
    const at = (x: number) => outerTargetAt(targets, [an], { x, y: 830 })
    expect([at(301), at(331), at(400)]).toEqual([0, 1, 2].map((index) => ({ at: 'dock', index })))
    expect(at(299)).toBeUndefined()
  })

  test('are accepted by the dock unless all are folders', () => {
    const point = { x: 330, y: 830 }
    expect(outerTargetAt(targets, [other, other], point)).toEqual({ at: 'none', refusal: 'noFoldersInDock' })
    expect(outerTargetAt(targets, [other, big], point)).toMatchObject({ at: 'dock' })
    expect(outerTargetAt({ ...targets, dock: undefined }, [an], point)).toBeUndefined()
  })

  test('go back where the window covers page, buttons and dock', () => {
    const window = { x: 0, y: 0, width: 330, height: 900 }
    const at = (x: number, y: number) => outerTargetAt({ ...targets, window }, [an], { x, y })
    for (const [x, y] of [
      [30, 160],
      [320, 830],
      [200, 500],
    ] as const)
      expect(at(x, y)).toEqual({ at: 'none', isCovered: true })
    expect(at(400, 830)).toMatchObject({ at: 'dock' })
  })

  test('are over a button only where it is visible', () => {
    const bar = { x: 10, y: 100, width: 50, height: 60 }
    expect(intersection({ x: 10, y: 140, width: 50, height: 40 }, bar)).toEqual({
      x: 10,
      y: 140,
      width: 50,
      height: 20,
    })
    const beyond = intersection({ x: 10, y: 200, width: 50, height: 40 }, bar)
    const groups = [{ id: 'two', box: beyond }]
    expect(outerTargetAt({ ...targets, groups }, [an], { x: 30, y: 200 })).toBeUndefined()
  })
})

describe('a drop on a target', () => {
  const placed = (item: Item, at: number): Item => ({ ...item, x: at, y: at, w: 80, h: 60, r: 30 })
  const tiles = [icon('a'), folder('f', [icon('x')]), widget('w'), icon('b')].map(placed)
  const home: Home = {
    groups: [{ ...group('one', tiles), mode: 1 }, group('two', [icon('c')])],
    dock: [icon('d1'), { ...icon('unseen'), url: '' }, icon('d2')],
  }
  const drop = (target: OuterTarget, draggedIds = ['a', 'f', 'w', 'b']) =>
    moveTiles(home, draggedIds, toDocumentLocation(dropLocationOf(target), home, draggedIds, targets.dock), NO_FOLDER)
  const page = ({ groups }: Home, at: number) => groups[at]?.children ?? []

  test('appends all tiles to the group in their order, with size and rotation', () => {
    const after = drop({ at: 'group', group: 'two' })
    expect(page(after, 0)).toEqual([])
    expect(page(after, 1).slice(1)).toEqual(tiles)
  })

  test('inserts tiles into the dock, icons as 1x1, one after the other; folders stay', () => {
    const after = drop({ at: 'dock', index: 1 })
    expect(idsIn(after.dock)).toEqual(['d1', 'unseen', 'a', 'w', 'b', 'd2'])
    expect(after.dock.every(({ type, size }) => type !== 'icon' || size === '1x1')).toBe(true)
    expect(page(after, 0)).toEqual([tiles[1]])
  })

  test('after the last visible tile of the dock inserts at the end', () => {
    expect(idsIn(drop({ at: 'dock', index: 2 }, ['a']).dock)).toEqual(['d1', 'unseen', 'd2', 'a'])
  })
})
