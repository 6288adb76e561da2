import { createId } from '../../../kit/documents.ts'
import { showToast, showUndoToast } from '../../../kit/interaction.ts'
import { groupedNumber } from '../../../kit/rules.ts'
import { language } from '../../../kit/text.ts'
import { showFolder } from '../current-note.ts'
import { notes } from '../document.ts'
import {
  addFolders,
  existing,
  findFolder,
  moveFolder,
  namesOfPath,
  removeFolder,
  renameFolder,
} from '../kernel/folders.ts'
import { messages } from '../messages.ts'
import { LIMITS } from '../model.ts'

/** Makes a folder in another one, or several by a path such as `a/b`, and lists it. An empty name makes none. */
export function createFolder(path: string, parent: string): void {
  const names = namesOfPath(path)
  if (names.length === 0) return
  const ids = names.map(() => createId())
  notes.update((now) => addFolders(now, names, ids, existing(now, parent)))
  const made = findFolder(notes.get(), names, existing(notes.get(), parent))
  if (made !== undefined) showFolder(made)
  else
    showToast({
      kind: 'warning',
      text: messages('foldersFull', { count: groupedNumber(LIMITS.folders, language()) }),
    })
}

export const nameFolder = (id: string, name: string): void => notes.update((now) => renameFolder(now, id, name))

/** Puts a folder into another one, or with an empty id at the top. */
export const putFolder = (id: string, parent: string): void => notes.update((now) => moveFolder(now, id, parent))

/** Deletes a folder; what is in it goes where it was. A toast offers to undo it. */
export function deleteFolder(id: string, name: string): void {
  notes.update((now) => removeFolder(now, id))
  showUndoToast(messages('folderDeleted', { name }))
}
