import type { Cell } from './cells.ts'
import { WIDTH } from './Ground.tsx'
import type { Move } from './generate.ts'
import { glyphOf, letterOf, type Script } from './glyphs.ts'
import styles from './Pieces.module.css'
import { type Piece, sideOf } from './pieces.ts'
import { tracePieces } from './trace.ts'
import type { Drag } from './use-drag.ts'

interface Props {
  readonly board: readonly Piece[]
  /** The moves so far: they tell which piece is which, so that it is seen to move. */
  readonly moves: readonly Move[]
  readonly script: Script
  /** Whether pieces bear their letters, too. */
  readonly hasLetters: boolean
  readonly last: Cell | undefined
  readonly drag: Drag | undefined
  readonly spot: (cell: Cell) => { readonly x: number; readonly y: number }
}

/** A length of the drawing, as part of the width of the board. */
const part = (length: number) => `${(length / WIDTH) * 100}cqw`

/** All pieces where they stand. */
export function Pieces({ board, moves, script, hasLetters, last, drag, spot }: Props) {
  const first = tracePieces(moves)
  const standing = [...board.entries()]
    .filter(([, piece]) => piece !== 0)
    .map(([cell, piece]) => ({ cell, piece, id: first.get(cell) ?? cell }))
    .toSorted((a, b) => a.id - b.id)
  return (
    <div
      className={styles.pieces}
      style={{ '--size': part(53), '--glyph': part(28), '--ring': part(43) }}
      aria-hidden="true"
    >
      {standing.map(({ cell, piece, id }) => {
        const { x, y } = spot(cell)
        const isDragged = drag?.cell === cell
        return (
          <i
            key={id}
            data-side={sideOf(piece)}
            data-last={cell === last}
            data-dragged={isDragged}
            style={{
              '--x': isDragged ? `calc(${part(x)} + ${drag.x}px)` : part(x),
              '--y': isDragged ? `calc(${part(y)} + ${drag.y}px)` : part(y),
            }}
          >
            {glyphOf(piece, script)}
            {hasLetters && <b>{letterOf(piece)}</b>}
          </i>
        )
      })}
    </div>
  )
}
