import { expect, test } from 'vitest'
import { defineCommands } from '../../core/command.ts'
import { toolCommands } from './tools.ts'

const run = () => {}
const commands = [
  ...defineCommands('wallpaper', { random: { icon: '', run } }),
  ...defineCommands('theme', { dark: { icon: '', run } }),
]

test('the shortcut bar shows the enabled tools in the user’s order, and only those that exist', () => {
  expect(toolCommands([6, 1, 2], commands).map(({ id }) => id)).toEqual(['wallpaper.random', 'theme.dark'])
  expect(toolCommands([2], commands).map(({ id }) => id)).toEqual(['theme.dark'])
  expect(toolCommands([], commands)).toEqual([])
})
