import { describe, expect, test } from 'vitest'
import type { Home } from '../../../../../shared/entities/item.ts'
import { diff } from '../../../../lib/values/patch.ts'
import { deleteTiles, moveTiles, moveTilesToGroup, resizeTile } from '../../../data/home/operations.ts'
import { folder, group, icon } from '../../../data/home/testing/items.ts'
import { summarize } from './model.ts'

const HOME: Home = {
  groups: [
    group('g', [icon('a'), icon('b'), icon('c'), folder('f', [icon('x'), icon('y')]), icon('d')]),
    group('h', [icon('e')]),
  ],
  dock: [icon('k')],
}
const tiles = HOME.groups[0]?.children ?? []
const summaryOf = (home: Home) =>
  summarize([{ document: { id: 'home', section: 'groups' }, patches: diff(HOME, home) }])
const withGroup = (change: (groups: Home['groups']) => Home['groups']) =>
  summaryOf({ ...HOME, groups: change(HOME.groups) })
const edited = (id: string, fields: object) =>
  withGroup((groups) =>
    groups.map((one) => ({
      ...one,
      children: one.children.map((item) => (item.id === id ? { ...item, ...fields } : item)),
    })),
  )

describe('a step of undo is named by what it has done to tiles', () => {
  test('added, also into a folder', () => {
    expect(withGroup(([g, ...rest]) => (g ? [{ ...g, children: [icon('n'), ...g.children] }, ...rest] : []))).toEqual({
      of: 'tiles',
      act: 'add',
      ids: ['n'],
    })
    expect(edited('f', { children: [icon('x'), icon('y'), icon('n')] })).toEqual({
      of: 'tiles',
      act: 'add',
      ids: ['n'],
    })
  })

  test('deleted; the contents that a folder leaves behind are not named', () => {
    expect(summaryOf(deleteTiles(HOME, new Set(['a', 'd']), 'all'))).toEqual({
      of: 'tiles',
      act: 'delete',
      ids: ['a', 'd'],
    })
    expect(summaryOf(deleteTiles(HOME, new Set(['f']), 'keep'))).toEqual({ of: 'tiles', act: 'delete', ids: ['f'] })
  })

  test('moved to another group, into the dock or within the page', () => {
    expect(summaryOf(moveTilesToGroup(HOME, new Set(['a', 'b']), tiles, 'h'))).toEqual({
      of: 'tiles',
      act: 'move',
      ids: ['a', 'b'],
    })
    const to = (index: number) => moveTiles(HOME, ['a'], { at: 'group', group: 'g', index }, { id: 'n', name: '' })
    expect(summaryOf(to(3))).toEqual({ of: 'tiles', act: 'move', ids: ['a'] })
    expect(summaryOf(to(1)), 'nobody can tell which of two neighbours has moved').toEqual({ of: 'order' })
    const both = moveTiles(HOME, ['a', 'c'], { at: 'group', group: 'g', index: 3 }, { id: 'n', name: '' })
    expect(summaryOf(both)).toEqual({ of: 'order' })
  })

  test('made a folder', () => {
    const made = moveTiles(HOME, ['a'], { at: 'combine', tile: 'b' }, { id: 'n', name: 'new' })
    expect(summaryOf(made)).toEqual({ of: 'folder', id: 'n' })
  })

  test('resized, moved on a free page, edited', () => {
    expect(summaryOf(resizeTile(HOME, 'a', '2x2'))).toEqual({ of: 'tiles', act: 'resize', ids: ['a'] })
    expect(edited('a', { x: 10, y: 20 })).toEqual({ of: 'tiles', act: 'move', ids: ['a'] })
    expect(edited('a', { x: 10, w: 20 })).toEqual({ of: 'tiles', act: 'resize', ids: ['a'] })
    expect(edited('a', { name: 'A', x: 1 })).toEqual({ of: 'tiles', act: 'edit', ids: ['a'] })
  })
})

test('groups are added, deleted, moved and edited', () => {
  const added = group('n', [icon('z')])
  expect(withGroup((groups) => [...groups, added])).toEqual({ of: 'group', act: 'add', id: 'n' })
  expect(withGroup((groups) => groups.slice(1))).toEqual({ of: 'group', act: 'delete', id: 'g' })
  expect(withGroup((groups) => groups.toReversed())).toMatchObject({ of: 'group', act: 'move' })
  expect(withGroup((groups) => groups.map((one) => ({ ...one, name: `${one.id}!` })))).toMatchObject({
    of: 'group',
    act: 'edit',
  })
})

test('settings and wallpaper are named, of anything else the app', () => {
  const step = (id: string, section: string) =>
    summarize([{ document: { id, section }, patches: diff({ a: 1 }, { a: 2 }) }])
  expect(step('icon', 'seting')).toEqual({ of: 'settings' })
  expect(step('wallpaper', 'seting')).toEqual({ of: 'wallpaper' })
  expect(step('notes.view', 'notes')).toEqual({ of: 'contents', owner: 'notes' })
  expect(summaryOf(HOME)).toBeUndefined()
})
