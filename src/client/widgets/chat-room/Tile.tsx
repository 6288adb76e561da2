import { useMemo } from 'react'
import { GLANCE_MS, type Me, useMe, useMessagesOfRoom, useRoom, useUnread } from '../../kit/chat.ts'
import { Skeleton, SkeletonGroup } from '../../kit/components.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Guest } from './Guest.tsx'
import type { Row } from './kernel/rows.ts'
import { useRows } from './list/use-rows.ts'
import { useMessages } from './messages.ts'
import styles from './Tile.module.css'
import { Bubbles } from './tile/Bubbles.tsx'
import { Lines } from './tile/Lines.tsx'
import { Picture } from './tile/Picture.tsx'
import { GuestStrip, Strip } from './tile/Strip.tsx'
import { TileHead } from './tile/TileHead.tsx'
import { TileInput } from './tile/TileInput.tsx'
import { useIsEmpty } from './tile/use-is-empty.ts'

/** More messages than any tile has room for. */
const MOST = 24
/** From so many columns on a line has a name and an age, and the field an emoji button. */
const WIDE = 4
/** From so many rows and columns on messages stand in bubbles. */
const BUBBLES = { rows: 4, columns: 3 } as const

/** What was said last, and a field to answer in; one column of cells shows how much is unread. For a guest a way to log in. */
export default function Tile({ rows, columns }: TileProps) {
  const me = useMe()
  useRoom(GLANCE_MS)
  const unread = useUnread()
  if (columns === 1) return <Picture unread={unread} />
  if (me === undefined)
    return rows === 1 ? (
      <GuestStrip isNarrow={columns === 2} />
    ) : (
      <div className={styles.guest}>
        <Guest place="tile" />
      </div>
    )
  return <MemberTile me={me} unread={unread} rows={rows} columns={columns} />
}

interface MemberTileProps extends Pick<TileProps, 'rows' | 'columns'> {
  readonly me: Me
  readonly unread: number
}

function MemberTile({ me, unread, rows, columns }: MemberTileProps) {
  const said = useMessagesOfRoom()
  const list = useRows(
    useMemo(() => said.slice(-MOST), [said]),
    me,
  )
  if (rows === 1) return <Strip rows={list} me={me} unread={unread} isNarrow={columns === 2} />
  const isWide = columns >= WIDE
  const hasBubbles = rows >= BUBBLES.rows && columns >= BUBBLES.columns
  return (
    <div className={styles.tile}>
      <TileHead unread={unread} isWide={isWide} />
      {hasMessages(list) ? (
        hasBubbles ? (
          <Bubbles rows={list} me={me} />
        ) : (
          <Lines rows={list} me={me} isWide={isWide} />
        )
      ) : (
        <Nothing rows={rows} />
      )}
      <TileInput isNarrow={!isWide} isLarge={hasBubbles} hasEmoji={isWide} />
    </div>
  )
}

const hasMessages = (list: readonly Row[]) => list.some((row) => row.is === 'message')

/** In place of the messages: an invitation, once it is known that there are none. */
function Nothing({ rows }: Pick<TileProps, 'rows'>) {
  const messages = useMessages()
  if (useIsEmpty())
    return (
      <div className={styles.empty}>
        <b>{messages('empty.title')}</b>
        <span>{messages('empty.text')}</span>
      </div>
    )
  return (
    <div className={styles.waiting} aria-busy="true">
      <SkeletonGroup>
        {WIDTHS.slice(0, rows).map((width) => (
          <Skeleton key={width} width={width} height={12} style={{ marginBlock: 6 }} />
        ))}
      </SkeletonGroup>
    </div>
  )
}

/** Of the blocks that stand for messages. */
const WIDTHS = ['84%', '62%', '76%', '54%', '70%', '48%']
