import { type DragEvent, useState } from 'react'
import { addBookmarks, moveMarks } from '../actions.ts'
import { importFiles } from '../bookmark-files.ts'
import { bookmarks } from '../bookmark-source.ts'
import { type DropMark, markOver, mayDrop } from '../kernel/drop.ts'
import type { Place } from '../kernel/edit.ts'
import { childrenOf, findNode } from '../kernel/tree.ts'
import { beginDrag, draggedIds, endDrag } from './dragged.ts'
import { droppedLinks } from './dropped-links.ts'

interface ShownFolder {
  /** The folder whose content is shown, empty for the top; undefined where results of several are. */
  readonly folder: string | undefined
  /** Whether rows have the order that they have in the tree. */
  readonly isByHand: boolean
  /** The rows that are dragged together with one of them. */
  readonly selected: ReadonlySet<string>
}

/**
 * Drags within the window, and drops into it: of its own rows, of links and of files from elsewhere. Rows carry their
 * ids as `data-row`, entries of the tree theirs as `data-drop-folder`.
 * @returns where a drop would go now, and the handlers of the window
 */
export function useDrops({ folder, isByHand, selected }: ShownFolder) {
  const [mark, setMark] = useState<DropMark>()
  const markAt = ({ target, clientY }: DragEvent): DropMark | undefined => {
    if (!(target instanceof Element)) return undefined
    const entry = target.closest<HTMLElement>('[data-drop-folder]')
    const into = entry?.dataset.dropFolder
    if (into !== undefined) return { row: into, at: 'into', place: { folder: into } }
    const row = target.closest<HTMLElement>('[data-row]')
    const node = findNode(bookmarks.get(), row?.dataset.row ?? '')
    if (row === null || node === undefined) return undefined
    const { top, height } = row.getBoundingClientRect()
    const nodes = folder === undefined || !isByHand ? undefined : childrenOf(bookmarks.get(), folder)
    return markOver(node, (clientY - top) / height, nodes && { folder: folder ?? '', nodes })
  }
  const follow = (event: DragEvent) => {
    event.preventDefault()
    const { dataTransfer } = event
    const [own, found] = [draggedIds(), markAt(event)]
    const isAllowed = found !== undefined && mayDrop(bookmarks.get(), own, found.place)
    const next = isAllowed && !dataTransfer.types.includes('Files') ? found : undefined
    setMark((now) => (now?.row === next?.row && now?.at === next?.at ? now : next))
    if (own.size > 0) dataTransfer.dropEffect = next === undefined ? 'none' : 'move'
    else dataTransfer.dropEffect = 'copy'
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setMark(undefined)
    const { dataTransfer } = event
    const [own, to] = [draggedIds(), markAt(event)?.place]
    if (own.size > 0) {
      if (to !== undefined) moveMarks(own, to)
      return endDrag()
    }
    if (dataTransfer.files.length > 0) return void importFiles([...dataTransfer.files])
    addLinks(dataTransfer, to ?? { folder: folder ?? '' })
  }
  return {
    mark,
    handlers: {
      onDragStart(event: DragEvent) {
        const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
        const id = row?.dataset.row
        if (id !== undefined) beginDrag(event, selected.has(id) ? selected : new Set([id]))
      },
      onDragOver: follow,
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setMark(undefined)
      },
      onDrop: drop,
      onDragEnd() {
        setMark(undefined)
        endDrag()
      },
    },
  }
}

function addLinks(data: DataTransfer, to: Place): void {
  const links = droppedLinks(data)
  if (links.length > 0) addBookmarks(links, to)
}
