import { useRef } from 'react'
import { classes, Empty, Icon, useFittingRows, WidgetTitle } from '../../kit/components.ts'
import { hostOf, openApp } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { bookmark as bookmarkIcon } from '../../kit/icons.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import { BookmarkPicture, bookmarkLinkProps } from './bookmark-link.tsx'
import { bookMarks } from './document.ts'
import { useMessages } from './messages.ts'
import { bookmarksIn, type PlacedBookmark } from './model.ts'
import styles from './Tile.module.css'

/** The first bookmarks as links, as many as there is room for; in small tiles how many there are. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const nodes = useDocument(bookMarks, (now) => now)
  const placed = bookmarksIn(nodes)
  if (rows === 1 || columns === 1) return <Badge count={placed.length} isNamed={columns > 1} />
  if (placed.length === 0)
    return (
      <Empty
        title={messages('empty')}
        action={{ label: messages('import'), run: () => openApp({ app: 'book-marks' }) }}
      />
    )
  return (
    <>
      <WidgetTitle aside={<small className={styles.count}>{placed.length}</small>}>{messages('name')}</WidgetTitle>
      <Links placed={placed} columns={columns > 3 ? 2 : 1} isRoomy={rows > 3} />
    </>
  )
}

/** The height of a link, in px; in a high tile it has a second line. */
const LINK_PX = { one: 24, two: 44 } as const

interface LinksProps {
  readonly placed: readonly PlacedBookmark[]
  readonly columns: number
  /** Whether each says its host, too. */
  readonly isRoomy: boolean
}

function Links({ placed, columns, isRoomy }: LinksProps) {
  const list = useRef<HTMLUListElement>(null)
  const rows = useFittingRows(list, isRoomy ? LINK_PX.two : LINK_PX.one)
  return (
    <ul
      ref={list}
      className={classes(styles.links, isRoomy && styles.roomy)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {placed.slice(0, rows * columns).map(({ bookmark }) => (
        <li key={bookmark.id}>
          <a {...bookmarkLinkProps(bookmark)} className={styles.link}>
            <BookmarkPicture bookmark={bookmark} />
            <span className={styles.text}>
              <b>{bookmark.name}</b>
              {isRoomy ? <small>{hostOf(bookmark.url)}</small> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Badge({ count, isNamed }: { readonly count: number; readonly isNamed: boolean }) {
  const messages = useMessages()
  const language = useLanguage()
  return (
    <div className={isNamed ? styles.row : styles.cell}>
      <span className={styles.icon}>
        <Icon path={bookmarkIcon} size={20} />
      </span>
      <span className={styles.words}>
        {isNamed && <small>{messages('name')}</small>}
        <b>{groupedNumber(count, language)}</b>
      </span>
    </div>
  )
}
