import { toSortable } from '../../../../lib/tile/sortable.ts'
import { home, tilesOnScreen } from '../../../data/home/index.ts'
import { findTile } from '../../../data/home/lazy.ts'
import { dataValue } from '../../../desk/dom.ts'
import { findOpenFolder } from '../../../desk/find.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import type { Scene } from '../decide-drop.ts'
import { type KeyboardSorting, type PointerSorting, preview, previewFolder } from '../gesture.ts'
import { createGridRenderer, type GridRenderer } from './grid-renderer.ts'
import { toFolderSortable } from './scene.ts'

/** The page and the open folder, drawn as they would be after a drop. */
export interface SortPreview {
  show(gesture: PointerSorting | KeyboardSorting, scene: Scene): void
  /** Draws the order of the document again. */
  revert(scene: Scene): void
  /** Makes a change of the document, for which page and folder are handed back to React. */
  commit(change: () => void): void
  /** Hands both back, because React draws them anew. */
  reset(): void
  /** Forgets the folder, because another one or none is open now. */
  resetFolder(): void
  end(): void
}

/** @param dragged the tile taken by the pointer, one of `ids` */
export function createSortPreview(area: HTMLElement, ids: readonly string[], dragged: string): SortPreview {
  let page: GridRenderer | undefined
  let folder: GridRenderer | undefined

  function pageRenderer({ free, columns }: Scene): GridRenderer | undefined {
    const list = livePage(area)
    if (page !== undefined || list === null || free) return page
    page = createGridRenderer(list, tilesOnScreen().map(toSortable), columns)
    for (const id of ids) page.hide(id)
    return page
  }

  function folderRenderer(scene: Scene): GridRenderer | undefined {
    const list = findOpenFolder()
    const tiles = findTile(home.get(), dataValue(list, 'folder') ?? '')?.item.children
    if (folder !== undefined || list === null || tiles === undefined || scene.folder === undefined) return folder
    folder = createGridRenderer(list, tiles.map(toFolderSortable), scene.folder.columns)
    folder.hide(dragged)
    return folder
  }

  return {
    show(gesture, scene) {
      pageRenderer(scene)?.show(preview(gesture, scene), scene)
      page?.highlight(gesture.at === 'pointerSorting' ? gesture.combineTarget : undefined)
      const tiles = previewFolder(gesture, scene)
      if (tiles !== undefined && scene.folder !== undefined) folderRenderer(scene)?.show(tiles, scene.folder)
    },
    revert(scene) {
      pageRenderer(scene)?.show(tilesOnScreen().map(toSortable), scene)
      if (scene.folder === undefined) return
      const tiles = findTile(home.get(), scene.folder.id)?.item.children ?? []
      folderRenderer(scene)?.show(tiles.map(toFolderSortable), scene.folder)
    },
    commit(change) {
      const commitInFolder = () => (folder === undefined ? change() : folder.handBack(change))
      if (page === undefined) commitInFolder()
      else page.handBack(commitInFolder)
    },
    reset() {
      page?.handBack()
      folder?.handBack()
      page = undefined
      folder = undefined
    },
    resetFolder() {
      folder = undefined
    },
    end: () => page?.highlight(undefined),
  }
}
