import { BLOCK, CELL, LOOKS } from './look.ts'
import { cellsOf, type Kind } from './pieces.ts'

/** The most columns that a piece has as it comes: all are drawn in this width, so that their blocks are equal. */
const MOST_COLUMNS = 4
const MOST_ROWS = 2

/** A small picture of a piece; the element around it has the name. */
export function PieceView({ kind }: { readonly kind: Kind }) {
  const { face, edge, ink, mark } = LOOKS[kind]
  const { inset, lip, radius, stroke } = BLOCK
  const cells = cellsOf({ kind, turn: 0, x: 0, y: 0 })
  const [columns, rows] = [cells.map(([x]) => x), cells.map(([, y]) => y)]
  const [left, top] = [Math.min(...columns), Math.max(...rows)]
  const [width, height] = [Math.max(...columns) - left + 1, top - Math.min(...rows) + 1]
  const view = [
    -((MOST_COLUMNS - width) / 2) * CELL,
    -((MOST_ROWS - height) / 2) * CELL,
    MOST_COLUMNS * CELL,
    MOST_ROWS * CELL,
  ]
  const side = CELL - 2 * inset
  return (
    <svg viewBox={view.join(' ')} fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      {cells.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${(x - left) * CELL} ${(top - y) * CELL})`}>
          <rect x={inset} y={inset} width={side} height={side} rx={radius} fill={edge} />
          <rect x={inset} y={inset} width={side} height={side - lip} rx={radius} fill={face} />
          <path d={mark} stroke={ink} stroke-width={stroke} />
        </g>
      ))}
    </svg>
  )
}
