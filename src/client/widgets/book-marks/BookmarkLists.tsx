import { type MouseEvent, useEffect, useRef } from 'react'
import { type Bookmark, type BookmarkFolder, type BookmarkNode, isFolder } from '../../../shared/entities/bookmark.ts'
import { classes, Empty, Icon, IconButton, ListRow, ListRowButton, ListRowLink } from '../../kit/components.ts'
import { addSites, hostOf } from '../../kit/desktop.ts'
import { folder as folderIcon, plus, trash } from '../../kit/icons.ts'
import { regainFocus, showUndoToast } from '../../kit/interaction.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { useEntryFilter, useLanguage } from '../../kit/text.ts'
import styles from './BookmarkLists.module.css'
import { BookmarkPicture, bookmarkLinkProps } from './bookmark-link.tsx'
import { bookMarks } from './document.ts'
import { useMessages } from './messages.ts'
import { bookmarksIn, countBookmarks, findableBookmark, removeNode } from './model.ts'

interface ContentProps {
  readonly nodes: readonly BookmarkNode[]
  /** The folders down to the shown one; empty at the top. */
  readonly path: readonly BookmarkFolder[]
  readonly onChoose: (folder: string) => void
}

/** What is in one folder: its folders, then its bookmarks; above it the way to it. */
export function FolderContent({ nodes, path, onChoose }: ContentProps) {
  const messages = useMessages()
  const children = path.at(-1)?.children ?? nodes
  const steps = [{ id: '', name: messages('all') }, ...path]
  const nav = useRef<HTMLElement>(null)
  const shown = path.at(-1)?.id ?? ''
  const before = useRef(shown)
  useEffect(() => {
    // the row of a folder that was entered is gone, and the focus with it
    if (before.current !== shown) regainFocus(() => nav.current?.querySelector<HTMLElement>('[aria-current]'))
    before.current = shown
  }, [shown])
  return (
    <>
      <nav ref={nav} className={styles.path} aria-label={messages('path')}>
        {steps.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            aria-current={index === steps.length - 1 ? 'page' : undefined}
            title={name}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      {children.length === 0 ? <Empty fit="page" title={messages('emptyFolder')} /> : null}
      <ul className={styles.list} hidden={children.length === 0}>
        {children.filter(isFolder).map((one) => (
          <FolderRow key={one.id} folder={one} onChoose={onChoose} />
        ))}
        {children.map((one) =>
          isFolder(one) ? null : <BookmarkRow key={one.id} bookmark={one} note={hostOf(one.url)} />,
        )}
      </ul>
    </>
  )
}

/** More results are not shown: a longer text finds fewer. */
const MOST_RESULTS = 200

/** The bookmarks that a text finds, with the folders that they are in. */
export function SearchResults({ nodes, text }: { readonly nodes: readonly BookmarkNode[]; readonly text: string }) {
  const messages = useMessages()
  const listed = bookmarksIn(nodes).map((one) => ({ ...one, ...findableBookmark(one) }))
  const found = useEntryFilter(listed, text)
  if (found.length === 0)
    return <Empty fit="page" drawing="search" title={messages('notFound', { text: text.trim() })} />
  return (
    <ul className={styles.list}>
      {found.slice(0, MOST_RESULTS).map(({ bookmark, path }) => (
        <BookmarkRow key={bookmark.id} bookmark={bookmark} note={[...path, hostOf(bookmark.url)].join(' › ')} />
      ))}
    </ul>
  )
}

/** The height of a row in a wide window, in px. */
const ROW_PX = 44

function BookmarkRow({ bookmark, note }: { readonly bookmark: Bookmark; readonly note: string }) {
  const messages = useMessages()
  const { id, name, url } = bookmark
  return (
    <ListRow longPx={ROW_PX} className={styles.row}>
      <ListRowLink
        {...bookmarkLinkProps(bookmark)}
        className={styles.press}
        picture={<BookmarkPicture bookmark={bookmark} className={styles.picture} />}
        label={name}
        note={note}
      />
      <IconButton icon={plus} label={messages('add', { name })} onClick={() => void addSites([url], name)} />
      <DeleteButton id={id} name={name} />
    </ListRow>
  )
}

function FolderRow({ folder, onChoose }: { readonly folder: BookmarkFolder } & Pick<ContentProps, 'onChoose'>) {
  const messages = useMessages()
  const language = useLanguage()
  const { id, name, children } = folder
  return (
    <ListRow longPx={ROW_PX} className={styles.row}>
      <ListRowButton
        className={styles.press}
        onClick={() => onChoose(id)}
        picture={
          <span className={classes(styles.picture, styles.folder)}>
            <Icon path={folderIcon} size={18} />
          </span>
        }
        label={name}
        note={messages('count', { count: groupedNumber(countBookmarks(children), language) })}
      />
      <DeleteButton id={id} name={name} />
    </ListRow>
  )
}

/** Deletes a bookmark or a folder; by keyboard the focus goes on to the next row, else to the path. */
function DeleteButton({ id, name }: Pick<BookmarkNode, 'id' | 'name'>) {
  const messages = useMessages()
  const remove = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (detail === 0) focusBeside(currentTarget)
    bookMarks.update((now) => removeNode(now, id))
    showUndoToast(messages('deleted', { name }))
  }
  return <IconButton icon={trash} label={messages('delete', { name })} onClick={remove} />
}

function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const path = row?.parentElement?.parentElement?.querySelector<HTMLElement>('nav [aria-current]')
  ;(next?.querySelector<HTMLElement>('a, button') ?? path)?.focus()
}
