import { kindOf } from './Board.tsx'
import { columnOf, rowOf } from './cells.ts'
import styles from './OpeningPicture.module.css'
import { COLUMNS, type Opening, piecesOf, ROWS } from './openings.ts'

/** An opening as a small picture. */
export const OpeningPicture = ({ opening }: { readonly opening: Opening }) => (
  <svg className={styles.picture} viewBox={`-0.3 -0.3 ${COLUMNS + 0.6} ${ROWS + 0.6}`} aria-hidden="true">
    <rect className={styles.frame} x="-0.3" y="-0.3" width={COLUMNS + 0.6} height={ROWS + 0.6} rx="0.5" />
    <rect className={styles.ground} x="-0.04" y="-0.04" width={COLUMNS + 0.08} height={ROWS + 0.08} rx="0.2" />
    {piecesOf(opening).map((piece) => (
      <rect
        key={piece.cell}
        data-kind={kindOf(piece)}
        x={columnOf(piece.cell) + 0.06}
        y={rowOf(piece.cell) + 0.06}
        width={piece.width - 0.12}
        height={piece.height - 0.12}
        rx="0.2"
      />
    ))}
  </svg>
)
