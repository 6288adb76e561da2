import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { home } from '../home/index.ts'
import { deleteTiles, nonEmptyFolders } from '../home/lazy.ts'
import { askAboutFolderContents } from './ask-about-folder-contents.ts'
import { messages } from './messages.ts'

/** Deletes tiles, with an undo; asks about the contents of folders. Returns whether they were deleted. */
export async function confirmAndDeleteTiles(ids: ReadonlySet<string>): Promise<boolean> {
  const folderCount = nonEmptyFolders(home.get(), ids).length
  const texts = {
    title: messages('batchFolders', { count: folderCount }),
    keep: messages('batchFoldersKeep'),
    all: messages('batchFoldersAll'),
  }
  const folders = folderCount === 0 ? 'all' : await askAboutFolderContents(texts)
  if (folders === undefined) return false
  home.update((now) => deleteTiles(now, ids, folders))
  showUndoToast(messages('batchDeleted', { count: ids.size }))
  return true
}
