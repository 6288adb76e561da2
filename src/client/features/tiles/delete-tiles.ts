import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { home } from '../home/index.ts'
import { deleteTiles, nonEmptyFolders } from '../home/lazy.ts'
import { askAboutFolderContents } from './ask-about-icons.ts'
import { messages } from './messages.ts'

/** Deletes tiles, folders with icons in them as the user chooses; whether it did. It can be taken back. */
export async function confirmAndDeleteTiles(chosen: ReadonlySet<string>): Promise<boolean> {
  const full = nonEmptyFolders(home.get(), chosen).length
  const texts = {
    title: messages('batchFolders', { count: full }),
    keep: messages('batchFoldersKeep'),
    all: messages('batchFoldersAll'),
  }
  const way = full === 0 ? 'all' : await askAboutFolderContents(texts)
  if (way === undefined) return false
  home.update((now) => deleteTiles(now, chosen, way))
  showUndoToast(messages('batchDeleted', { count: chosen.size }))
  return true
}
