import { classes, Empty, Icon } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { edit, plus } from '../../kit/icons.ts'
import { timeAt } from '../../kit/rules.ts'
import { shortCivilTimeText, useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { createBoardInWindow, nameOf } from './actions.ts'
import { whiteBoards, whiteBoardView } from './document.ts'
import { useMessages } from './messages.ts'
import { type Board, type BoardFacts, sorted, tileGrid } from './model.ts'
import { Preview } from './Preview.tsx'
import styles from './Tile.module.css'

/** The boards drawn on last, as pictures with their names, in large tiles with their age. One cell has their number. */
export default function Tile({ rows, columns }: TileProps) {
  const boards = useDocument(whiteBoards, (now) => now.boards)
  const facts = useDocument(whiteBoardView, (now) => now.facts)
  if (rows * columns === 1)
    return (
      <div className={styles.cell}>
        <span className={styles.icon}>
          <Icon path={edit} size={20} />
        </span>
        <b className={styles.count}>{boards.length}</b>
      </div>
    )
  if (boards.length === 0) return <Invitation rows={rows} columns={columns} />
  const { across, down, isDated } = tileGrid(rows, columns, boards.length)
  return (
    <ul
      className={classes(styles.boards, rows === 1 && styles.low, columns === 1 && styles.narrow)}
      style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${down}, 1fr)` }}
    >
      {sorted(boards, facts)
        .slice(0, across * down)
        .map((board) => (
          <Paper key={board.id} board={board} facts={facts[board.id]} isDated={isDated} />
        ))}
    </ul>
  )
}

/** A tile without boards: a first one is begun in one press. */
function Invitation({ rows, columns }: Pick<TileProps, 'rows' | 'columns'>) {
  const messages = useMessages()
  return (
    <div className={styles.board}>
      {columns === 1 ? (
        <span className={styles.icon} role="img" aria-label={messages('invitation')}>
          <Icon path={edit} size={26} />
        </span>
      ) : rows === 1 ? (
        <>
          <span className={styles.icon}>
            <Icon path={edit} size={20} />
          </span>
          <p className={styles.invitation}>{messages('invitation')}</p>
        </>
      ) : (
        <div className={classes(styles.room, rows === 2 && styles.flat)}>
          <Empty
            title={messages('invitation')}
            action={{ label: messages('new'), icon: plus, run: createBoardInWindow }}
          />
        </div>
      )}
    </div>
  )
}

interface PaperProps {
  readonly board: Board
  readonly facts: BoardFacts | undefined
  readonly isDated: boolean
}

function Paper({ board, facts, isDated }: PaperProps) {
  const messages = useMessages()
  return (
    <li className={styles.board}>
      {facts?.light === undefined ? (
        <span className={styles.blank}>{messages('blank')}</span>
      ) : (
        <Preview facts={facts} className={styles.picture} />
      )}
      <span className={styles.label}>
        <b className={styles.name}>{nameOf(board)}</b>
        {isDated ? <Age time={facts?.updated ?? board.created} /> : null}
      </span>
    </li>
  )
}

/** When a board was last drawn on, in ms since 1970: today's minute, the day, or the year. */
function Age({ time }: { readonly time: number }) {
  const language = useLanguage()
  const today = useToday()
  return (
    <time data-volatile="" className={styles.age} dateTime={new Date(time).toISOString()}>
      {shortCivilTimeText(timeAt(new Date(time)), today, language)}
    </time>
  )
}
