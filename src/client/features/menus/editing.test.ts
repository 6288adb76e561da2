import { describe, expect, test } from 'vitest'
import { defineCommands } from '../../core/command.ts'
import { addDivider, isKeyTaken, listedEntries, moveEntry } from './edit-arrangement.ts'
import { menuSettings } from './settings.ts'

const run = () => {}
const commands = [
  ...defineCommands('menus', {
    refresh: { icon: '', surfaces: { menu: 'refresh' }, run },
    undo: { icon: '', key: 'Ctrl+Z', run },
  }),
  ...defineCommands('wallpaper', { random: { icon: '', surfaces: { menu: 'wallpaper' }, run } }),
  ...defineCommands('settings', { open: { icon: '', surfaces: { menu: 'settings' }, run } }),
]
const entries = menuSettings.initial.contextmenusConfig
const texts = (given: readonly { readonly text: string }[]) => given.map(({ text }) => text)
const listed = (given = entries) => texts(listedEntries(given, commands).map(({ entry }) => entry))

describe('the list of the menu', () => {
  test('holds what is there, with one divider where a whole part is lacking', () => {
    expect(listed()).toEqual(['refresh', 'wallpaper', 'divider-1', 'settings'])
  })

  test('holds every divider that the user has put beside another', () => {
    expect(listed([...addDivider(addDivider(entries.slice(0, 2)))])).toEqual([
      'refresh',
      'wallpaper',
      'divider-1',
      'divider-2',
    ])
  })

  test('is reordered; what is lacking keeps its order', () => {
    const move = (text: string, to: number) => moveEntry(entries, commands, text, to)
    expect(listed([...move('settings', 0)])).toEqual(['settings', 'refresh', 'wallpaper', 'divider-1'])
    expect(listed([...move('refresh', 2)])).toEqual(['wallpaper', 'divider-1', 'refresh', 'settings'])
    expect(listed([...move('refresh', 3)])).toEqual(['wallpaper', 'divider-1', 'settings', 'refresh'])
    expect(move('refresh', 0)).toEqual(entries)
    expect(move('none', 1)).toEqual(entries)
    const lacking = (given: readonly { readonly text: string }[]) =>
      texts(given).filter((text) => !listed().includes(text))
    expect(lacking(move('refresh', 3))).toEqual(lacking(entries))
  })

  test('gets a divider under a name of its own', () => {
    expect(addDivider(entries).at(-1)).toEqual({ text: 'divider-4', subText: '', hide: false, divider: true })
    const without = entries.filter(({ text }) => text !== 'divider-2')
    expect(addDivider(without).at(-1)?.text).toBe('divider-2')
  })
})

test('快捷键已存在: a key is another entry’s, hidden or lacking, or a command’s that stands in no menu', () => {
  const taken = (key: string, text = 'refresh') => isKeyTaken(key, text, entries, commands)
  expect(taken('Ctrl+D')).toBe(true)
  expect(taken('F11')).toBe(true)
  expect(taken('Ctrl+B')).toBe(true)
  expect(taken('Ctrl+Z')).toBe(true)
  expect(taken('Ctrl+R')).toBe(false)
  expect(taken('Ctrl+R', 'wallpaper')).toBe(true)
  expect(taken('Alt+K')).toBe(false)
  for (const own of ['Ctrl+C', 'Ctrl+V', 'Shift+F10', 'Alt+F10', 'Alt+ArrowUp', 'Alt+Shift+ArrowLeft'])
    expect(taken(own)).toBe(true)
  expect([taken('Ctrl+Shift+C'), taken('Ctrl+ArrowUp')]).toEqual([false, false])
})
