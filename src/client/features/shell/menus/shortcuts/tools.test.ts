import { expect, test } from 'vitest'
import { type Context, defineCommands } from '../../../../core/contribute/command.ts'
import { shownTools, toggleTool, toolsInOrder } from './tools.ts'

const run = () => {}
const commands = [
  ...defineCommands('wallpaper', { random: { icon: '', surfaces: { tool: 6 }, run } }),
  ...defineCommands('dark-mode', { dark: { icon: '', surfaces: { tool: 2 }, run } }),
]
const page: Context = {
  mobile: false,
  dark: false,
  minimal: false,
  loggedIn: false,
  mode: 'sequential',
  locked: false,
  typing: false,
  inDialog: false,
  canUndo: false,
  canRedo: false,
}

test('the shortcut bar shows the enabled tools in the user’s order, without those that no command claims', () => {
  const shown = (config: readonly number[]) => shownTools(config, commands, page).commands.map(({ id }) => id)
  expect(shown([6, 1, 2])).toEqual(['wallpaper.random', 'dark-mode.dark'])
  expect(shown([2])).toEqual(['dark-mode.dark'])
  expect(shown([])).toEqual([])
})

test('no tool pushes the one that is pressed: what it brings stands left of it, what it takes leaves a place at the end', () => {
  const all = [
    ...defineCommands('minimal', { toggle: { icon: '', surfaces: { tool: 1 }, run } }),
    ...defineCommands('free', {
      mode: { icon: '', surfaces: { tool: 3 }, when: ({ minimal }) => !minimal, run },
      lock: { icon: '', surfaces: { tool: 5 }, when: ({ minimal, mode }) => !minimal && mode === 'free', run },
    }),
    ...commands,
  ]
  const bar = (config: readonly number[], context: Partial<Context>) => {
    const shown = shownTools(config, all, { ...page, ...context })
    return [...shown.commands.map(({ name }) => name), ...Array.from({ length: shown.emptyPlaces }, () => '')]
  }
  const byDefault = [1, 2, 3, 4, 5, 6]
  expect(bar(byDefault, {})).toEqual(['toggle', 'dark', 'mode', 'random'])
  expect(bar(byDefault, { mode: 'free' })).toEqual(['toggle', 'dark', 'lock', 'mode', 'random'])
  expect(bar(byDefault, { minimal: true })).toEqual(['toggle', 'dark', 'random', ''])
  expect(bar(byDefault, { minimal: true, mode: 'free' })).toEqual(['toggle', 'dark', 'random', '', ''])
  expect(bar([5, 1, 3], { mode: 'free' })).toEqual(['lock', 'toggle', 'mode'])
  expect(bar([6, 5], { mode: 'free' })).toEqual(['random', 'lock'])
  expect(toolsInOrder([1, 3, 5], all)).toEqual([1, 5, 3, 2, 6])
})

test('the settings list the enabled tools in their order, then the others; toggling appends or removes one', () => {
  expect(toolsInOrder([6, 1, 2], commands)).toEqual([6, 2])
  expect(toolsInOrder([3, 6], commands)).toEqual([6, 2])
  expect(toolsInOrder([], commands)).toEqual([2, 6])
  expect(toggleTool([6, 1, 2], 6)).toEqual([1, 2])
  expect(toggleTool([1, 2], 6)).toEqual([1, 2, 6])
})
