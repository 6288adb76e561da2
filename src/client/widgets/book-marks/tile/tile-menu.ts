import { folder as folderIcon } from '../../../kit/icons.ts'
import type { MenuEntry } from '../../../kit/interaction.ts'
import { showOnTile } from '../actions.ts'
import { bookmarks } from '../bookmark-source.ts'
import { bookMarksTiles } from '../document.ts'
import { messages } from '../messages.ts'
import { folderPaths, shownOnTile } from '../model.ts'

/** The folders that a tile can show, as a choice; none where there are no folders. @param tile its item's id */
export function folderChoice(tile: string): readonly MenuEntry[] {
  const nodes = bookmarks.get()
  const paths = folderPaths(nodes)
  const current = shownOnTile(nodes, bookMarksTiles.get().folders[tile])?.id ?? ''
  const entry = (id: string, label: string) => ({
    id: `folder ${id}`,
    label,
    checked: id === current,
    run: () => showOnTile(tile, id),
  })
  return paths.length === 0 ? [] : [entry('', messages('all')), ...paths.map(({ id, path }) => entry(id, path))]
}

/** What the menu of a tile has of this widget. @param tile its item's id */
export function tileEntries(tile: string): readonly MenuEntry[] {
  const items = folderChoice(tile)
  return items.length === 0 ? [] : [{ id: 'bookmark-folder', label: messages('folder'), icon: folderIcon, items }]
}
