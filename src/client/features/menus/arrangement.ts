import type { Command, Context } from '../../core/command.ts'

/** One entry of `contextmenusConfig`: a command by the spec's name for it, or a divider. */
export interface ArrangedEntry {
  readonly text: string
  /** The user's key for it; empty is none. */
  readonly subText: string
  readonly hide: boolean
  readonly divider: boolean
}

/** Which command each entry of the spec's menu is. An entry whose feature this build lacks is absent. */
const COMMANDS: Readonly<Record<string, string>> = {
  refresh: 'menus.refresh',
  wallpaper: 'wallpaper.random',
  addIcon: 'groups.addIcon',
  addFolder: 'groups.addFolder',
  freeMode: 'free-layout.mode',
  backup: 'backup.now',
  settings: 'settings.open',
  fullscreen: 'menus.fullscreen',
  featuredGroups: 'groups.featured',
  engine: 'search.engine',
  searchMode: 'search.mode',
}

/** A row of the menu at this moment. */
export type Row =
  | { readonly at: 'divider' }
  | { readonly at: 'command'; readonly command: Command; readonly shortcut: string }

/** The command of an entry; undefined for a divider and for what this build lacks. */
export const commandOf = ({ text }: ArrangedEntry, commands: readonly Command[]): Command | undefined =>
  commands.find(({ id }) => id === COMMANDS[text])

/** The home screen's menu: the user's order without what is hidden, what is not there, and what makes no sense now. */
export function rowsOf(
  entries: readonly ArrangedEntry[],
  commands: readonly Command[],
  context: Context,
): readonly Row[] {
  return entries.flatMap((entry): readonly Row[] => {
    if (entry.hide) return []
    if (entry.divider) return [{ at: 'divider' }]
    const command = commandOf(entry, commands)
    if (command === undefined || command.when?.(context) === false) return []
    return [{ at: 'command', command, shortcut: entry.subText }]
  })
}

/** Without it nobody reaches anything by the keyboard; the search box alone takes it, while it has the focus. */
const MOVES_FOCUS = 'Tab'

/**
 * The command of a shortcut: by the user's key for a menu entry, hidden or not, else by a command's own. Keys are
 * suspended while something else has them (`typing`).
 */
export function commandOfKey(
  shortcut: string,
  entries: readonly ArrangedEntry[],
  commands: readonly Command[],
  context: Context,
): Command | undefined {
  if (context.typing || shortcut === MOVES_FOCUS) return undefined
  const entry = entries.find(({ divider, subText }) => !divider && subText === shortcut)
  const arranged = entries.flatMap((one) => commandOf(one, commands)?.id ?? [])
  const command =
    (entry && commandOf(entry, commands)) ?? commands.find(({ id, key }) => key === shortcut && !arranged.includes(id))
  return command?.when?.(context) === false ? undefined : command
}
