import styles from './Board.module.css'
import type { Cell } from './cells.ts'
import { HEIGHT, WIDTH } from './Ground.tsx'

/** What is shown of the game upon the board, all of it by shape as well as by colour. */
export interface Shown {
  /** The piece that is to be moved, and where it may go. */
  readonly selected: Cell | undefined
  readonly targets: readonly { readonly cell: Cell; readonly isCapture: boolean }[]
  /** The last move, and one that is advised. */
  readonly last: readonly [from: Cell, to: Cell] | undefined
  readonly hinted: readonly [from: Cell, to: Cell] | undefined
  /** The king that is attacked. */
  readonly checked: Cell | undefined
}

interface Props extends Shown {
  /** Where a cell is drawn. */
  readonly spot: (cell: Cell) => { readonly x: number; readonly y: number }
}

const CORNERS = 'M-24 -14v-10h10M-24 14v10h10M24 -14v-10h-10M24 14v10h-10'

/** What lies below the pieces: where the last move came from. */
export const MarksBelow = ({ last, spot }: Pick<Props, 'last' | 'spot'>) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {last !== undefined && <path className={styles.corners} d={CORNERS} transform={translate(spot(last[0]))} />}
  </svg>
)

/** What lies over them. */
export function MarksAbove({ selected, targets, last, hinted, checked, spot }: Props) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {last !== undefined && <circle className={styles.last} r="30" transform={translate(spot(last[1]))} />}
      {checked !== undefined && <circle className={styles.checked} r="30" transform={translate(spot(checked))} />}
      {hinted !== undefined && <HintMark hinted={hinted} spot={spot} />}
      {selected !== undefined && <circle className={styles.selected} r="30.5" transform={translate(spot(selected))} />}
      {targets.map(({ cell, isCapture }) => (
        <circle
          key={cell}
          className={isCapture ? styles.capture : styles.target}
          r={isCapture ? 30 : 8}
          transform={translate(spot(cell))}
        />
      ))}
    </svg>
  )
}

const translate = ({ x, y }: { readonly x: number; readonly y: number }) => `translate(${x} ${y})`

/** A line from a piece to where it might go. */
function HintMark({
  hinted: [from, to],
  spot,
}: {
  readonly hinted: readonly [Cell, Cell]
  readonly spot: Props['spot']
}) {
  const [a, b] = [spot(from), spot(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [dx, dy] = [((b.x - a.x) / length) * 31, ((b.y - a.y) / length) * 31]
  return (
    <g className={styles.hint}>
      <circle r="30.5" transform={translate(a)} />
      <circle r="30.5" transform={translate(b)} />
      {length > 62 && <path d={`M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}`} />}
    </g>
  )
}
