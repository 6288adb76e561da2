import styles from './Board.module.css'
import { cellAt, columnOf, rowOf, SIZE } from './cells.ts'

const LAST = SIZE - 1
const LINES = Array.from({ length: LAST - 1 }, (_, at) => `M0 ${at + 1}H${LAST}M${at + 1} 0V${LAST}`).join('')
/** The five stars: in the middle, and on the fourth lines. */
const STARS = [cellAt(3, 3), cellAt(11, 3), cellAt(7, 7), cellAt(3, 11), cellAt(11, 11)].flatMap((cell) => cell ?? [])

/** The lines of the board, its stars, and the names of the lines at the edge. */
export const Grid = () => (
  <>
    <svg className={styles.grid} viewBox={`-0.5 -0.5 ${SIZE} ${SIZE}`} aria-hidden="true">
      <path d={LINES} />
      <rect width={LAST} height={LAST} />
      {STARS.map((cell) => (
        <circle key={cell} cx={columnOf(cell)} cy={rowOf(cell)} r="0.115" />
      ))}
    </svg>
    <div className={styles.names} data-edge="left" aria-hidden="true">
      {[...new Array(SIZE).keys()].map((row) => (
        <i key={row}>{SIZE - row}</i>
      ))}
    </div>
    <div className={styles.names} data-edge="bottom" aria-hidden="true">
      {[...'ABCDEFGHIJKLMNO'].map((name) => (
        <i key={name}>{name}</i>
      ))}
    </div>
  </>
)
