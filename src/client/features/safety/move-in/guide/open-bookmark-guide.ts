import { createElement } from 'react'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'

/** Explains how the bookmarks of a browser are exported, and takes the file. */
export function openBookmarkGuide(): void {
  openOverlay(
    () => import('./BookmarkGuide.tsx'),
    ({ BookmarkGuide }, state) => createElement(BookmarkGuide, state),
  )
}
