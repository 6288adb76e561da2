import { folder as folderIcon, inbox, plus } from '../../../kit/icons.ts'
import type { MenuEntry } from '../../../kit/interaction.ts'
import { language } from '../../../kit/text.ts'
import { moveToFolder } from '../actions.ts'
import { notes } from '../document.ts'
import { existing, type FolderEntry, listFolders, possibleParents } from '../kernel/folders.ts'
import { messages } from '../messages.ts'
import type { Note } from '../model.ts'
import { putFolder } from './folder-actions.ts'

/** The menu entry by which a note is put into a folder; none where there are no folders. */
export function moveEntries(note: Note): readonly MenuEntry[] {
  const entries = listFolders(notes.get(), language())
  if (entries.length === 0) return []
  const current = existing(notes.get(), note.folder)
  const items = placeEntries(entries, current, messages('noFolder'), (id, path) => moveToFolder(note.id, id, path))
  return [{ id: 'move', label: messages('moveTo'), icon: folderIcon, items }]
}

/** What can be done with a folder besides renaming and deleting it. @param addInside begins to name one in it */
export function folderEntries(id: string, addInside: () => void): readonly MenuEntry[] {
  const now = notes.get()
  const parents = possibleParents(now, id, listFolders(now, language()))
  const current = existing(now, now.folders?.find((one) => one.id === id)?.parent)
  const items = placeEntries(parents, current, messages('topLevel'), (parent) => putFolder(id, parent))
  const move: MenuEntry = { id: 'move', label: messages('moveTo'), icon: folderIcon, items }
  return [
    { id: 'inside', label: messages('newFolderInside'), icon: plus, run: addInside },
    ...(parents.length > 0 ? [move] : []),
  ]
}

/** Places that can be chosen: none, and the folders by their paths. */
function placeEntries(
  entries: readonly FolderEntry[],
  current: string,
  none: string,
  choose: (id: string, path: string) => void,
): readonly MenuEntry[] {
  const place = (id: string, label: string) => ({
    id: `folder ${id}`,
    label,
    checked: id === current,
    run: () => choose(id, label),
  })
  return [{ ...place('', none), icon: inbox }, ...entries.map(({ id, path }) => place(id, path))]
}
