import { expect, test } from 'vitest'
import type { Home, Item } from '../../../../shared/entities/item.ts'
import { recordTitle } from '../../../lib/values/records.ts'
import { type Changes, changesBetween, changesOfGroup, type Placed } from './changes.ts'
import { countOf, KINDS } from './kinds.ts'
import type { ListChanges } from './list-changes.ts'

const tile = (id: string, more: Partial<Item> = {}): Item => ({
  ...{ id, name: id, type: 'icon', size: '1x1' },
  ...more,
})
const folder = (id: string, ids: string) =>
  tile(id, { component: 'folder', children: [...ids].map((one) => tile(one)) })
const group = (id: string, children: readonly Item[]) => ({
  ...{ id, name: id, icon: '', mode: 0 as const, lock: false },
  children,
})
const desk = (...groups: readonly ReturnType<typeof group>[]): Home => ({ groups, dock: [tile('d')] })
const icons = (ids: string) => [...ids].map((id) => tile(id))

const DOCUMENTS: readonly Placed[] = [
  { id: 'notes', section: 'notes' },
  { id: 'schedule', section: 'schedule' },
  { id: 'icon', section: 'seting' },
  { id: 'wallpaper', section: 'seting' },
  { id: 'home', section: 'nav_info' },
  { id: 'white-board', section: 'more' },
  { id: 'stocks', section: 'more' },
]
/** Changes with the names of their records. */
const named = (changes: Changes) => ({
  ...changes,
  ...Object.fromEntries(KINDS.map((kind) => [kind, namesIn(changes[kind])])),
})
const namesIn = ({ moved, ...lists }: ListChanges) => ({
  moved,
  ...Object.fromEntries(
    Object.entries(lists).map(([verb, records]) => [verb, records.map((record) => recordTitle(record))]),
  ),
})
const between = (before: object, after: object) => named(changesBetween({ ...before }, { ...after }, DOCUMENTS))
const homes = (before: Home, after: Home) => between({ home: before }, { home: after })

test('groups and tiles come and go, in folders and the dock, too', () => {
  const { groups, tiles } = homes(desk(group('a', icons('xy')), group('b', icons('z'))), {
    ...desk(group('a', [tile('x'), folder('f', 'pq')]), group('c', [])),
    dock: [tile('d'), tile('e')],
  })
  expect(groups).toMatchObject({ added: ['c'], removed: ['b'] })
  expect(tiles).toMatchObject({ added: ['f', 'p', 'q', 'e'], removed: ['y'], changed: [], moved: 0 })
})

test('the tiles of a group that comes or goes are said with it, unless they were or are elsewhere', () => {
  const before = desk(group('a', icons('x')), group('b', [tile('y'), folder('f', 'pq')]))
  const { groups, tiles } = homes(before, desk(group('a', icons('xp')), group('c', icons('z'))))
  expect(groups).toMatchObject({ added: ['c'], removed: ['b'] })
  expect(tiles).toMatchObject({ added: [], removed: [], moved: 1 })
})

test('of a list only those count as moved that left their order, and those that are elsewhere', () => {
  const before = desk(group('a', icons('uvwxy')), group('b', icons('z')))
  expect(homes(before, desk(group('a', icons('yuvwx')), group('b', icons('z')))).tiles.moved).toBe(1)
  expect(homes(before, desk(group('a', icons('vwxyz')), group('b', icons('u')))).tiles.moved).toBe(2)
  expect(homes(before, desk(group('a', icons('uvwxy')), group('b', []))).tiles).toMatchObject({
    moved: 0,
    removed: ['z'],
  })
  const placed = desk(group('a', [tile('u', { x: 1, y: 2 })]))
  expect(homes(placed, desk(group('a', [tile('u', { x: 3, y: 2 })]))).tiles).toMatchObject({ moved: 1, changed: [] })
  expect(homes(before, desk(group('b', icons('z')), group('a', icons('uvwxy')))).groups.moved).toBe(1)
})

test('what is changed is named; a folder is not changed by what is in it', () => {
  const before = desk(group('a', [tile('x'), folder('f', 'p')]))
  const after = desk(group('a', [tile('x', { name: 'other' }), folder('f', 'pq')]))
  expect(homes(before, after).tiles).toMatchObject({ changed: ['other'], added: ['q'] })
  expect(homes(before, desk({ ...group('a', [tile('x'), folder('f', 'p')]), name: 'new' })).groups.changed).toEqual([
    'new',
  ])
})

test('notes are named by their name, else by the first line of their text', () => {
  const note = (id: string, name: string, content = '') => ({ id, name, content, time: 1 })
  const { notes } = between(
    { notes: { noteList: [note('a', 'old'), note('b', 'gone')] } },
    { notes: { noteList: [note('c', '', '\n## 国庆 清单\n机票'), note('a', 'old', 'more'), note('d', '')] } },
  )
  expect(notes).toMatchObject({ added: ['国庆 清单', ''], removed: ['gone'], changed: ['old'] })
})

test('a note that was only written at another time is the same', () => {
  const notes = (time: number, content: string) => ({ notes: { noteList: [{ id: 'a', name: '', content, time }] } })
  expect(between(notes(1, 'x'), notes(2, 'x'))).toMatchObject({ sections: [], documents: [], others: [] })
  expect(between(notes(1, 'x'), notes(2, 'y')).notes.changed).toEqual(['y'])
})

test('todos count without their lists, and those that got done', () => {
  const todo = (id: string, finish = false) => ({ id, name: id, time: '', finish, tips: false, note: '' })
  const lists = (...todos: readonly object[]) => ({ schedule: { todoList: [{ id: 'l', name: '', children: todos }] } })
  const { todos } = between(lists(todo('a'), todo('b'), todo('c', true)), lists(todo('a', true), todo('c'), todo('n')))
  expect(todos).toMatchObject({ added: ['n'], removed: ['b'], changed: ['c'], finished: ['a'] })
})

test('settings are named by document and key; what makes up one wallpaper is one', () => {
  const { settings } = between(
    {
      icon: { iconSize: 58, iconRadius: 16 },
      wallpaper: { wallpaperSrc: 'a', wallpaperMiniSrc: 'a', wallpaperMask: 0 },
    },
    {
      icon: { iconSize: 60, iconRadius: 16 },
      wallpaper: { wallpaperSrc: 'b', wallpaperMiniSrc: 'b', wallpaperMask: 9 },
    },
  )
  expect(settings).toEqual(['icon.iconSize', 'wallpaper', 'wallpaper.wallpaperMask'])
})

test('of what else differs the section is named, and which sections differ at all', () => {
  const board = (id: string) => ({ id, name: id, created: 1 })
  const before = { 'white-board': { boards: [board('a')], deleted: {} }, stocks: [1] }
  expect(between(before, { ...before, 'white-board': { boards: [], deleted: { a: 1 } } })).toMatchObject({
    ...{ boards: { removed: ['a'] }, others: [], sections: ['more'], documents: ['white-board'] },
  })
  expect(between(before, { ...before, stocks: [2], home: desk() })).toMatchObject({
    ...{ others: ['more'], sections: ['nav_info', 'more'], documents: ['home', 'stocks'] },
  })
  expect(between({}, { icon: { iconSize: 1 }, home: desk() }).sections, 'the desktop first').toEqual([
    'nav_info',
    'seting',
  ])
  expect(between(before, structuredClone(before))).toMatchObject({ others: [], sections: [], documents: [] })
})

test('a document that one side does not have is as if it were empty', () => {
  expect(between({}, { home: desk(group('a', icons('x'))) })).toMatchObject({
    ...{ groups: { added: ['a'] }, tiles: { added: ['d'] } },
  })
})

test('a group is compared by itself', () => {
  const now = desk(group('a', icons('xz')), group('b', icons('y')))
  expect(changesOfGroup(group('a', icons('xy')), now)?.tiles).toMatchObject({
    ...{ added: icons('z'), removed: icons('y'), moved: 0 },
  })
  expect(changesOfGroup(group('b', icons('y')), now)?.documents).toEqual([])
  expect(changesOfGroup(group('c', []), now), 'it is not there now').toBeUndefined()
})

test('tiles are counted in folders and the dock, too, and folders are not', () => {
  const values = { home: desk(group('a', [tile('x'), folder('f', 'pq')]), group('b', [])) }
  expect([countOf(values, 'groups'), countOf(values, 'tiles'), countOf(values, 'notes')]).toEqual([2, 4, 0])
})
