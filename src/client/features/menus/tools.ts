import type { Command } from '../../core/command.ts'
import type { TOOLS } from './settings.ts'

type Tool = (typeof TOOLS)[number]

/** Which command each tool of the shortcut bar is. A tool whose feature this build lacks is not shown. */
const COMMANDS: Readonly<Record<Tool, string>> = {
  1: 'theme.minimal',
  2: 'theme.dark',
  3: 'groups.mode',
  4: 'music.play',
  5: 'groups.lock',
  6: 'wallpaper.random',
}

/** The commands of the enabled tools, in the user's order. */
export function toolCommands(config: readonly number[], commands: readonly Command[]): readonly Command[] {
  return config.flatMap((tool) => {
    const id = Object.entries(COMMANDS).find(([key]) => Number(key) === tool)?.[1]
    return commands.find((command) => command.id === id) ?? []
  })
}
