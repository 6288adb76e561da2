import { showUndoable } from '../../../ui/undo-toast.ts'
import { deleteChosen, fullFolders } from '../arranging/model.ts'
import { home } from '../document.ts'
import { messages } from '../messages.ts'
import { askAboutIcons } from '../tile-menu/ask.ts'
import type { Chosen } from './model.ts'

/** Deletes tiles, folders with icons in them as the user chooses; whether it did. It can be taken back. */
export async function removeTiles(chosen: Chosen): Promise<boolean> {
  const full = fullFolders(home.get(), chosen).length
  const texts = {
    title: messages('batchFolders', { count: full }),
    keep: messages('batchFoldersKeep'),
    all: messages('batchFoldersAll'),
  }
  const way = full === 0 ? 'all' : await askAboutIcons(texts)
  if (way === undefined) return false
  home.update((now) => deleteChosen(now, chosen, way))
  showUndoable(messages('batchDeleted', { count: chosen.size }))
  return true
}
