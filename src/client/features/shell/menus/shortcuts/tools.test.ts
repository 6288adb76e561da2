import { expect, test } from 'vitest'
import { defineCommands } from '../../../../core/contribute/command.ts'
import { toggleTool, toolCommands, toolsInOrder } from './tools.ts'

const run = () => {}
const commands = [
  ...defineCommands('wallpaper', { random: { icon: '', surfaces: { tool: 6 }, run } }),
  ...defineCommands('dark-mode', { dark: { icon: '', surfaces: { tool: 2 }, run } }),
]

test('the shortcut bar shows the enabled tools in the user’s order, without those that no command claims', () => {
  expect(toolCommands([6, 1, 2], commands).map(({ id }) => id)).toEqual(['wallpaper.random', 'dark-mode.dark'])
  expect(toolCommands([2], commands).map(({ id }) => id)).toEqual(['dark-mode.dark'])
  expect(toolCommands([], commands)).toEqual([])
})

test('the settings list the enabled tools in their order, then the others; toggling appends or removes one', () => {
  expect(toolsInOrder([6, 1, 2], commands)).toEqual([6, 2])
  expect(toolsInOrder([3, 6], commands)).toEqual([6, 2])
  expect(toolsInOrder([], commands)).toEqual([2, 6])
  expect(toggleTool([6, 1, 2], 6)).toEqual([1, 2])
  expect(toggleTool([1, 2], 6)).toEqual([1, 2, 6])
})
