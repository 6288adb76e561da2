import { expect, test } from 'vitest'
import type { Language } from '../../../../shared/constants.ts'
import { formatMessage, type Message } from '../../../core/text/i18n.ts'
import { type Changes, changesBetween, type Kind } from '../differences/lazy.ts'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { asLine, sayAgainstNow, sayChanges, type Words } from './say-changes.ts'

type ListChanges = Changes[Kind]
const NOTHING: Changes = changesBetween({}, {}, [])
type Named = { readonly [list in keyof Omit<ListChanges, 'moved'>]?: readonly string[] }

/** Changes of records that have these names. */
function some({ moved = 0, ...names }: Named & { readonly moved?: number }): ListChanges {
  const list = (key: keyof Named) => (names[key] ?? []).map((name) => ({ id: name, name }))
  const [added, removed, changed, finished] = [list('added'), list('removed'), list('changed'), list('finished')]
  return { added, removed, changed, finished, moved }
}

function words(language: Language, texts: Readonly<Record<string, Message>>): Words {
  return {
    language,
    text: (key, placeholders) => formatMessage(texts[key] ?? key, placeholders, language),
    sectionName: (section) => `<${section}>`,
    recordName: (_kind, { id }) => id,
    settingName: (field) => ({ 'icon.iconSize': '图标大小', 'icon.iconRadius': '圆角', 'dock.gap': '间距' })[field],
  }
}
const chinese = words('zh-CN', zh)
const said = (changes: Partial<Changes>, words = chinese) =>
  sayChanges({ ...NOTHING, ...changes }, words).map(({ text }) => text)

test('one is called by its name, several are counted, and so is one without a name', () => {
  expect(said({ notes: some({ added: ['国庆清单'] }) })).toEqual(['新便签「国庆清单」'])
  expect(said({ notes: some({ added: [''] }) })).toEqual(['新增 1 条便签'])
  expect(said({ todos: some({ added: ['a', 'b'], finished: ['c'] }) })).toEqual(['新增 2 条待办', '完成待办「c」'])
})

test('a desktop says what went before what moved, each with its sign', () => {
  const changes = {
    ...NOTHING,
    groups: some({ removed: ['旅行'] }),
    tiles: some({ removed: ['a', 'b'], moved: 3, changed: ['淘宝'] }),
  }
  expect(sayChanges(changes, chinese)).toEqual([
    { kind: 'removed', text: '删了分组「旅行」' },
    { kind: 'removed', text: '删了 2 个图标' },
    { kind: 'changed', text: '改了图标「淘宝」' },
    { kind: 'moved', text: '挪了 3 个图标' },
  ])
})

test('two settings are named, of more how many they are; those without a row are counted', () => {
  expect(said({ settings: ['icon.iconSize', 'icon.iconRadius'] })).toEqual(['设置：图标大小和圆角'])
  expect(said({ settings: ['wallpaper'] })).toEqual(['设置：壁纸'])
  expect(said({ settings: ['icon.iconSize', 'wallpaper', 'dock.gap'] })).toEqual(['设置：图标大小等 3 项'])
  expect(said({ settings: ['x.y', 'x.z'] })).toEqual(['设置：2 项有改动'])
})

test('what is left is called by its section', () => {
  expect(said({ others: ['wooden_fish', 'more'] })).toEqual(['改了<wooden_fish>和<more>'])
  expect(said({})).toEqual([])
})

test('against now, in a line', () => {
  const tiles = some({ added: ['a'], removed: ['b', 'c'], moved: 3 })
  expect(sayAgainstNow({ ...NOTHING, tiles }, chinese)).toBe('现在多 1 个图标，现在少 2 个图标，挪了 3 个图标')
  expect(sayAgainstNow({ ...NOTHING, settings: ['icon.iconSize'] }, chinese)).toBe('图标大小')
  expect(sayAgainstNow({ ...NOTHING, others: ['more'] }, chinese)).toBe('内容不同')
})

test('in English', () => {
  const english = words('en', en)
  expect(asLine('moved 1 tile, new note “Trip”', english)).toBe('Moved 1 tile, new note “Trip”')
  expect(said({ notes: some({ added: ['Trip'] }), tiles: some({ moved: 1 }) }, english)).toEqual([
    'moved 1 tile',
    'new note “Trip”',
  ])
  expect(sayAgainstNow({ ...NOTHING, notes: some({ added: ['a', 'b'] }) }, english)).toBe('2 notes more now')
})
