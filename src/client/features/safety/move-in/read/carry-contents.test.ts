import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Contents, MoveIn } from '../model.ts'
import { partsOf } from '../testing/files.ts'
import { readMoveIn } from './read-file.ts'

function read(content: unknown): MoveIn {
  const bytes = content instanceof Uint8Array ? content : new TextEncoder().encode(JSON.stringify(content))
  const result = readMoveIn(bytes, [])
  if ('problem' in result) throw new Error(result.problem)
  return result
}
const sample = (name: string) => readFileSync(new URL(`../formats/samples/${name}`, import.meta.url))
const contentsOf = (content: unknown): Contents | undefined => read(content).contents
const settingsOf = ({ settings }: Contents) =>
  Object.fromEntries(settings.map(({ document, key, value }) => [`${document}.${key}`, value]))

test('notes of iTab come with their titles, times and pins; empty ones do not', () => {
  const notes = [
    { id: '1', title: 'Tea', content: 'green\nblack', fixed: true, ct: 1634357234543, ut: 1634357239999 },
    { id: '2', title: '', content: ' ' },
  ]
  expect(contentsOf({ navConfig: [], notes })?.notes).toEqual([
    { name: 'Tea', content: 'green\nblack', created: 1634357234543, time: 1634357239999, pinned: true },
  ])
})

test('todos of iTab come in their lists, with day and state', () => {
  const todoFolder = [
    { name: '待办事项', id: 'in-plan' },
    { name: 'Work', id: 'w' },
  ]
  const todo = [
    { id: 'a', folderId: 'w', content: 'Mail', expire: '2026-11-30', done: false, ct: 1, ut: 1 },
    { id: 'b', folderId: '', content: 'Bread', expire: '', done: true, ct: 1, ut: 1 },
    { id: 'c', folderId: 'gone', content: 'Milk', expire: '2026-02-30', done: false },
  ]
  expect(contentsOf({ navConfig: [], todo, todoFolder })?.todos).toEqual([
    {
      name: '',
      todos: [
        { name: 'Bread', time: '', finish: true, note: '' },
        { name: 'Milk', time: '', finish: false, note: '' },
      ],
    },
    { name: 'Work', todos: [{ name: 'Mail', time: '2026-11-30', finish: false, note: '' }] },
  ])
})

test('a todo that is longer than a name keeps its text beside it; one longer than that is named', () => {
  const text = (length: number) => 'x'.repeat(length)
  const todo = [
    { content: text(300), done: false },
    { content: text(2500), done: false },
  ]
  const moveIn = read({ navConfig: [], todo })
  expect(moveIn.contents?.todos[0]?.todos).toEqual([{ name: text(200), time: '', finish: false, note: text(300) }])
  expect(moveIn.left).toEqual([{ name: text(200), group: '', why: 'limit', part: 'todos' }])
})

test('notes and todos of Infinity: notes are written in HTML', () => {
  const list = [
    {
      id: 'n',
      title: 'Plan',
      content: '<div>one <b>two</b></div><div>a &lt; b<br>c</div>',
      time: 5,
      updatetime: 9,
      sticky: true,
    },
  ]
  const todoList = [{ text: 'A to do list item', todoId: 'todo-1', time: 1713610113000, updatetime: 0, done: false }]
  const contents = contentsOf({ version: 'v2', data: { site: { sites: [] }, note: { list }, todo: { todoList } } })
  expect(contents?.notes).toEqual([{ name: 'Plan', content: 'one two\na < b\nc', created: 5, time: 9, pinned: true }])
  expect(contents?.todos).toEqual([
    { name: '', todos: [{ name: 'A to do list item', time: '', finish: false, note: '' }] },
  ])
})

test('notes and todos of WeTab', () => {
  const todos = [
    { id: 'l1', name: '我的待办', children: [{ id: 't1', content: '续费', finished: true, updateTime: 1 }] },
  ]
  const notes = [{ title: 'A', content: 'B' }]
  const contents = contentsOf({ data: { 'store-todo': { todos }, 'store-note': { notes } } })
  expect(contents?.notes).toEqual([{ name: 'A', content: 'B', created: 0, time: 0, pinned: false }])
  expect(contents?.todos).toEqual([{ name: '我的待办', todos: [{ name: '续费', time: '', finish: true, note: '' }] }])
})

test('a real export of iTab brings its note, engines, wallpaper and the settings that have a counterpart', () => {
  const moveIn = read(sample('itab-real.itabdata'))
  const { contents } = moveIn
  if (contents === undefined) throw new Error('no contents')
  expect(contents.notes).toMatchObject([{ name: 'iTab操作小技巧', created: 1634357234543 }])
  expect(contents.engines).toEqual([
    { key: 'baidu' },
    { name: '小红书', src: 'https://www.xiaohongshu.com/search_result/?&m_source=itab&keyword=' },
  ])
  expect(contents.wallpaper).toBe('https://files.codelife.cc/wallhaven/full/83/wallhaven-839zjk.jpg')
  expect(settingsOf(contents)).toMatchObject({
    'theme.isDarkMode': false,
    'theme.primaryColor': '#1890ff',
    'icon.iconSize': 60,
    'icon.iconRadius': 14,
    'wallpaper.wallpaperMask': 0,
  })
  expect(partsOf(moveIn)).toEqual(['otherSettings'])
})

test('the engine in use comes first, one of ours by its address or name', () => {
  const searchEngine = [
    { key: 'baidu', title: '百度', href: 'https://www.baidu.com/s?wd=%s&tn=1' },
    { key: 'google', title: 'Google', href: 'https://www.google.com/search?q=' },
    { key: 'bad', title: 'Bad', href: 'javascript:alert(1)' },
  ]
  const moveIn = read({ navConfig: [], baseConfig: { searchEngine, useSearch: 'google' } })
  expect(moveIn.contents?.engines).toEqual([{ key: 'google' }, { key: 'baidu' }])
  expect(moveIn.left).toContainEqual({ name: 'Bad', group: '', why: 'address', part: 'search' })
  const searcher = { searchEngine: { current: { name: 'Baidu' } } }
  expect(contentsOf({ data: { site: { sites: [] }, searcher } })?.engines).toEqual([{ key: 'baidu' }])
})

test('settings of a type that they should not have are no settings', () => {
  const baseConfig = {
    icon: { iconSize: 'large', opactiy: '1', name: null },
    theme: { mode: 7 },
    wallpaper: { src: 'file:///a' },
  }
  expect(contentsOf({ navConfig: [{ name: 'A', children: [null] }], baseConfig })).toBeUndefined()
})
