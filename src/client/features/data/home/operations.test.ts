import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Home } from '../../../../shared/entities/item.ts'
import {
  addTile,
  type DropLocation,
  deleteGroup,
  deleteTile,
  dissolveFolder,
  findTile,
  moveGroup,
  moveTile,
  moveTiles,
  moveToDock,
  moveToGroup,
  refusalToDeleteGroup,
  refusalToLeave,
  refusalToMove,
  renameTile,
  resizeTile,
  updateTile,
} from './operations.ts'
import { homeSchema } from './schema/home-schema.ts'
import { folder, group, icon, idsIn, idsOf, widget } from './testing/items.ts'

const home: Home = {
  groups: [group('g', [icon('a'), folder('f', [icon('x'), icon('y')]), widget('w')]), group('h', [icon('b')])],
  dock: [icon('d'), icon('e')],
}
const page = ({ groups }: Home, id: string) => idsIn(groups.find((one) => one.id === id)?.children ?? [])

describe('a tile of a home', () => {
  test('is found on a page, in a folder and in the dock', () => {
    expect(findTile(home, 'b')?.where).toEqual({ at: 'group', group: 'h' })
    expect(findTile(home, 'y')?.where).toEqual({ at: 'folder', folder: 'f', group: 'g' })
    expect(findTile(home, 'e')?.where).toEqual({ at: 'dock' })
    expect(findTile(home, 'missing')).toBeUndefined()
  })

  test('can be renamed', () => {
    expect(findTile(renameTile(home, 'f', '工具'), 'f')?.item.name).toBe('工具')
    expect(renameTile(home, 'f', 'f')).toBe(home)
  })

  test('is resized without changing its position', () => {
    const after = resizeTile(home, 'w', '1x1')
    expect(findTile(after, 'w')?.item.size).toBe('1x1')
    expect(idsOf(after)).toEqual(idsOf(home))
    expect(resizeTile(home, 'w', '2x2')).toBe(home)
  })

  test('moves to the end of another group, from a page, a folder or the dock', () => {
    expect(page(moveToGroup(home, 'a', 'h'), 'h')).toEqual(['b', 'a'])
    expect(page(moveToGroup(home, 'x', 'g'), 'g')).toEqual(['a', 'f', 'y', 'w', 'x'])
    expect(page(moveToGroup(home, 'd', 'h'), 'h')).toEqual(['b', 'd'])
    expect(moveToGroup(home, 'a', 'g')).toBe(home)
    expect(moveToGroup(home, 'a', 'gone')).toBe(home)
  })

  test('takes its contents along', () => {
    expect(page(moveToGroup(home, 'f', 'h'), 'h')).toEqual(['b', 'f', 'x', 'y'])
  })

  test('of the dock is an icon of 1x1 or a widget of any size, and no folder', () => {
    for (const [id, size] of [
      ['a', '1x1'],
      ['w', '2x4'], // for the way back
    ] as const)
      expect(moveToDock(resizeTile(home, id, '2x4'), id).dock).toContainEqual(expect.objectContaining({ id, size }))
    expect(moveToDock(home, 'f')).toBe(home)
  })

  test('stays if it is the last in the dock', () => {
    const one = deleteTile(home, 'd')
    expect(one.dock.map(({ id }) => id)).toEqual(['e'])
    expect(refusalToLeave(one, 'e')).toBe('lastInDock')
    expect(deleteTile(one, 'e')).toBe(one)
    expect(moveToGroup(one, 'e', 'g')).toBe(one)
  })

  test('stays if it is the last in its folder', () => {
    const one = deleteTile(home, 'x')
    expect(refusalToLeave(one, 'y')).toBe('lastInFolder')
    expect(deleteTile(one, 'y')).toBe(one)
    expect(moveToDock(one, 'y')).toBe(one)
    expect(refusalToLeave(one, 'f')).toBeUndefined()
  })
})

describe('deleting a non-empty folder', () => {
  test('deletes its contents', () => {
    expect(page(deleteTile(home, 'f'), 'g')).toEqual(['a', 'w'])
  })

  test('or replaces it by its children', () => {
    expect(page(dissolveFolder(home, 'f'), 'g')).toEqual(['a', 'x', 'y', 'w'])
    expect(dissolveFolder(home, 'a')).toBe(home)
  })
})

describe('a group', () => {
  test('is deleted with its tiles; at least one group remains', () => {
    const one = deleteGroup(home, 'g')
    expect(one.groups.map(({ id }) => id)).toEqual(['h'])
    expect(refusalToDeleteGroup(one)).toBe('lastGroup')
    expect(deleteGroup(one, 'h')).toBe(one)
    expect(deleteGroup(home, 'gone')).toBe(home)
  })

  test('swaps with its neighbour, and stays at an end', () => {
    expect(moveGroup(home, 'h', -1).groups.map(({ id }) => id)).toEqual(['h', 'g'])
    expect(moveGroup(home, 'h', 1)).toBe(home)
    expect(moveGroup(home, 'g', -1)).toBe(home)
  })
})

describe('any sequence of operations', () => {
  const tile = fc.constantFrom(...idsOf(home), 'missing')
  const owner = fc.constantFrom('g', 'h', 'gone')
  const moves = fc.oneof(
    fc.record({ to: fc.constant('group' as const), id: tile, group: owner }),
    fc.record({ to: fc.constant('dock' as const), id: tile }),
    fc.record({ to: fc.constant('size' as const), id: tile, size: fc.constantFrom('1x1', '2x4') }),
    fc.record({ to: fc.constant('neighbour' as const), id: owner, by: fc.constantFrom(-1 as const, 1 as const) }),
  )
  const move = (now: Home, step: typeof moves extends fc.Arbitrary<infer T> ? T : never): Home => {
    if (step.to === 'group') return moveToGroup(now, step.id, step.group)
    if (step.to === 'dock') return moveToDock(now, step.id)
    return step.to === 'size' ? resizeTile(now, step.id, step.size) : moveGroup(now, step.id, step.by)
  }
  const isSound = (now: Home) => {
    expect(homeSchema.parse(now)).toEqual({ ok: true, value: now, repaired: [] }) // no duplicate, no folder in a folder
    expect(now.dock.length).toBeGreaterThan(0)
    expect(now.groups.length).toBeGreaterThan(0)
    const folders = now.groups.flatMap(({ children }) => children).filter(({ component }) => component === 'folder')
    for (const { children = [] } of folders) expect(children.length).toBeGreaterThan(0)
  }

  test('moves lose no tile and duplicate none', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40 }), (steps) => {
        const after = steps.reduce(move, home)
        expect(idsOf(after).toSorted()).toEqual(idsOf(home).toSorted())
        isSound(after)
      }),
    )
  })

  test('a deletion removes the tile and its contents, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 20 }), fc.array(tile, { maxLength: 20 }), (steps, ids) => {
        let now = steps.reduce(move, home)
        for (const id of ids) {
          const found = findTile(now, id)
          const gone = found === undefined || refusalToLeave(now, id) ? [] : idsIn([found.item])
          const after = deleteTile(now, id)
          expect(idsOf(after)).toEqual(idsOf(now).filter((one) => !gone.includes(one)))
          isSound(after)
          now = after
        }
      }),
    )
  })
})

/** Any location and any tile, missing ones included. */
const ids = fc.constantFrom('a', 'f', 'x', 'y', 'w', 'b', 'd', 'e', 'missing')
const index = fc.constantFrom(0, 1, 2, Number.POSITIVE_INFINITY)
const dropLocations = fc.oneof(
  fc.record({ at: fc.constant('group' as const), group: fc.constantFrom('g', 'h', 'none'), index }),
  fc.record({ at: fc.constant('folder' as const), folder: ids, index }),
  fc.record({ at: fc.constant('dock' as const), index }),
  fc.record({ at: fc.constant('combine' as const), tile: ids }),
)

describe('a dropped tile', () => {
  const newFolder = { id: 'new', name: '新' }
  const drop = (id: string, location: DropLocation, from = home) => moveTile(from, id, location, newFolder)

  test('is inserted among the tiles of a page, a folder or the dock', () => {
    expect(page(drop('w', { at: 'group', group: 'g', index: 0 }), 'g')).toEqual(['w', 'a', 'f', 'x', 'y'])
    expect(page(drop('a', { at: 'group', group: 'h', index: 0 }), 'h')).toEqual(['a', 'b'])
    expect(page(drop('y', { at: 'folder', folder: 'f', index: 0 }), 'g')).toEqual(['a', 'f', 'y', 'x', 'w'])
    expect(page(drop('x', { at: 'group', group: 'g', index: 1 }), 'g')).toEqual(['a', 'x', 'f', 'y', 'w'])
    expect(idsIn(drop('e', { at: 'dock', index: 0 }).dock)).toEqual(['e', 'd'])
    expect(idsIn(drop('a', { at: 'dock', index: 1 }).dock)).toEqual(['d', 'a', 'e'])
  })

  test('leaves the order of keys in the home unchanged', () => {
    for (const location of [
      { at: 'group', group: 'h', index: 0 },
      { at: 'dock', index: 0 },
      { at: 'combine', tile: 'b' },
    ] as const)
      expect(Object.keys(drop('a', location))).toEqual(Object.keys(home))
  })

  test('onto an icon makes a folder in its position; onto a folder joins it', () => {
    const after = drop('b', { at: 'combine', tile: 'a' })
    expect(after.groups[0]?.children[0]).toEqual({
      ...newFolder,
      type: 'component',
      component: 'folder',
      size: '1x1',
      children: [icon('a'), icon('b')],
    })
    expect(page(after, 'h')).toEqual([])
    expect(page(drop('a', { at: 'combine', tile: 'f' }), 'g')).toEqual(['f', 'x', 'y', 'a', 'w'])
  })

  test('must be an icon in folders, and no folder in the dock: folders do not nest', () => {
    for (const id of ['f', 'w']) {
      for (const location of [
        { at: 'combine', tile: 'a' },
        { at: 'combine', tile: 'f' },
        { at: 'folder', folder: 'f', index: 0 },
      ] as const)
        expect(drop(id, location)).toBe(home)
    }
    expect(drop('f', { at: 'dock', index: 0 })).toBe(home)
    for (const tile of ['w', 'x', 'd', 'a']) expect(drop('a', { at: 'combine', tile })).toBe(home)
  })

  test('does not leave a folder or dock empty, but can be reordered in it', () => {
    const single: Home = { groups: [group('g', [folder('f', [icon('x')])])], dock: [icon('d')] }
    for (const id of ['x', 'd']) expect(drop(id, { at: 'group', group: 'g', index: 0 }, single)).toBe(single)
    expect(drop('d', { at: 'dock', index: 0 }, single)).toEqual(single)
    expect(drop('x', { at: 'folder', folder: 'f', index: 0 }, single)).toEqual(single)
  })

  test('exists exactly once after any number of moves, and the home stays valid', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, dropLocations), { maxLength: 30 }), (moves) => {
        const after = moves.reduce(
          (now, [id, location], step) => moveTile(now, id, location, { id: `n${step}`, name: '' }),
          home,
        )
        const known = idsOf(home).toSorted()
        expect(
          idsOf(after)
            .filter((id) => known.includes(id))
            .toSorted(),
        ).toEqual(known)
        expect(new Set(idsOf(after)).size).toBe(idsOf(after).length)
        expect(homeSchema.parse(structuredClone(after))).toEqual({ ok: true, value: after, repaired: [] })
        expect(after.dock.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('tiles dropped together', () => {
  const newFolder = { id: 'new', name: '新' }
  const drop = (of: readonly string[], location: DropLocation) => moveTiles(home, of, location, newFolder)

  test('are inserted one after the other, at an index among the tiles that are not moved', () => {
    expect(page(drop(['a', 'w'], { at: 'group', group: 'g', index: 1 }), 'g')).toEqual(['f', 'x', 'y', 'a', 'w'])
    expect(page(drop(['a', 'f', 'w'], { at: 'group', group: 'h', index: 0 }), 'h')).toEqual([
      'a',
      'f',
      'x',
      'y',
      'w',
      'b',
    ])
  })

  test('go into a folder if they are icons, into the dock unless they are folders; others stay', () => {
    expect(page(drop(['a', 'b', 'w'], { at: 'combine', tile: 'f' }), 'g')).toEqual(['f', 'x', 'y', 'a', 'b', 'w'])
    const { dock } = drop(['w', 'a', 'f', 'b'], { at: 'dock', index: 1 })
    expect(dock.map(({ id }) => id)).toEqual(['d', 'w', 'a', 'b', 'e'])
    expect(drop(['f'], { at: 'dock', index: 0 })).toBe(home)
  })

  test('make one folder, with the icon below first', () => {
    expect(idsIn(drop(['b', 'd'], { at: 'combine', tile: 'a' }).groups[0]?.children.slice(0, 1) ?? [])).toEqual([
      'new',
      'a',
      'b',
      'd',
    ])
  })

  test('leave one icon in a folder and one in the dock behind', () => {
    expect(page(drop(['x', 'y'], { at: 'group', group: 'h', index: 0 }), 'h')).toEqual(['x', 'b'])
    expect(drop(['d', 'e'], { at: 'group', group: 'h', index: 0 }).dock.map(({ id }) => id)).toEqual(['e'])
  })

  test('that stay where they are say why', () => {
    const refusal = (of: readonly string[], location: DropLocation, now = home) => refusalToMove(now, of, location)
    expect(refusal(['f'], { at: 'dock', index: 0 })).toBe('noFoldersInDock')
    expect(refusal(['a', 'f'], { at: 'dock', index: 0 })).toBe('noFoldersInDock') // the icon moves
    expect(refusal(['w'], { at: 'combine', tile: 'f' })).toBe('iconsOnlyInFolder')
    expect(refusal(['f'], { at: 'folder', folder: 'f', index: 0 })).toBe('iconsOnlyInFolder')
    expect(refusal(['x', 'y'], { at: 'group', group: 'h', index: 0 })).toBe('lastInFolder')
    expect(refusal(['d', 'e'], { at: 'group', group: 'h', index: 0 })).toBe('lastInDock')
    expect(refusal(['a'], { at: 'group', group: 'gone', index: 0 })).toBe('locationGone')
    expect(refusal(['a'], { at: 'folder', folder: 'gone', index: 0 })).toBe('locationGone')
    for (const location of [
      { at: 'dock', index: 0 },
      { at: 'combine', tile: 'a' },
      { at: 'folder', folder: 'f', index: 0 },
      { at: 'group', group: 'h', index: 0 },
    ] as const)
      expect(refusal(['b', 'd'], location)).toBeUndefined()
  })

  test('exist exactly once, adjacent at their destination, and the home stays valid', () => {
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 9 }), dropLocations, (of, location) => {
        const after = drop(of, location)
        const known = (all: readonly string[]) => all.filter((id) => id !== newFolder.id)
        expect(known(idsOf(after)).toSorted()).toEqual(idsOf(home).toSorted())
        expect(homeSchema.parse(structuredClone(after))).toEqual({ ok: true, value: after, repaired: [] })
        expect(after.dock.length).toBeGreaterThan(0)
        if (location.at !== 'group') return
        const tiles = after.groups.find(({ id }) => id === location.group)?.children.map(({ id }) => id) ?? []
        const came = [...new Set(of)].filter((id) => tiles.includes(id))
        const first = Math.min(...came.map((id) => tiles.indexOf(id)))
        if (came.length > 0) expect(tiles.slice(first, first + came.length)).toEqual(came)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a new tile', () => {
  test('goes to the end of a page, a folder or the dock', () => {
    expect(page(addTile(home, icon('n'), { at: 'group', group: 'h' }), 'h')).toEqual(['b', 'n'])
    expect(page(addTile(home, icon('n'), { at: 'folder', folder: 'f' }), 'g')).toEqual(['a', 'f', 'x', 'y', 'n', 'w'])
    const { dock } = addTile(home, { ...icon('n'), size: '2x2' }, { at: 'dock' })
    expect(dock.at(-1)).toMatchObject({ id: 'n', size: '1x1' })
    expect(addTile(home, widget('n'), { at: 'dock' }).dock.at(-1)).toEqual(widget('n'))
  })

  test('stays away from a location that is gone or does not take it', () => {
    expect(addTile(home, icon('n'), { at: 'group', group: 'gone' })).toBe(home)
    expect(addTile(home, icon('n'), { at: 'folder', folder: 'a' })).toBe(home)
    expect(addTile(home, widget('n'), { at: 'folder', folder: 'f' })).toBe(home)
    expect(addTile(home, folder('n', []), { at: 'dock' })).toBe(home)
  })
})

describe('an edited tile', () => {
  test('has its new fields, without those that were emptied', () => {
    const after = updateTile(home, 'x', { name: 'New', url: undefined })
    expect(findTile(after, 'x')?.item).toEqual({ id: 'x', name: 'New', type: 'icon', size: '1x1' })
    expect(homeSchema.parse(after).ok).toBe(true)
  })

  test('is the same without a change', () => {
    expect(updateTile(home, 'a', { name: 'a', lanUrl: undefined })).toBe(home)
    expect(updateTile(home, 'gone', { name: 'a' })).toBe(home)
  })
})
