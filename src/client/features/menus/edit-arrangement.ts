import { RESERVED_SHORTCUTS } from '../../../shared/lib/text/reserved-shortcuts.ts'
import type { Command } from '../../core/command.ts'
import { moveItem } from '../../ui/form/order/model.ts'
import { type ArrangedEntry, commandOf } from './arrangement.ts'

/** What the settings show of the menu: an entry with its command, or a divider. */
export interface Listed {
  readonly entry: ArrangedEntry
  readonly command: Command | undefined
}

/**
 * The entries that can be arranged: what this build lacks is absent, and so is the divider of a part of which nothing
 * is there. Both keep their places in what is stored.
 */
export function listedEntries(entries: readonly ArrangedEntry[], commands: readonly Command[]): readonly Listed[] {
  const listed: Listed[] = []
  let lacks = false
  for (const entry of entries) {
    const command = entry.divider ? undefined : commandOf(entry, commands)
    const divides = entry.divider && !(lacks && (listed.at(-1)?.entry.divider ?? true))
    if (divides || command !== undefined) listed.push({ entry, command })
    lacks = !entry.divider && command === undefined
  }
  return listed
}

/**
 * The entries with the one that is called `text` at place `to` of the list. It stands right before what follows it
 * there, so that dividers which are absent stay so; all others keep their order.
 */
export function moveEntry(
  entries: readonly ArrangedEntry[],
  commands: readonly Command[],
  text: string,
  to: number,
): readonly ArrangedEntry[] {
  const listed = listedEntries(entries, commands).map(({ entry }) => entry)
  const from = listed.findIndex((entry) => entry.text === text)
  const order = moveItem(listed, from, to)
  const [entry, before, next] = [listed[from], order[to - 1], order[to + 1]]
  if (entry === undefined || from === to) return entries
  const rest = entries.filter((one) => one !== entry)
  if (next !== undefined) return rest.toSpliced(rest.indexOf(next), 0, entry)
  return before === undefined ? entries : rest.toSpliced(rest.indexOf(before) + 1, 0, entry)
}

/** The entries with a new divider at the end, under a name that none has. */
export function addDivider(entries: readonly ArrangedEntry[]): readonly ArrangedEntry[] {
  const names = new Set(entries.map(({ text }) => text))
  let number = 1
  while (names.has(`divider-${number}`)) number++
  return [...entries, { text: `divider-${number}`, subText: '', hide: false, divider: true }]
}

/** Whether a key is the page's own, another entry's, shown or not, or that of a command which stands in no menu. */
export function isKeyTaken(
  key: string,
  text: string,
  entries: readonly ArrangedEntry[],
  commands: readonly Command[],
): boolean {
  const others = entries.filter((entry) => !entry.divider && entry.text !== text)
  const arranged = entries.flatMap((entry) => commandOf(entry, commands)?.id ?? [])
  return (
    RESERVED_SHORTCUTS.has(key) ||
    others.some(({ subText }) => subText === key) ||
    commands.some((command) => command.key === key && !arranged.includes(command.id))
  )
}
