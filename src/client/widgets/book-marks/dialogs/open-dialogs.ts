import { createElement } from 'react'
import type { Bookmark, BookmarkFolder } from '../../../../shared/entities/bookmark.ts'
import { openOverlay } from '../../../kit/interaction.ts'

/** Asks for a new bookmark. @param url what is known of its address */
export const openAddDialog = (folder: string, url = ''): void =>
  void openOverlay(
    () => import('./BookmarkDialog.tsx'),
    ({ BookmarkDialog }, state) => createElement(BookmarkDialog, { ...state, folder, url }),
  )

/** @param folder where the bookmark is */
export const openEditDialog = (bookmark: Bookmark, folder: string): void =>
  void openOverlay(
    () => import('./BookmarkDialog.tsx'),
    ({ BookmarkDialog }, state) => createElement(BookmarkDialog, { ...state, folder, url: bookmark.url, bookmark }),
  )

/** Asks for the name of a folder: one to rename, or a new one in a folder. */
export const openFolderDialog = (of: { readonly renamed: BookmarkFolder } | { readonly parent: string }): void =>
  void openOverlay(
    () => import('./FolderDialog.tsx'),
    ({ FolderDialog }, state) => createElement(FolderDialog, { ...state, of }),
  )

/** Asks for the folder that nodes are moved to. @param onMoved called once they are */
export const openMoveDialog = (ids: ReadonlySet<string>, onMoved: () => void): void =>
  void openOverlay(
    () => import('./MoveDialog.tsx'),
    ({ MoveDialog }, state) => createElement(MoveDialog, { ...state, ids, onMoved }),
  )

/** Asks for tags that bookmarks get or lose. */
export const openTagDialog = (ids: ReadonlySet<string>): void =>
  void openOverlay(
    () => import('./TagDialog.tsx'),
    ({ TagDialog }, state) => createElement(TagDialog, { ...state, ids }),
  )
