import type { MenuEntry, MenuItem } from './menus.ts'

/** What a menu draws: dividers, single rows, and runs of rows that are on or off. */
export type MenuGroup =
  | { readonly at: 'divider'; readonly key: string }
  | { readonly at: 'row'; readonly key: string; readonly item: MenuItem }
  | { readonly at: 'checked'; readonly key: string; readonly items: readonly MenuItem[] }

/**
 * Arranges entries for drawing. Neighbours that carry `checked` come together; a divider stands only between rows, never
 * first, last or beside another, whatever rows the moment has hidden.
 */
export function groupEntries(entries: readonly MenuEntry[]): readonly MenuGroup[] {
  const groups: MenuGroup[] = []
  let divided = false
  for (const entry of entries) {
    if (entry === 'divider') {
      divided = groups.length > 0
      continue
    }
    if (divided) groups.push({ at: 'divider', key: `before ${entry.id}` })
    const last = divided ? undefined : groups.at(-1)
    divided = false
    if (entry.checked === undefined) groups.push({ at: 'row', key: entry.id, item: entry })
    else if (last?.at === 'checked') groups[groups.length - 1] = { ...last, items: [...last.items, entry] }
    else groups.push({ at: 'checked', key: entry.id, items: [entry] })
  }
  return groups
}
