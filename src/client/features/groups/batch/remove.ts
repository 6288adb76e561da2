import { showUndoable } from '../../../ui/undo-toast.ts'
import { home } from '../document.ts'
import { askAboutIcons } from '../tile-menu/ask.ts'
import { useWords } from '../words.ts'
import { type Chosen, deleteChosen, fullFolders } from './model.ts'

/** Deletes tiles, folders with icons in them as the user chooses; whether it did. It can be taken back. */
export async function removeTiles(chosen: Chosen): Promise<boolean> {
  const full = fullFolders(home.get(), chosen).length
  const words = useWords.now
  const texts = {
    title: words('batchFolders', { count: full }),
    keep: words('batchFoldersKeep'),
    all: words('batchFoldersAll'),
  }
  const way = full === 0 ? 'all' : await askAboutIcons(texts)
  if (way === undefined) return false
  home.update((now) => deleteChosen(now, chosen, way))
  showUndoable(words('batchDeleted', { count: chosen.size }))
  return true
}
