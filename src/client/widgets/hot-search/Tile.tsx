import { useRef } from 'react'
import type { HotBoard } from '../../../shared/entities/hot-search.ts'
import { Empty, Icon, IconButton, Skeleton, SkeletonGroup, useFittingRows } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { flame, refresh as refreshIcon } from '../../kit/icons.ts'
import { Age, FaultText, LiveContent, useLive } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import { selection } from './document.ts'
import { liveBoards } from './live-boards.ts'
import { useMessages } from './messages.ts'
import { boardOf, offeredBoards, select } from './model.ts'
import { Rows } from './Rows.tsx'
import styles from './Tile.module.css'

const ROW_PX = 24

/** A board: as many rows as fit, other boards to switch to; in one row of cells its first, in one column a flame. */
export default function Tile({ id, rows, columns }: TileProps) {
  const board = useDocument(selection, (now) => boardOf(now, id))
  if (columns === 1) return <Flame />
  return rows === 1 ? <Strip board={board} /> : <Board id={id} board={board} rows={rows} columns={columns} />
}

interface BoardProps {
  readonly id: string
  readonly board: HotBoard
  readonly rows: number
  readonly columns: number
}

function Board({ id, board, rows, columns }: BoardProps) {
  const messages = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const fitting = useFittingRows(list, ROW_PX, rows * 2)
  const live = useLive(liveBoards, board)
  const { value, at, fault, isAsking, refresh } = live
  const isWide = columns >= 4
  const isShort = useLanguage().startsWith('zh') // names of two or three characters
  const [, ...others] = offeredBoards(board, isWide ? columns - (isShort ? 0 : 1) : 1)
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <h3>{messages('title', { board: messages(`board.${board}`) })}</h3>
        {others.map((other) => (
          <button key={other} type="button" onClick={() => selection.update((now) => select(now, id, other))}>
            {messages(`board.${other}`)}
          </button>
        ))}
        <span className={styles.aside}>
          {value !== undefined && (isWide || fault !== undefined) ? <Age at={at} fault={fault} /> : null}
          <IconButton
            icon={refreshIcon}
            label={messages('refresh')}
            size={24}
            iconSize={14}
            disabled={isAsking}
            onClick={refresh}
          />
        </span>
      </div>
      <div ref={list} className={styles.list} aria-busy={value === undefined && isAsking}>
        <LiveContent live={live} fit="tile" waiting={<Waiting rows={fitting} />}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={messages('empty')} />
            ) : (
              <Rows rows={all.slice(0, fitting)} isWide={columns > 2} />
            )
          }
        </LiveContent>
      </div>
    </div>
  )
}

/** Of the blocks that stand for rows. */
const WIDTHS = ['90%', '73%', '82%', '64%', '86%', '58%', '77%', '69%', '88%', '61%']

function Waiting({ rows }: { readonly rows: number }) {
  return (
    <SkeletonGroup>
      {WIDTHS.slice(0, rows).map((width) => (
        <Skeleton key={width} width={width} height={12} style={{ marginBlock: 6 }} />
      ))}
    </SkeletonGroup>
  )
}

function Strip({ board }: { readonly board: HotBoard }) {
  const messages = useMessages()
  const { value, fault } = useLive(liveBoards, board)
  const [first] = value ?? []
  return (
    <>
      <Icon path={flame} size={20} className={styles.mark} />
      <div className={styles.strip}>
        <small>{messages('title', { board: messages(`board.${board}`) })}</small>
        <span>
          {first?.hotSearchTitle ??
            (fault !== undefined ? (
              <FaultText fault={fault} isShort={true} />
            ) : value !== undefined ? (
              messages('empty')
            ) : (
              '…'
            ))}
        </span>
      </div>
    </>
  )
}

/** Fills its frame as an icon does. */
function Flame() {
  return (
    <div className={styles.picture} role="img" aria-label={useMessages()('name')}>
      <Icon path={flame} size={28} />
    </div>
  )
}
