import type { BookmarkNode } from '../../../../../shared/entities/bookmark.ts'
import type { Group } from '../../../../../shared/entities/item.ts'
import { history } from '../../../../core/documents/history.ts'
import { mapTilesOf } from '../../../../lib/tile/map-tiles.ts'
import { recordsIn } from '../../../../lib/values/records.ts'
import { bookmarkApp } from '../../../data/bookmarks/lazy.ts'
import { acceptText, storeFaces } from '../../../data/faces/lazy.ts'
import { home } from '../../../data/home/index.ts'
import { keepVersion } from '../../local-history/lazy.ts'
import type { HeldPicture } from '../model.ts'
import { joinedGroups } from './joined-groups.ts'
import { queuePictures } from './store-pictures.ts'

/**
 * Puts groups behind those of the desktop, or in their place, after keeping a version; one step of undo.
 * @param pictures become faces of their own; a tile whose picture cannot be read keeps its letters
 * @throws if the version cannot be kept: nothing has changed then
 */
export async function applyMoveIn(
  groups: readonly Group[],
  { pictures, replaces }: { readonly pictures: readonly HeldPicture[]; readonly replaces: boolean },
): Promise<void> {
  await keepVersion('import')
  const ids = recordsIn(groups)
  const faces = await storePictures(pictures.filter(({ item }) => ids.has(item)))
  const moved = mapTilesOf(groups, (tile) => {
    const src = faces.get(tile.id)
    return src === undefined ? tile : { ...tile, src }
  })
  history.transact(() => home.update((now) => joinedGroups(now, moved, replaces)))
  await queuePictures(moved)
}

async function storePictures(pictures: readonly HeldPicture[]): Promise<ReadonlyMap<string, string>> {
  const faces = new Map<string, string>()
  for (const { item, data } of pictures) {
    const face = await acceptText(data).catch(() => undefined)
    if (face !== undefined) faces.set(item, face)
  }
  await storeFaces([...faces.values()])
  return faces
}

/**
 * Adds bookmarks with their folders to the app that keeps them, after keeping a version; one step of undo.
 * @throws if the version cannot be kept: nothing has changed then
 */
export async function applyBookmarks(bookmarks: readonly BookmarkNode[]): Promise<void> {
  await keepVersion('import')
  bookmarkApp()?.(bookmarks)
}
