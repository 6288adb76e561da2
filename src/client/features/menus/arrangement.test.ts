import { describe, expect, test } from 'vitest'
import { type Context, defineCommands } from '../../core/command.ts'
import { testContext } from '../../core/testing.ts'
import { commandOfKey, rowsOf } from './arrangement.ts'
import { menuSettings } from './settings.ts'

const run = () => {}
const commands = [
  ...defineCommands('menus', {
    refresh: { icon: 'refresh', surfaces: { menu: 'refresh' }, key: 'Ctrl+R', run },
    fullscreen: { icon: 'maximize', surfaces: { menu: 'fullscreen' }, key: 'F11', run },
    undo: { icon: 'history', key: 'Ctrl+Z', when: ({ canUndo }) => canUndo, run },
  }),
  ...defineCommands('wallpaper', { random: { icon: 'image', surfaces: { menu: 'wallpaper' }, run } }),
]
const entries = menuSettings.initial.contextmenusConfig
const ids = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => (row.at === 'divider' ? '-' : row.command.id))

describe('the menu of the home screen', () => {
  test('has the default entries with their shortcuts, and none whose feature is not there', () => {
    const rows = rowsOf(entries, commands, testContext)
    expect(ids(rows)).toEqual(['menus.refresh', 'wallpaper.random', '-', '-', '-'])
    expect(rows.flatMap((row) => (row.at === 'command' ? row.shortcut : []))).toEqual(['Ctrl+R', 'Ctrl+D'])
  })

  test('shows what was hidden by default once the user wants it, in the user’s order', () => {
    const wanted = entries.map((entry) => ({ ...entry, hide: entry.text !== 'fullscreen' && entry.text !== 'refresh' }))
    expect(ids(rowsOf(wanted.toReversed(), commands, testContext))).toEqual(['menus.fullscreen', 'menus.refresh'])
  })

  test('leaves out what makes no sense at this moment', () => {
    const never = commands.map((command) => ({ ...command, when: () => false }))
    expect(ids(rowsOf(entries, never, testContext))).toEqual(['-', '-', '-'])
  })
})

describe('a shortcut', () => {
  const idOf = (shortcut: string, moment: Partial<Context> = {}, given = entries) =>
    commandOfKey(shortcut, given, commands, { ...testContext, ...moment })?.id

  test('runs the entry that has it, shown or hidden', () => {
    expect(idOf('Ctrl+D')).toBe('wallpaper.random')
    expect(idOf('F11')).toBe('menus.fullscreen')
  })

  test('is the user’s own: a command of the menu listens to no other', () => {
    const own = entries.map((entry) => (entry.text === 'refresh' ? { ...entry, subText: 'Alt+R' } : entry))
    expect(idOf('Alt+R', {}, own)).toBe('menus.refresh')
    expect(idOf('Ctrl+R', {}, own)).toBeUndefined()
  })

  test('runs a command that is in no menu by the command’s own key, when it makes sense', () => {
    expect(idOf('Ctrl+Z')).toBeUndefined()
    expect(idOf('Ctrl+Z', { canUndo: true })).toBe('menus.undo')
  })

  test('does nothing while something else has the keys', () => {
    expect(idOf('Ctrl+D', { typing: true })).toBeUndefined()
  })

  test('is never Tab: it moves the focus, whatever the spec’s entry for the engines says', () => {
    const [command] = defineCommands('search', { engine: { icon: 'repeat', surfaces: { menu: 'engine' }, run } })
    const known = command === undefined ? [] : [command]
    expect(entries.find(({ text }) => text === 'engine')?.subText).toBe('Tab')
    expect(commandOfKey('Tab', entries, known, testContext)).toBeUndefined()
    const own = entries.map((entry) => (entry.text === 'engine' ? { ...entry, subText: 'Alt+E' } : entry))
    expect(commandOfKey('Alt+E', own, known, testContext)?.id).toBe('search.engine')
  })

  test('of an entry whose feature is not there does nothing', () => {
    expect(idOf('Ctrl+B')).toBeUndefined()
  })
})
