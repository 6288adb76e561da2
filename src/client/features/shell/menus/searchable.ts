import { type Command, type Context, iconOf, isAvailable, labelOf } from '../../../core/contribute/command.ts'
import { providedContext } from '../../../core/contribute/provided-context.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { defineSearchables, type SearchEntry } from '../../../core/contribute/searchable.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { keyOfCommand } from './key-of-command.ts'

/** The commands that apply now, under their present names. */
export default defineSearchables('menus', {
  commands: { kind: 'command', icon: 'bolt', list: listCommands },
})

function listCommands(): readonly SearchEntry[] {
  const context = providedContext()
  if (context === undefined) return []
  return registry()
    .commands.filter((command) => isAvailable(command, context) && command.surfaces?.palette !== 'hidden')
    .map((command) => entryOf(command, context))
}

function entryOf(command: Command, context: Context): SearchEntry {
  const shortcut = keyOfCommand(command.id)
  return {
    id: command.id,
    title: messageByKey(labelOf(command, context)),
    icon: iconOf(command, context),
    ...(shortcut !== '' && { shortcut }),
    ...(command.surfaces?.palette === 'suggested' && { suggested: true }),
    // the context of the moment in which it runs
    run: () => command.run(providedContext() ?? context),
  }
}
