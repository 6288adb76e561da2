import type { Home, Item } from '../../../../../shared/entities/item.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { home, itemName } from '../../../data/home/index.ts'
import { deleteTiles, findTile, nonEmptyFolders, notifyRefusal, refusalToLeave } from '../../../data/home/lazy.ts'
import { messages } from '../messages.ts'
import { askAboutFolderContents } from './ask-about-folder-contents.ts'

/**
 * Deletes tiles of a page, or one of a folder or the dock, in one step of undo; the toast names them. Asks about the
 * contents of folders, and says why the last icon of a folder or the dock stays.
 * @returns whether they were deleted
 */
export async function confirmAndDeleteTiles(ids: ReadonlySet<string>): Promise<boolean> {
  const now = home.get()
  const items = [...ids].flatMap((id) => findTile(now, id)?.item ?? [])
  const refusal = items.map(({ id }) => refusalToLeave(now, id)).find((reason) => reason !== undefined)
  if (refusal !== undefined) notifyRefusal(refusal)
  if (refusal !== undefined || items.length === 0) return false
  const folders = nonEmptyFolders(now, ids)
  const choice = folders.length === 0 ? 'all' : await askAboutFolderContents(questionOf(now, items, folders))
  if (choice === undefined) return false
  home.update((later) => deleteTiles(later, ids, choice))
  showUndoToast(reportOf(items, folders.length > 0 && choice === 'keep'))
  return true
}

/** The question about the contents of folders, which names one tile, and counts several. */
function questionOf(now: Home, items: readonly Item[], folders: readonly string[]) {
  const count = folders.reduce((sum, id) => sum + (findTile(now, id)?.item.children?.length ?? 0), 0)
  const [item] = items
  if (items.length === 1 && item !== undefined) {
    return {
      title: messages('folderTitle', { name: itemName(item) }),
      keep: messages('folderKeepMeans', { count }),
      all: messages('folderAllMeans', { count }),
    }
  }
  return {
    title: messages('batchTitle', { count: items.length }),
    text: messages('batchFolders', { folders: folders.length, count }),
    keep: messages('batchKeepMeans', { count }),
    all: messages('batchAllMeans', { count: items.length + count }),
  }
}

/** Says what was deleted. */
function reportOf([item, ...others]: readonly Item[], isContentKept: boolean): string {
  if (item === undefined || others.length > 0) return messages('batchDeleted', { count: others.length + 1 })
  return messages(isContentKept ? 'dissolved' : 'deleted', { name: itemName(item) })
}
