import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import { dataValue, useLongPress } from '../../../kit/interaction.ts'
import type { DropMark } from '../kernel/drop.ts'
import styles from './BookmarkList.module.css'
import { BookmarkRow } from './BookmarkRow.tsx'
import { useListKeys } from './use-list-keys.ts'
import type { RowSelection } from './use-selection.ts'

interface BookmarkListProps {
  readonly label: string
  readonly nodes: readonly BookmarkNode[]
  readonly noteOf: (node: BookmarkNode) => ReactNode
  readonly selection: RowSelection
  /** The folder whose rows have the order that they have in it; undefined where they have another one. */
  readonly folder: string | undefined
  readonly drop: DropMark | undefined
  readonly onEnter: (folder: string) => void
}

/**
 * Bookmarks and folders as rows. A press opens; with Ctrl, by its box or by a long press a row is chosen, with Shift all
 * up to it. While there are chosen ones, each press chooses.
 */
export function BookmarkList({ label, nodes, noteOf, selection, folder, drop, onEnter }: BookmarkListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string>()
  const keys = useListKeys(list, { nodes, selection, folder })
  const longPress = useLongPress((target) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
    if (row !== undefined) selection.toggle(row)
  })
  const stopAt = nodes.some(({ id }) => id === stop) ? stop : nodes[0]?.id
  const choose = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('a, button') : null
    const id = row === null ? undefined : dataValue(row, 'focus-stop')
    const isChoice = event.ctrlKey || event.metaKey || event.shiftKey || selection.ids.size > 0
    if (id === undefined || event.detail === 0 || !isChoice) return
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey) selection.extend(id)
    else selection.toggle(id)
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      className={styles.list}
      data-choosing={selection.ids.size > 0 || undefined}
      {...longPress}
      {...keys.handlers}
      onClickCapture={(event) => {
        longPress.onClickCapture(event)
        if (!event.isPropagationStopped()) choose(event)
      }}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
        if (id !== undefined) setStop(id)
      }}
    >
      {nodes.map((node) => (
        <BookmarkRow
          key={node.id}
          node={node}
          note={noteOf(node)}
          isChosen={selection.ids.has(node.id)}
          isStop={node.id === stopAt}
          drop={drop?.row === node.id ? drop.at : undefined}
          onToggle={() => selection.toggle(node.id)}
          onEnter={() => isFolder(node) && onEnter(node.id)}
          onRemoved={() => keys.focusBeside(node.id)}
        />
      ))}
    </ul>
  )
}
