import { type Command, type Context, visibleCommands } from '../../../../core/contribute/command.ts'
import { TOOLS } from '../settings.ts'

/** The tool that a press of another one brings: free layout's lock, which only a free page has. */
const BROUGHT = { tool: 5, by: 3 } as const

/** The command of a tool, by its number; undefined while the tool's feature does not exist. */
export const commandOfTool = (tool: number, commands: readonly Command[]): Command | undefined =>
  commands.find(({ surfaces }) => surfaces?.tool === tool)

/**
 * The enabled tools in the user's order, but a tool that another one brings stands left of it: the bar is aligned to the
 * right, where it would push its own switch from under the pointer.
 */
export function placedTools(config: readonly number[]): readonly number[] {
  const { tool, by } = BROUGHT
  const at = config.indexOf(by)
  if (at === -1 || config.indexOf(tool) < at) return config
  return config.filter((one) => one !== tool).toSpliced(at, 0, tool)
}

/** What the shortcut bar shows. */
export interface ShownTools {
  /** From left to right. */
  readonly commands: readonly Command[]
  /** The places after them that stay empty, so that the switch of minimal mode does not move from under the pointer. */
  readonly emptyPlaces: number
}

/** The enabled tools that there is a use for now; those that minimal mode has none for leave their places at the end. */
export function shownTools(config: readonly number[], commands: readonly Command[], context: Context): ShownTools {
  const tools = placedTools(config).flatMap((tool) => commandOfTool(tool, commands) ?? [])
  const shown = visibleCommands(tools, context)
  return {
    commands: shown,
    emptyPlaces: visibleCommands(tools, { ...context, minimal: false }).length - shown.length,
  }
}

/** Every tool that has a command: the enabled ones from left to right, then the others. */
export function toolsInOrder(config: readonly number[], commands: readonly Command[]): readonly number[] {
  return [...placedTools(config), ...TOOLS.filter((tool) => !config.includes(tool))].filter(
    (tool) => commandOfTool(tool, commands) !== undefined,
  )
}

/** Enables a tool as the last one, or disables it. */
export function toggleTool(config: readonly number[], tool: number): readonly number[] {
  return config.includes(tool) ? config.filter((one) => one !== tool) : [...config, tool]
}
