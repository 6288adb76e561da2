import type { Command } from '../../../../core/contribute/command.ts'
import { RESERVED_SHORTCUTS } from '../../../../lib/text/reserved-shortcuts.ts'
import { moveItem } from '../../../../ui/form/order/model.ts'
import { type ArrangedEntry, commandOf } from './arrangement.ts'

/** A row of the menu's settings: an entry with its command, or a divider without. */
export interface ListedEntry {
  readonly entry: ArrangedEntry
  readonly command: Command | undefined
}

/**
 * The entries that the settings list. Entries without a command and the divider of a part that has none are left out;
 * their stored positions stay.
 */
export function listedEntries(entries: readonly ArrangedEntry[], commands: readonly Command[]): readonly ListedEntry[] {
  const listed: ListedEntry[] = []
  let isMissing = false
  for (const entry of entries) {
    const command = entry.divider ? undefined : commandOf(entry, commands)
    const isDividing = entry.divider && !(isMissing && (listed.at(-1)?.entry.divider ?? true))
    if (isDividing || command !== undefined) listed.push({ entry, command })
    isMissing = !entry.divider && command === undefined
  }
  return listed
}

/**
 * Moves the entry named `text` to index `to` of the listed entries: right before its next listed entry, so that
 * dividers that were left out stay so.
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

/** Appends a divider with a unique name. */
export function addDivider(entries: readonly ArrangedEntry[]): readonly ArrangedEntry[] {
  const names = new Set(entries.map(({ text }) => text))
  let number = 1
  while (names.has(`divider-${number}`)) number++
  return [...entries, { text: `divider-${number}`, subText: '', hide: false, divider: true }]
}

/** Whether a key is reserved by the page, by another entry (hidden ones too) or by a command in no menu. */
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
    commands.some((command) => command.key === key && !arranged.includes(command.id)) ||
    commands.some(({ otherKey, surfaces }) => otherKey === key && surfaces?.menu !== text)
  )
}
