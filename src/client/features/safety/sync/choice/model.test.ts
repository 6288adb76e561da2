import { expect, test } from 'vitest'
import { contentsOf, surplusOf, unlikeOf } from './model.ts'

const icon = (id: string, more: object = {}) => ({ id, name: id, type: 'icon', ...more })
const folder = (id: string, ...children: object[]) => ({ ...icon(id), component: 'folder', children })
const group = (id: string, ...children: object[]) => ({ id, name: id, children })
const home = (...groups: object[]) => ({ groups, dock: [icon('docked')] })
const note = (id: string, content = id) => ({ id, content })

const HERE = {
  home: home(group('a', icon('1'), folder('f', icon('2'), icon('3'))), group('b')),
  notes: { noteList: [note('n')] },
  schedule: { todoList: [{ id: 'list', name: '', children: [{ id: 't1' }, { id: 't2' }] }], sound: true },
  'white-board': { boards: [{ id: 'w' }], deleted: { gone: 5 } },
}
const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)

test('icons are counted in pages, folders and the dock; todos without their groups', () => {
  expect(contentsOf(HERE)).toEqual({ groups: 2, tiles: 4, notes: 1, todos: 2, boards: 1 })
  expect(contentsOf({})).toEqual({ groups: 0, tiles: 0, notes: 0, todos: 0, boards: 0 })
})

test('what only one side has is found wherever it is, and not what has moved', () => {
  const there = {
    ...HERE,
    home: home(group('a', icon('3'), icon('1')), group('c', icon('4'))),
    schedule: { todoList: [{ id: 'list', children: [{ id: 't2' }, { id: 't3' }] }] },
  }
  const mine = surplusOf(HERE, there)
  expect([idsOf(mine.groups), idsOf(mine.tiles), idsOf(mine.todos), mine.notes]).toEqual([['b'], ['2'], ['t1'], []])
  const theirs = surplusOf(there, HERE)
  expect([idsOf(theirs.groups), idsOf(theirs.tiles), idsOf(theirs.todos)]).toEqual([['c'], ['4'], ['t3']])
})

const DOCUMENTS = [
  ...[['home', 'nav_info'] as const, ['notes', 'notes'] as const, ['time', 'seting'] as const],
  ...[['wallpaper', 'seting'] as const, ['wooden-fish', 'wooden_fish'] as const, ['ai-tool', 'ai_tool'] as const],
].map(([id, section]) => ({ id, section }))

test('records that both sides have are told where their content differs, not their place', () => {
  const there = {
    home: home(group('a', icon('2', { url: 'x' }), icon('1'))),
    notes: { noteList: [note('n', 'other')] },
  }
  const here = { home: home(group('b', icon('1')), group('a', icon('2'))), notes: HERE.notes }
  expect(unlikeOf(here, there, DOCUMENTS)).toMatchObject({
    records: [
      { ...icon('2'), kind: 'tiles' },
      { ...note('n'), kind: 'notes' },
    ],
    isRearranged: false,
  })
  const moved = { home: home(group('a', icon('1', { x: 5 }), icon('2'))) }
  const unmoved = { home: home(group('a', icon('2'), icon('1', { x: 1 }))) }
  expect(unlikeOf(moved, unmoved, DOCUMENTS)).toMatchObject({ records: [], isRearranged: true })
  expect(unlikeOf(moved, moved, DOCUMENTS).isRearranged).toBe(false)
})

test('settings are counted one by one, a wallpaper as one; other sections are named', () => {
  const wallpaper = (wallpaperSrc: string, wallpaperVague = 0) => ({ wallpaperType: 1, wallpaperSrc, wallpaperVague })
  const here = { time: { a: 1, b: 1, c: 1 }, wallpaper: wallpaper('dawn'), 'wooden-fish': { score: 1 } }
  const there = { time: { a: 2, b: 1 }, wallpaper: { ...wallpaper('dusk', 5), wallpaperType: 0 }, 'wooden-fish': {} }
  expect(unlikeOf(here, there, DOCUMENTS)).toEqual({
    ...{ records: [], isRearranged: false, settings: 4, isWallpaper: true },
    others: ['wooden_fish'],
    same: ['nav_info', 'ai_tool', 'notes'],
  })
  expect(unlikeOf(here, here, DOCUMENTS)).toMatchObject({ settings: 0, isWallpaper: false, others: [] })
})
