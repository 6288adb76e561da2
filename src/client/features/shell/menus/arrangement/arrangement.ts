import { type Command, type Context, isAvailable } from '../../../../core/contribute/command.ts'

/** One entry of `contextmenusConfig`: a command by the name that it has there (`surfaces.menu`), or a divider. */
export interface ArrangedEntry {
  readonly text: string
  /** The user's key for it; empty is none. */
  readonly subText: string
  readonly hide: boolean
  readonly divider: boolean
}

/** A row of the menu as it is shown. */
export type Row =
  | { readonly at: 'divider' }
  | { readonly at: 'command'; readonly command: Command; readonly shortcut: string; readonly isEnabled: boolean }

/** The command of an entry; undefined for a divider and for an entry whose feature does not exist. */
export const commandOf = ({ text }: ArrangedEntry, commands: readonly Command[]): Command | undefined =>
  commands.find(({ surfaces }) => surfaces?.menu === text)

/**
 * An arrangement with the default entries that it lacks, since it was stored before they existed: each after the one
 * that it follows by default, without its key where the user has given that to another.
 */
export function completed(
  entries: readonly ArrangedEntry[],
  defaults: readonly ArrangedEntry[],
): readonly ArrangedEntry[] {
  return defaults.reduce((all, entry, index) => {
    if (entry.divider || all.some(({ text }) => text === entry.text)) return all
    const before = defaults.slice(0, index).findLast(({ text }) => all.some((one) => one.text === text))
    const at = all.findIndex(({ text }) => text === before?.text) + 1
    const isKeyFree = !all.some(({ subText }) => subText === entry.subText)
    return all.toSpliced(at, 0, isKeyFree ? entry : { ...entry, subText: '' })
  }, entries)
}

/** The home screen's menu: the user's order without entries that are hidden, have no command or do not apply now. */
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
    return [{ at: 'command', command, shortcut: entry.subText, isEnabled: command.enabled?.(context) ?? true }]
  })
}

/** Reserved: it moves the focus. The search box alone uses it otherwise, while it has the focus. */
const FOCUS_KEY = 'Tab'

/** The key of a command: that of its menu entry, hidden or not, else the declared one; empty where it has none. */
export function keyOf(command: Command, entries: readonly ArrangedEntry[], commands: readonly Command[]): string {
  const entry = entries.find((one) => !one.divider && commandOf(one, commands)?.id === command.id)
  const key = entry === undefined ? (command.key ?? '') : entry.subText
  const isTaken = entries.some((one) => one !== entry && !one.divider && one.subText === key)
  return key === FOCUS_KEY || (entry === undefined && isTaken) ? '' : key
}

/**
 * The command of a key: of the menu entry with it, hidden or not, else the one that declares it, or has it as its other
 * key. None where the command cannot be run, nor while something has the keyboard that its key does not reach.
 */
export function commandOfKey(
  shortcut: string,
  entries: readonly ArrangedEntry[],
  commands: readonly Command[],
  context: Context,
): Command | undefined {
  if (shortcut === FOCUS_KEY) return undefined
  const entry = entries.find(({ divider, subText }) => !divider && subText === shortcut)
  const arranged = entries.flatMap((one) => commandOf(one, commands)?.id ?? [])
  const command =
    (entry && commandOf(entry, commands)) ??
    commands.find(({ id, key }) => key === shortcut && !arranged.includes(id)) ??
    commands.find(({ otherKey }) => otherKey === shortcut)
  if (command === undefined || !isReached(command, context)) return undefined
  return isAvailable(command, context) ? command : undefined
}

const isReached = ({ reach }: Command, { typing, inDialog }: Context) =>
  !typing || reach === 'everywhere' || (reach === 'windows' && !inDialog)

/** Whether a key is bound to a command, also to one that does not apply now. */
export const isBoundKey = (
  shortcut: string,
  entries: readonly ArrangedEntry[],
  commands: readonly Command[],
): boolean => commands.some((command) => keyOf(command, entries, commands) === shortcut)
