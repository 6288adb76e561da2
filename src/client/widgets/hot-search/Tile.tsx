import { use, useId } from 'react'
import type { HotBoard } from '../../../shared/entities/hot-search.ts'
import { classes, Empty, Icon, Skeleton, SkeletonGroup, WidgetPreview } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { flame } from '../../kit/icons.ts'
import { Age, LiveContent, useFirstAskable, useLive } from '../../kit/live.ts'
import type { TileProps } from '../../kit/widget.ts'
import { selection } from './document.ts'
import { liveBoards } from './live-boards.ts'
import { useMessages } from './messages.ts'
import { askedFor, boardOf, boardsFrom, isStarted, secondBoardOf, secondId } from './model.ts'
import { Rows } from './Rows.tsx'
import styles from './Tile.module.css'
import { BoardAsk } from './tile/BoardAsk.tsx'
import { BoardHead } from './tile/BoardHead.tsx'
import { BoardScroll } from './tile/BoardScroll.tsx'
import { Strip } from './tile/Strip.tsx'

/** A board that scrolls, with others to switch to, in a large tile two of them; in one row of cells its first row, in one column a flame. */
export default function Tile({ id: tile, rows, columns }: TileProps) {
  const id = use(WidgetPreview) ? '' : tile
  const board = useDocument(selection, (now) => boardOf(now, id))
  const mayAsk = useDocument(selection, (now) => isStarted(now, id))
  if (columns === 1) return <Flame />
  if (rows === 1) return <Strip id={id} board={board} />
  const props = { id, board, rows, columns }
  if (!mayAsk) return <BoardBefore {...props} />
  return columns < PAIR_COLUMNS ? <Board {...props} /> : <Pair {...props} />
}

/** From so many columns on two boards stand side by side. */
const PAIR_COLUMNS = 6

function Pair({ id, board, rows }: BoardProps) {
  const second = useDocument(selection, (now) => secondBoardOf(now, id))
  return (
    <div className={styles.pair}>
      <Board id={id} board={board} rows={rows} columns={4} />
      <Board id={secondId(id)} board={second} rows={rows} columns={4} />
    </div>
  )
}

interface BoardProps extends TileProps {
  readonly board: HotBoard
}

/** How far rows fade: in a low tile less, so that three of them are plain. */
const FADES = { low: { head: 20, foot: 28 }, high: { head: 26, foot: 44 } } as const

function Board({ id, board, rows, columns }: BoardProps) {
  const messages = useMessages()
  const panel = useId()
  const live = useLive(liveBoards, board)
  const { value, at, fault, isAsking } = live
  const isEmpty = value === undefined ? fault !== undefined : value.length === 0
  return (
    <div className={styles.board}>
      <BoardHead id={id} board={board} columns={columns} panel={panel} live={live} />
      <div
        id={panel}
        className={classes(styles.panel, isEmpty && styles.empty)}
        role="tabpanel"
        aria-labelledby={`${panel}-${board}`}
        aria-busy={value === undefined && isAsking}
      >
        <LiveContent live={live} fit="tile" waiting={<Waiting rows={rows * 2} />}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={messages('empty')} action={{ label: messages('refresh'), run: live.refresh }} />
            ) : (
              <BoardScroll key={board} fade={rows < 4 ? FADES.low : FADES.high}>
                <Rows rows={all} look={columns < 3 ? 'narrow' : rows < 4 ? 'low' : 'tile'} />
              </BoardScroll>
            )
          }
        </LiveContent>
        {columns < 4 && value !== undefined && fault !== undefined && (
          <p className={styles.age}>
            <Age at={at} fault={fault} />
          </p>
        )}
      </div>
    </div>
  )
}

/** A tile of the first desktop until it is pressed: nobody is asked. It begins with a board that can be. */
function BoardBefore({ id, board: laid, rows, columns }: BoardProps) {
  const panel = useId()
  const boards = boardsFrom(laid)
  const askable = useFirstAskable(boards.map(askedFor))
  const board = boards.find((one) => askedFor(one) === askable) ?? laid
  return (
    <div className={styles.board}>
      <BoardHead id={id} board={board} columns={columns} panel={panel} />
      <div id={panel} className={styles.panel} role="tabpanel" aria-labelledby={`${panel}-${board}`}>
        <BoardAsk id={id} board={board} look={columns < 3 ? 'narrow' : rows < 4 ? 'low' : 'tall'} />
      </div>
    </div>
  )
}

/** Of the blocks that stand for rows. */
const WIDTHS = ['90%', '73%', '82%', '64%', '86%', '58%', '77%', '69%', '88%', '61%']

function Waiting({ rows }: { readonly rows: number }) {
  return (
    <SkeletonGroup>
      <div className={styles.waiting}>
        {WIDTHS.slice(0, rows).map((width) => (
          <Skeleton key={width} width={width} height={12} style={{ marginBlock: 6 }} />
        ))}
      </div>
    </SkeletonGroup>
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
