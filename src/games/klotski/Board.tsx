import { useEffect, useRef } from 'preact/hooks'
import { Described } from '../kit/table/Live.tsx'
import styles from './Board.module.css'
import { columnOf, rowOf } from './cells.ts'
import { COLUMNS, type Piece, ROWS } from './openings.ts'
import { isEscaped, type Move, type Position, piecesByCell } from './rules.ts'
import { useTexts } from './texts.ts'
import { type Drag, usePieceDrag } from './use-piece-drag.ts'

interface Props {
  readonly position: Position
  /** The piece that is chosen, and whether keys move it. */
  readonly chosen: number
  readonly isHeld: boolean
  readonly hinted: Move | undefined
  readonly onMove: (move: Move) => void
  readonly onPress: (piece: number) => void
  readonly onPressCell: (cell: number) => void
}

/** The board in its wooden frame, with the exit in the lower side. */
export function Board({ position, chosen, isHeld, hinted, onMove, onPress, onPressCell }: Props) {
  const say = useTexts()
  const { drag, handlers } = usePieceDrag(position, { onMove, onPress, onPressCell })
  const ghost = hinted && position.pieces[hinted.piece]
  return (
    <section className={styles.board} aria-label={say('board')} data-escaped={isEscaped(position)}>
      <Described lines={rowTexts(position, say)} />
      <span className={styles.exit} aria-hidden="true">
        {say('exit')}
      </span>
      <div className={styles.floor} {...handlers}>
        {ghost !== undefined && hinted !== undefined && (
          <i className={styles.ghost} style={placeOf({ ...ghost, cell: hinted.to })} />
        )}
        {[...position.pieces.entries()].map(([number, piece]) => (
          <PieceView
            key={number}
            piece={piece}
            number={number}
            isChosen={number === chosen}
            isHeld={number === chosen && isHeld}
            drag={drag?.piece === number ? drag : undefined}
            onPress={onPress}
          />
        ))}
      </div>
    </section>
  )
}

interface PieceProps {
  readonly piece: Piece
  readonly number: number
  readonly isChosen: boolean
  readonly isHeld: boolean
  readonly drag: Drag | undefined
  readonly onPress: (piece: number) => void
}

function PieceView({ piece, number, isChosen, isHeld, drag, onPress }: PieceProps) {
  const say = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const wasChosen = useRef(isChosen)
  // the focus goes with the choice, but is not taken where a game begins
  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.matches('[data-piece]') === true
    if (isChosen && !wasChosen.current && isFree) button.current?.focus({ preventScroll: true })
    wasChosen.current = isChosen
  }, [isChosen])
  const place = placeOf(drag === undefined ? piece : { ...piece, cell: drag.cell })
  return (
    <button
      ref={button}
      type="button"
      className={styles.piece}
      style={{
        ...place,
        '--column': place['--column'] + (drag?.across ?? 0),
        '--row': place['--row'] + (drag?.along ?? 0),
      }}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isHeld}
      aria-label={say(piece.name)}
      data-piece={number}
      data-kind={kindOf(piece)}
      data-dragged={drag !== undefined}
      onClick={(event) => event.detail === 0 && onPress(number)}
    >
      <span>{say(piece.name)}</span>
    </button>
  )
}

/** How a piece looks: by whom it stands for, and how it lies. */
export const kindOf = ({ name, width, height }: Piece): 'cao' | 'lying' | 'standing' | 'soldier' =>
  name === 'cao' || name === 'soldier' ? name : width > height ? 'lying' : 'standing'

const placeOf = ({ cell, width, height }: Piece) => ({
  '--column': columnOf(cell),
  '--row': rowOf(cell),
  '--width': width,
  '--height': height,
})

/** The board in words, row by row. */
function rowTexts(position: Position, say: ReturnType<typeof useTexts>): readonly string[] {
  const names = piecesByCell(position).map((number) => {
    const piece = position.pieces[number]
    return piece === undefined ? say('empty') : say(piece.name)
  })
  return Array.from({ length: ROWS }, (_, row) =>
    say('row', { row: row + 1, pieces: names.slice(row * COLUMNS, (row + 1) * COLUMNS).join(' · ') }),
  )
}
