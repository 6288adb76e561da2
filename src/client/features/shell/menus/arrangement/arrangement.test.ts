import { describe, expect, test } from 'vitest'
import { type Context, defineCommands } from '../../../../core/contribute/command.ts'
import { testContext } from '../../../../core/testing.ts'
import { menuSettings } from '../settings.ts'
import { commandOfKey, completed, isBoundKey, keyOf, rowsOf } from './arrangement.ts'

const run = () => {}
const commands = [
  ...defineCommands('menus', {
    refresh: { icon: 'refresh', surfaces: { menu: 'refresh' }, key: 'Ctrl+R', run },
    fullscreen: { icon: 'maximize', surfaces: { menu: 'fullscreen' }, key: 'F11', run },
    undo: { icon: 'undo', surfaces: { menu: 'undo' }, enabled: ({ canUndo }) => canUndo, run },
    redo: { icon: 'redo', surfaces: { menu: 'redo' }, otherKey: 'Ctrl+Y', enabled: ({ canRedo }) => canRedo, run },
  }),
  ...defineCommands('free-layout', {
    lock: { icon: 'lock', key: 'Ctrl+L', when: ({ mode }) => mode === 'free', run },
  }),
  ...defineCommands('wallpaper', { random: { icon: 'image', surfaces: { menu: 'wallpaper' }, run } }),
]
const entries = menuSettings.initial.contextmenusConfig
const ids = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => (row.at === 'divider' ? '-' : row.command.id))

describe('the menu of the home screen', () => {
  test('has the default entries with their shortcuts, without those that no command claims', () => {
    const rows = rowsOf(entries, commands, testContext)
    expect(ids(rows)).toEqual(['menus.refresh', 'wallpaper.random', '-', '-', 'menus.undo', 'menus.redo', '-'])
    expect(rows.flatMap((row) => (row.at === 'command' ? row.shortcut : []))).toEqual([
      'Ctrl+R',
      'Ctrl+D',
      'Ctrl+Z',
      'Ctrl+Shift+Z',
    ])
  })

  test('shows entries that are hidden by default once the user enables them, in the user’s order', () => {
    const wanted = entries.map((entry) => ({ ...entry, hide: entry.text !== 'fullscreen' && entry.text !== 'refresh' }))
    expect(ids(rowsOf(wanted.toReversed(), commands, testContext))).toEqual(['menus.fullscreen', 'menus.refresh'])
  })

  test('leaves out commands that do not apply in the context', () => {
    const never = commands.map((command) => ({ ...command, when: () => false }))
    expect(ids(rowsOf(entries, never, testContext))).toEqual(['-', '-', '-'])
  })
})

test('undo and redo stand in the menu, disabled while there is nothing to undo or redo', () => {
  const enabled = (context: Partial<Context>) =>
    rowsOf(entries, commands, { ...testContext, ...context }).flatMap((row) =>
      row.at === 'command' && row.isEnabled ? row.command.name : [],
    )
  expect(enabled({})).toEqual(['refresh', 'random'])
  expect(enabled({ canUndo: true, canRedo: true })).toEqual(['refresh', 'random', 'undo', 'redo'])
})

describe('an arrangement stored before an entry existed', () => {
  const without = (...texts: readonly string[]) => entries.filter(({ text }) => !texts.includes(text))

  test('gets it after the entry that it follows by default', () => {
    expect(completed(without('undo', 'redo', 'editDesktop'), entries)).toEqual(entries)
    expect(completed(entries, entries)).toBe(entries)
    const reversed = without('undo').toReversed()
    expect(completed(reversed, entries).map(({ text }) => text)).toEqual(
      reversed.flatMap(({ text }) => (text === 'divider-2' ? [text, 'undo'] : [text])),
    )
  })

  test('keeps the key that the user has given to another entry', () => {
    const own = without('undo').map((entry) => (entry.text === 'wallpaper' ? { ...entry, subText: 'Ctrl+Z' } : entry))
    const keys = new Map(completed(own, entries).map(({ text, subText }) => [text, subText]))
    expect([keys.get('wallpaper'), keys.get('undo')]).toEqual(['Ctrl+Z', ''])
  })
})

describe('a shortcut', () => {
  const idOf = (shortcut: string, context: Partial<Context> = {}, given = entries) =>
    commandOfKey(shortcut, given, commands, { ...testContext, ...context })?.id

  test('runs the entry with this key, shown or hidden', () => {
    expect(idOf('Ctrl+D')).toBe('wallpaper.random')
    expect(idOf('F11')).toBe('menus.fullscreen')
  })

  test('is the user’s: a menu entry ignores its default key once the user has set another', () => {
    const own = entries.map((entry) => (entry.text === 'refresh' ? { ...entry, subText: 'Alt+R' } : entry))
    expect(idOf('Alt+R', {}, own)).toBe('menus.refresh')
    expect(idOf('Ctrl+R', {}, own)).toBeUndefined()
  })

  test('runs a command in no menu by the key that it declares, when it applies', () => {
    expect(idOf('Ctrl+L')).toBeUndefined()
    expect(idOf('Ctrl+L', { mode: 'free' })).toBe('free-layout.lock')
  })

  test('runs nothing that is disabled', () => {
    expect(idOf('Ctrl+Z')).toBeUndefined()
    expect(idOf('Ctrl+Z', { canUndo: true })).toBe('menus.undo')
  })

  test('may be the other key of a command, unless an entry of the user’s has it', () => {
    expect(idOf('Ctrl+Y')).toBeUndefined()
    expect(idOf('Ctrl+Y', { canRedo: true })).toBe('menus.redo')
    const own = entries.map((entry) => (entry.text === 'wallpaper' ? { ...entry, subText: 'Ctrl+Y' } : entry))
    expect(idOf('Ctrl+Y', { canRedo: true }, own)).toBe('wallpaper.random')
  })

  test('is bound also while its command does not apply, and a single letter only by the user', () => {
    expect(isBoundKey('Ctrl+Z', entries, commands)).toBe(true)
    expect(isBoundKey('R', entries, commands)).toBe(false)
    const own = entries.map((entry) => (entry.text === 'refresh' ? { ...entry, subText: 'R' } : entry))
    expect(isBoundKey('R', own, commands)).toBe(true)
    expect(isBoundKey('Ctrl+R', own, commands)).toBe(false)
  })

  test('does nothing while the user types, unless it reaches there', () => {
    expect(idOf('Ctrl+D', { typing: true })).toBeUndefined()
    const reaching = defineCommands('notes', {
      quick: { icon: 'note', key: 'Ctrl+Alt+N', reach: 'everywhere', run },
      find: { icon: 'search', key: 'Ctrl+K', reach: 'windows', run },
    })
    const idIn = (key: string, inDialog: boolean) =>
      commandOfKey(key, entries, reaching, { ...testContext, typing: true, inDialog })?.id
    expect([idIn('Ctrl+Alt+N', false), idIn('Ctrl+Alt+N', true)]).toEqual(['notes.quick', 'notes.quick'])
    expect([idIn('Ctrl+K', false), idIn('Ctrl+K', true)]).toEqual(['notes.find', undefined])
  })

  test('is never Tab, which moves the focus, although the spec’s engine entry has it', () => {
    const [command] = defineCommands('search', { engine: { icon: 'repeat', surfaces: { menu: 'engine' }, run } })
    const claimed = command === undefined ? [] : [command]
    expect(entries.find(({ text }) => text === 'engine')?.subText).toBe('Tab')
    expect(commandOfKey('Tab', entries, claimed, testContext)).toBeUndefined()
    const own = entries.map((entry) => (entry.text === 'engine' ? { ...entry, subText: 'Alt+E' } : entry))
    expect(commandOfKey('Alt+E', own, claimed, testContext)?.id).toBe('search.engine')
  })

  test('of an entry that no command claims does nothing', () => {
    expect(idOf('Ctrl+B')).toBeUndefined()
  })
})

describe('the key that lists show with a command', () => {
  const keys = (given = entries) => commands.map((command) => keyOf(command, given, commands))

  test('is that of its menu entry, shown or hidden, else the declared one', () => {
    expect(keys()).toEqual(['Ctrl+R', 'F11', 'Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+L', 'Ctrl+D'])
  })

  test('follows the user, and is none where an entry of his has taken it', () => {
    const own = entries.map((entry) => (entry.text === 'wallpaper' ? { ...entry, subText: 'Ctrl+L' } : entry))
    expect(keys(own)).toEqual(['Ctrl+R', 'F11', 'Ctrl+Z', 'Ctrl+Shift+Z', '', 'Ctrl+L'])
  })

  test('is never Tab', () => {
    const own = entries.map((entry) => (entry.text === 'wallpaper' ? { ...entry, subText: 'Tab' } : entry))
    expect(keys(own).at(-1)).toBe('')
  })
})
