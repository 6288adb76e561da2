import type { Command } from '../../../../core/contribute/command.ts'
import { TOOLS } from '../settings.ts'

/** The command of a tool, by its number; undefined while the tool's feature does not exist. */
export const commandOfTool = (tool: number, commands: readonly Command[]): Command | undefined =>
  commands.find(({ surfaces }) => surfaces?.tool === tool)

/** The commands of the enabled tools, in the user's order. */
export function toolCommands(config: readonly number[], commands: readonly Command[]): readonly Command[] {
  return config.flatMap((tool) => commandOfTool(tool, commands) ?? [])
}

/** Every tool that has a command: the enabled ones in the user's order, then the others. */
export function toolsInOrder(config: readonly number[], commands: readonly Command[]): readonly number[] {
  return [...config, ...TOOLS.filter((tool) => !config.includes(tool))].filter(
    (tool) => commandOfTool(tool, commands) !== undefined,
  )
}

/** Enables a tool as the last one, or disables it. */
export function toggleTool(config: readonly number[], tool: number): readonly number[] {
  return config.includes(tool) ? config.filter((one) => one !== tool) : [...config, tool]
}
