import { chooseDialog } from '../../../ui/dialogs.ts'
import { showUndoable } from '../../../ui/undo-toast.ts'
import { home } from '../document.ts'
import { useWords } from '../words.ts'
import { type Chosen, deleteChosen, fullFolders } from './model.ts'

/** Deletes tiles, folders with icons in them as the user chooses; whether it did. It can be taken back. */
export async function removeTiles(chosen: Chosen): Promise<boolean> {
  const full = fullFolders(home.get(), chosen).length
  const words = useWords.now
  const way =
    full === 0
      ? 'all'
      : await chooseDialog({
          title: words('batchFolders', { count: full }),
          choices: [
            { id: 'keep', label: words('folderKeep'), consequence: words('batchFoldersKeep') },
            { id: 'all', label: words('folderAll'), consequence: words('batchFoldersAll'), danger: true },
          ],
          confirm: words('delete'),
        })
  if (way !== 'all' && way !== 'keep') return false
  home.update((now) => deleteChosen(now, chosen, way))
  showUndoable(words('batchDeleted', { count: chosen.size }))
  return true
}
