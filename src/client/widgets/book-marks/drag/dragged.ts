import type { DragEvent } from 'react'
import { isFolder } from '../../../../shared/entities/bookmark.ts'
import { bookmarks } from '../bookmark-source.ts'
import { findNode } from '../kernel/tree.ts'

/** The nodes that are dragged in this page: what a drag carries cannot be read before it is dropped. */
let dragged: ReadonlySet<string> = new Set()

export const draggedIds = (): ReadonlySet<string> => dragged

export function endDrag(): void {
  dragged = new Set()
}

/**
 * Begins to drag nodes; bookmarks among them are links for others, too. One gives its name with the address, as Firefox
 * does: what takes a dropped link names its tile by it.
 */
export function beginDrag({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>, ids: ReadonlySet<string>): void {
  dragged = ids
  const marks = [...ids].flatMap((id) => {
    const node = findNode(bookmarks.get(), id)
    return node === undefined || isFolder(node) ? [] : [node]
  })
  const [first] = marks
  dataTransfer.effectAllowed = 'all'
  if (first === undefined) {
    dataTransfer.setData('text/plain', '')
    return
  }
  dataTransfer.setData('text/uri-list', marks.map(({ url }) => url).join('\r\n'))
  dataTransfer.setData('text/plain', marks.map(({ url }) => url).join('\n'))
  dataTransfer.setData('text/x-moz-url', marks.length === 1 ? `${first.url}\n${first.name}` : '')
}
