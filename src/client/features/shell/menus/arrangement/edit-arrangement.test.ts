import { describe, expect, test } from 'vitest'
import { defineCommands } from '../../../../core/contribute/command.ts'
import { menuSettings } from '../settings.ts'
import { addDivider, isKeyTaken, listedEntries, moveEntry } from './edit-arrangement.ts'

const run = () => {}
const commands = [
  ...defineCommands('menus', {
    refresh: { icon: '', surfaces: { menu: 'refresh' }, run },
    redo: { icon: '', otherKey: 'Ctrl+Y', run },
    lock: { icon: '', key: 'Ctrl+L', run },
  }),
  ...defineCommands('wallpaper', { random: { icon: '', surfaces: { menu: 'wallpaper' }, run } }),
  ...defineCommands('settings', { open: { icon: '', surfaces: { menu: 'settings' }, run } }),
]
const entries = menuSettings.initial.contextmenusConfig
const texts = (given: readonly { readonly text: string }[]) => given.map(({ text }) => text)
const listed = (given = entries) => texts(listedEntries(given, commands).map(({ entry }) => entry))

describe('the list of menu entries', () => {
  test('has the entries with a command, and one divider where a whole part has none', () => {
    expect(listed()).toEqual(['refresh', 'wallpaper', 'divider-1', 'settings'])
  })

  test('keeps adjacent dividers that the user has added', () => {
    expect(listed([...addDivider(addDivider(entries.slice(0, 2)))])).toEqual([
      'refresh',
      'wallpaper',
      'divider-1',
      'divider-2',
    ])
  })

  test('is reordered; unlisted entries keep their order', () => {
    const move = (text: string, to: number) => moveEntry(entries, commands, text, to)
    expect(listed([...move('settings', 0)])).toEqual(['settings', 'refresh', 'wallpaper', 'divider-1'])
    expect(listed([...move('refresh', 2)])).toEqual(['wallpaper', 'divider-1', 'refresh', 'settings'])
    expect(listed([...move('refresh', 3)])).toEqual(['wallpaper', 'divider-1', 'settings', 'refresh'])
    expect(move('refresh', 0)).toEqual(entries)
    expect(move('none', 1)).toEqual(entries)
    const unlisted = (given: readonly { readonly text: string }[]) =>
      texts(given).filter((text) => !listed().includes(text))
    expect(unlisted(move('refresh', 3))).toEqual(unlisted(entries))
  })

  test('gets a divider with a unique name', () => {
    expect(addDivider(entries).at(-1)).toEqual({ text: 'divider-4', subText: '', hide: false, divider: true })
    const without = entries.filter(({ text }) => text !== 'divider-2')
    expect(addDivider(without).at(-1)?.text).toBe('divider-2')
  })
})

test('快捷键已存在: a key is taken by another entry, even hidden or unlisted, or by a command in no menu', () => {
  const taken = (key: string, text = 'refresh') => isKeyTaken(key, text, entries, commands)
  expect(taken('Ctrl+D')).toBe(true)
  expect(taken('F11')).toBe(true)
  expect(taken('Ctrl+B')).toBe(true)
  expect(taken('Ctrl+Z')).toBe(true)
  expect(taken('Ctrl+L')).toBe(true)
  expect(taken('Ctrl+Y')).toBe(true)
  expect(taken('Ctrl+R')).toBe(false)
  expect(taken('Ctrl+R', 'wallpaper')).toBe(true)
  expect(taken('Alt+K')).toBe(false)
  for (const own of ['Ctrl+C', 'Ctrl+V', 'Shift+F10', 'Alt+F10', 'Alt+ArrowUp', 'Alt+Shift+ArrowLeft'])
    expect(taken(own)).toBe(true)
  expect([taken('Ctrl+Shift+C'), taken('Ctrl+ArrowUp')]).toEqual([false, false])
})
