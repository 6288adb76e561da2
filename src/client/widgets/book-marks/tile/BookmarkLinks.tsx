import { use, useRef } from 'react'
import type { Bookmark, BookmarkFolder } from '../../../../shared/entities/bookmark.ts'
import { classes, Empty, IconButton, useFittingRows, WidgetPreview, WidgetTitle } from '../../../kit/components.ts'
import { hostOf } from '../../../kit/desktop.ts'
import { chevronDown } from '../../../kit/icons.ts'
import { openMenu } from '../../../kit/interaction.ts'
import { groupedNumber } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import type { TileProps } from '../../../kit/widget.ts'
import { BookmarkPicture, bookmarkLinkProps } from '../bookmark-link.tsx'
import { openAddDialog } from '../dialogs/open-dialogs.ts'
import { fittingGroups, tileGroups } from '../kernel/tile-groups.ts'
import type { Nodes } from '../kernel/tree.ts'
import { useMessages } from '../messages.ts'
import { bookmarksIn } from '../model.ts'
import styles from './BookmarkLinks.module.css'
import { folderChoice } from './tile-menu.ts'

/** How links are drawn, and the height of each in px: a line, with pictures, with hosts. */
const ROWS = { line: 24, large: 40, huge: 46 } as const
type Look = keyof typeof ROWS
const HEADING_PX = 28

const lookOf = (rows: number, columns: number): Look => (rows > 3 ? (columns > 5 ? 'huge' : 'large') : 'line')

interface BookmarkLinksProps extends Omit<TileProps, 'id'> {
  /** The id of the tile. */
  readonly tile: string
  /** The shown folder; undefined for all. */
  readonly folder: BookmarkFolder | undefined
  /** What is in it. */
  readonly nodes: Nodes
}

/** Bookmarks as links under the name of their folder, where another one is chosen; a large tile has those of folders in it apart. */
export function BookmarkLinks({ tile, folder, nodes, rows, columns }: BookmarkLinksProps) {
  const messages = useMessages()
  const language = useLanguage()
  const placed = bookmarksIn(nodes)
  return (
    <>
      <WidgetTitle
        aside={
          placed.length === 0 ? undefined : (
            <small className={styles.count}>{groupedNumber(placed.length, language)}</small>
          )
        }
      >
        <FolderName tile={tile} name={folder?.name ?? messages('name')} />
      </WidgetTitle>
      {placed.length === 0 ? (
        <Empty
          title={messages(folder === undefined ? 'empty' : 'emptyFolder')}
          action={{ label: messages('addTitle'), run: () => openAddDialog(folder?.id ?? '') }}
        />
      ) : (
        <Groups nodes={nodes} look={lookOf(rows, columns)} columns={columns > 3 ? 2 : 1} />
      )}
    </>
  )
}

/** The name of what is shown; where there are folders with a button that chooses one. */
function FolderName({ tile, name }: { readonly tile: string; readonly name: string }) {
  const messages = useMessages()
  const isPreview = use(WidgetPreview)
  const button = useRef<HTMLButtonElement>(null)
  if (isPreview || folderChoice(tile).length === 0) return name
  const choose = (byKeyboard: boolean) =>
    openMenu({
      label: messages('chooseFolder'),
      subject: messages('chooseFolder'),
      anchor: button,
      exclusive: true,
      focusFirst: byKeyboard,
      items: folderChoice(tile),
    })
  return (
    <span className={styles.name} title={name}>
      <span>{name}</span>
      <IconButton
        ref={button}
        icon={chevronDown}
        size={24}
        iconSize={12}
        label={messages('chooseFolder')}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }) => choose(detail === 0)}
      />
    </span>
  )
}

interface GroupsProps {
  readonly nodes: Nodes
  readonly look: Look
  readonly columns: number
}

function Groups({ nodes, look, columns }: GroupsProps) {
  const list = useRef<HTMLDivElement>(null)
  const rowPx = ROWS[look]
  const isLarge = look === 'large' || look === 'huge'
  const height = useFittingRows(list, 1, rowPx)
  const all = { id: '', name: '', bookmarks: bookmarksIn(nodes).map(({ bookmark }) => bookmark) }
  const room = { height, rowPx, headingPx: HEADING_PX, columns }
  return (
    <div ref={list} className={classes(styles.links, styles[look])}>
      {fittingGroups(isLarge ? tileGroups(nodes) : [all], room).map(({ id, name, bookmarks }) => (
        <section key={id} aria-label={name || undefined}>
          {name === '' ? null : <p className={styles.heading}>{name}</p>}
          <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {bookmarks.map((one) => (
              <Link key={one.id} bookmark={one} hasHost={look === 'huge'} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Link({ bookmark, hasHost }: { readonly bookmark: Bookmark; readonly hasHost: boolean }) {
  return (
    <li>
      <a {...bookmarkLinkProps(bookmark)} className={styles.link}>
        <BookmarkPicture bookmark={bookmark} />
        <span className={styles.text}>
          <b>{bookmark.name}</b>
          {hasHost ? <small>{hostOf(bookmark.url)}</small> : null}
        </span>
      </a>
    </li>
  )
}
