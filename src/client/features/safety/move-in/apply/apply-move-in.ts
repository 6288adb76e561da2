import type { BookmarkNode } from '../../../../../shared/entities/bookmark.ts'
import type { Group, Item } from '../../../../../shared/entities/item.ts'
import { history } from '../../../../core/documents/history.ts'
import { flatTiles, mapTilesOf } from '../../../../lib/tile/map-tiles.ts'
import { bookmarkApp } from '../../../data/bookmarks/lazy.ts'
import { acceptText, storeFaces } from '../../../data/faces/lazy.ts'
import { home } from '../../../data/home/index.ts'
import { fetchOwnWallpaper, placeOwnWallpaper } from '../../../look/wallpaper-picker/lazy.ts'
import { keepVersion } from '../../local-history/lazy.ts'
import type { Contents, HeldPicture } from '../model.ts'
import { prepareContents } from './apply-contents.ts'
import { joinedGroups, withoutWebPictures } from './joined-groups.ts'
import { queuePictures } from './store-pictures.ts'

interface MoveInChoice {
  /** They become faces of their own; a tile whose picture cannot be read keeps its letters. */
  readonly pictures: readonly HeldPicture[]
  /** Whether the groups take the place of those of the desktop; else they come before them. */
  readonly replaces: boolean
  /** Whether pictures of other sites are fetched; else tiles have letters in their place, and no wallpaper comes. */
  readonly web: boolean
  readonly contents?: Contents
}

/**
 * Puts groups before those of the desktop, or in their place, and adds what the file has beside them, after keeping a
 * version; one step of undo.
 * @returns whether its wallpaper could be had, if one was wanted
 * @throws if the version cannot be kept, or there is no room: nothing has changed then
 */
export async function applyMoveIn(
  groups: readonly Group[],
  { pictures, replaces, web, contents }: MoveInChoice,
): Promise<{ readonly hasWallpaper: boolean }> {
  await keepVersion('import')
  const addContents = contents && prepareContents(contents)
  const wanted = web ? contents?.wallpaper : undefined
  const wallpaper = wanted === undefined ? undefined : await fetchOwnWallpaper(wanted).catch(() => undefined)
  const shown = web ? groups : withoutWebPictures(groups)
  const moved = await withStoredPictures(shown, pictures)
  history.transact(() => {
    home.update((now) => joinedGroups(now, moved, replaces))
    addContents?.()
    if (wallpaper !== undefined) placeOwnWallpaper(wallpaper)
  }, true)
  await queuePictures(moved)
  return { hasWallpaper: wanted === undefined || wallpaper !== undefined }
}

/** Groups whose pictures in the file, at the tiles or beside them, are faces of their own; letters where one is damaged. */
async function withStoredPictures(groups: readonly Group[], held: readonly HeldPicture[]): Promise<readonly Group[]> {
  const beside = new Map(held.map(({ item, data }) => [item, data]))
  const dataOf = ({ id, src }: Item) => (src === undefined ? beside.get(id) : src.startsWith('data:') ? src : undefined)
  const faces = new Map<string, string | undefined>()
  for (const tile of flatTiles(groups.flatMap(({ children }) => children))) {
    const data = dataOf(tile)
    if (data !== undefined && !faces.has(data)) faces.set(data, await acceptText(data).catch(() => undefined))
  }
  await storeFaces([...new Set(faces.values())].filter((face) => face !== undefined))
  return mapTilesOf(groups, (tile) => {
    const data = dataOf(tile)
    if (data === undefined) return tile
    const { src: _, ...letters } = tile
    const src = faces.get(data)
    return src === undefined ? letters : { ...letters, src }
  })
}

/**
 * Adds bookmarks with their folders to the app that keeps them, after keeping a version; one step of undo.
 * @throws if the version cannot be kept: nothing has changed then
 */
export async function applyBookmarks(bookmarks: readonly BookmarkNode[]): Promise<void> {
  await keepVersion('import')
  bookmarkApp()?.(bookmarks)
}
