import { type ReactNode, useRef } from 'react'
import { type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import { classes, Icon, IconButton, ListRow, ListRowButton, ListRowLink } from '../../../kit/components.ts'
import { folder as folderIcon, more } from '../../../kit/icons.ts'
import { openMenu } from '../../../kit/interaction.ts'
import { BookmarkPicture, bookmarkLinkProps } from '../bookmark-link.tsx'
import type { DropMark } from '../kernel/drop.ts'
import { useMessages } from '../messages.ts'
import styles from './BookmarkList.module.css'
import { rowMenu } from './row-menu.ts'

interface BookmarkRowProps {
  readonly node: BookmarkNode
  readonly note: ReactNode
  readonly isChosen: boolean
  readonly isStop: boolean
  readonly drop: DropMark['at'] | undefined
  readonly onToggle: () => void
  readonly onEnter: () => void
  readonly onRemoved: () => void
}

/** The height of a row, in px. */
const ROW_PX = 52

/** A bookmark or a folder: the box that chooses it, what is pressed, and its menu. */
export function BookmarkRow({ node, note, isChosen, isStop, drop, onToggle, onEnter, onRemoved }: BookmarkRowProps) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const { id, name } = node
  const press = { className: styles.press, label: name, note, tabIndex: isStop ? 0 : -1 }
  const openAt = (place: { readonly x: number; readonly y: number } | undefined, byKeyboard: boolean) =>
    openMenu({
      label: messages('menuOf', { name }),
      subject: name,
      items: rowMenu(node, onRemoved),
      ...(place === undefined ? { anchor: button, align: 'end' } : { at: place }),
      focusFirst: byKeyboard,
    })
  return (
    <ListRow
      longPx={ROW_PX}
      className={styles.row}
      data-row={id}
      data-picked={isChosen || undefined}
      data-drop={drop}
      draggable={isFolder(node) || undefined}
      onContextMenu={(event) => {
        event.preventDefault()
        if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') return
        const isByKeyboard = event.button !== 2 && !event.ctrlKey
        openAt(isByKeyboard ? undefined : { x: event.clientX, y: event.clientY }, isByKeyboard)
      }}
    >
      <input
        type="checkbox"
        className={styles.choose}
        tabIndex={-1}
        aria-label={messages('choose', { name })}
        checked={isChosen}
        onChange={onToggle}
      />
      {isFolder(node) ? (
        <ListRowButton
          {...press}
          data-focus-stop={id}
          onClick={onEnter}
          picture={
            <span className={classes(styles.picture, styles.folder)}>
              <Icon path={folderIcon} size={18} />
            </span>
          }
        />
      ) : (
        <ListRowLink
          {...bookmarkLinkProps(node)}
          {...press}
          data-focus-stop={id}
          picture={<BookmarkPicture bookmark={node} className={styles.picture} />}
        />
      )}
      <IconButton
        ref={button}
        icon={more}
        iconSize={18}
        tabIndex={isStop ? 0 : -1}
        className={styles.more}
        label={messages('menuOf', { name })}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }) => openAt(undefined, detail === 0)}
      />
    </ListRow>
  )
}
