import { Icon } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { bookmark as bookmarkIcon } from '../../kit/icons.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import { bookMarks, bookMarksTiles } from './document.ts'
import { useMessages } from './messages.ts'
import { countBookmarks, shownOnTile } from './model.ts'
import styles from './Tile.module.css'
import { BookmarkLinks } from './tile/BookmarkLinks.tsx'

/** The bookmarks of a folder, or all, as links as many as there is room for; in small tiles how many they are. */
export default function Tile({ id, rows, columns }: TileProps) {
  const nodes = useDocument(bookMarks, (now) => now)
  const chosen = useDocument(bookMarksTiles, ({ folders }) => folders[id])
  const folder = shownOnTile(nodes, chosen)
  const shown = folder?.children ?? nodes
  return rows === 1 || columns === 1 ? (
    <Badge count={countBookmarks(shown)} name={columns > 1 ? (folder?.name ?? '') : undefined} />
  ) : (
    <BookmarkLinks tile={id} folder={folder} nodes={shown} rows={rows} columns={columns} />
  )
}

interface BadgeProps {
  readonly count: number
  /** That of the folder, empty for all; undefined where there is no room for it. */
  readonly name: string | undefined
}

function Badge({ count, name }: BadgeProps) {
  const messages = useMessages()
  const language = useLanguage()
  return (
    <div className={name === undefined ? styles.cell : styles.row}>
      <span className={styles.icon}>
        <Icon path={bookmarkIcon} size={20} />
      </span>
      <span className={styles.words}>
        {name === undefined ? null : <small>{name || messages('name')}</small>}
        <b>{groupedNumber(count, language)}</b>
      </span>
    </div>
  )
}
