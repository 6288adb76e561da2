import type { Command } from '../../core/command.ts'
import { TOOLS } from './settings.ts'

type Tool = (typeof TOOLS)[number]

/** Which command each tool of the shortcut bar is. A tool whose feature this build lacks is not shown. */
const COMMANDS: Readonly<Record<Tool, string>> = {
  1: 'minimal.toggle',
  2: 'dark-mode.dark',
  3: 'free-layout.mode',
  4: 'music.play',
  5: 'free-layout.lock',
  6: 'wallpaper.random',
}

/** The command of a tool; undefined for one that this build lacks. */
export function commandOfTool(tool: number, commands: readonly Command[]): Command | undefined {
  const id = Object.entries(COMMANDS).find(([key]) => Number(key) === tool)?.[1]
  return commands.find((command) => command.id === id)
}

/** The commands of the enabled tools, in the user's order. */
export function toolCommands(config: readonly number[], commands: readonly Command[]): readonly Command[] {
  return config.flatMap((tool) => commandOfTool(tool, commands) ?? [])
}

/** All tools that there are: the enabled ones in the user's order, then the others. */
export function toolsInOrder(config: readonly number[], commands: readonly Command[]): readonly number[] {
  return [...config, ...TOOLS.filter((tool) => !config.includes(tool))].filter(
    (tool) => commandOfTool(tool, commands) !== undefined,
  )
}

/** Enables a tool, behind the others, or takes it away. */
export function toggleTool(config: readonly number[], tool: number): readonly number[] {
  return config.includes(tool) ? config.filter((one) => one !== tool) : [...config, tool]
}
