import { classes, Icon } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { edit } from '../../kit/icons.ts'
import type { TileProps } from '../../kit/widget.ts'
import { nameOf } from './actions.ts'
import { whiteBoards, whiteBoardView } from './document.ts'
import { useMessages } from './messages.ts'
import { sorted } from './model.ts'
import { Preview } from './Preview.tsx'
import styles from './Tile.module.css'

/** The board drawn on last, as a picture with its name; wide tiles show several. One cell has the number of boards. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const boards = useDocument(whiteBoards, (now) => now.boards)
  const facts = useDocument(whiteBoardView, (now) => now.facts)
  const shown = sorted(boards, facts).slice(0, rows * columns === 1 ? 0 : Math.max(1, Math.floor(columns / 2)))
  if (rows * columns === 1)
    return (
      <div className={styles.cell}>
        <span className={styles.icon}>
          <Icon path={edit} size={20} />
        </span>
        <b className={styles.count}>{boards.length}</b>
      </div>
    )
  if (shown.length === 0)
    return (
      <div className={styles.board}>
        <span className={styles.icon}>
          <Icon path={edit} size={20} />
        </span>
        <p className={styles.invitation}>{messages('invitation')}</p>
      </div>
    )
  return (
    <ul className={classes(styles.boards, rows === 1 && styles.low, columns === 1 && styles.narrow)}>
      {shown.map((board) => (
        <li key={board.id} className={styles.board}>
          <Preview facts={facts[board.id]} className={styles.picture} />
          <b className={styles.name}>{nameOf(board)}</b>
        </li>
      ))}
    </ul>
  )
}
