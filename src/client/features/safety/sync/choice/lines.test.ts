import { beforeAll, expect, test } from 'vitest'
import { joinCatalog, setLanguage } from '../../../../core/text/i18n.ts'
import { changesBetween, type Values } from '../../differences/lazy.ts'
import history from '../../local-history/locales/zh-CN.json'
import sync from '../locales/zh-CN.json'
import { linesOf } from './lines.ts'

const CATALOG = joinCatalog({ 'sync/locales/zh-CN.json': sync, 'local-history/locales/zh-CN.json': history })
beforeAll(() => setLanguage('zh-CN', CATALOG))

const icon = (id: string, more: object = {}) => ({ id, name: id, type: 'icon', size: '1x1', ...more })
const folder = (id: string, ...children: object[]) => ({ ...icon(id), component: 'folder', children })
const group = (id: string, ...children: object[]) => ({ id, name: id, children })
const home = (...groups: object[]) => ({ groups, dock: [icon('docked')] })
const note = (id: string, content = id) => ({ id, content })

const DOCUMENTS = [
  ...[['home', 'nav_info'] as const, ['notes', 'notes'] as const, ['schedule', 'schedule'] as const],
  ...[['time', 'seting'] as const, ['wallpaper', 'seting'] as const, ['wooden-fish', 'wooden_fish'] as const],
].map(([id, section]) => ({ id, section }))
/** The lines of a side, beside the other one. */
const said = (own: Values, other: Values) =>
  linesOf(changesBetween(other, own, DOCUMENTS)).map(({ text, amount }) => [text, amount])

test('a side says what only it has, its groups with their icons, and not what has moved', () => {
  const here = {
    home: home(group('a', icon('1'), folder('f', icon('2'), icon('3'))), group('b'), group('c', icon('5'))),
    notes: { noteList: [note('n')] },
    schedule: { todoList: [{ id: 'list', name: '', children: [{ id: 't', name: '周报' }] }] },
  }
  const there = {
    home: home(group('a', icon('3'), icon('1')), group('d', icon('4'), icon('6'))),
    notes: { noteList: [] },
    schedule: { todoList: [{ id: 'list', name: '', children: [] }] },
  }
  expect(said(here, there)).toEqual([
    ['多出分组「b」「c」', '1 个图标'],
    ['多出图标「f」「2」', '2 个图标'],
    ['多出便签「n」', '1 条'],
    ['多出待办「周报」', '1 条'],
  ])
  expect(said(there, here)).toEqual([['多出分组「d」', '2 个图标']])
  expect(said({ home: home(group('b')) }, { home: home() })).toEqual([['多出分组「b」', '1 个分组']])
  expect(said(here, here)).toEqual([])
})

test('the first three are named', () => {
  const notes = (ids: string) => ({ notes: { noteList: [...ids].map((id) => note(id)) } })
  expect(said(notes('abcd'), notes(''))).toEqual([['多出便签「a」「b」「c」等', '4 条']])
  expect(said(notes('abc'), notes(''))).toEqual([['多出便签「a」「b」「c」', '3 条']])
})

test('what both sides have is named where its content differs, not its place', () => {
  const here = { home: home(group('b', icon('1')), group('a', icon('2'))), notes: { noteList: [note('n')] } }
  const there = {
    home: home(group('b'), group('a', icon('2', { url: 'x' }), icon('1'))),
    notes: { noteList: [note('n', 'other')] },
  }
  expect(said(here, there)).toEqual([['内容不同：「2」「n」', '2 处']])
  const moved = { home: home(group('a', icon('1', { x: 5 }), icon('2'))) }
  const unmoved = { home: home(group('a', icon('2'), icon('1', { x: 1 }))) }
  expect(said(moved, unmoved)).toEqual([['桌面的排列不同', '']])
})

test('settings are counted one by one, a wallpaper as one; other sections are named', () => {
  const wallpaper = (wallpaperSrc: string, wallpaperVague = 0) => ({ wallpaperType: 1, wallpaperSrc, wallpaperVague })
  const here = { time: { a: 1, b: 1, c: 1 }, wallpaper: wallpaper('dawn'), 'wooden-fish': { score: 1 } }
  const there = { time: { a: 2, b: 1 }, wallpaper: { ...wallpaper('dusk', 5), wallpaperType: 0 }, 'wooden-fish': {} }
  expect(said(here, there)).toEqual([
    ['壁纸和设置', '4 项不同'],
    ['木鱼', '内容不同'],
  ])
  expect(said({ wallpaper: wallpaper('dawn') }, { wallpaper: wallpaper('dusk') })).toEqual([['壁纸', '1 项不同']])
  expect(said({ time: { a: 1 } }, { time: {} })).toEqual([['设置', '1 项不同']])
})
