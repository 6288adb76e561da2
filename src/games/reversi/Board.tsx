import type { Direction } from '../kit/input/direction.ts'
import styles from './Board.module.css'
import { type Cell, movesOf, type Position, type Side } from './rules.ts'
import { useTexts } from './texts.ts'

/** The name of a cell, such as d3. */
export const placeOf = (cell: Cell): string => `${'abcdefgh'[cell % 8]}${Math.floor(cell / 8) + 1}`

/** The cell beside one; the same at the edge. */
export function cellBeside(cell: Cell, direction: Direction): Cell {
  const [x, y] = [cell % 8, Math.floor(cell / 8)]
  if (direction === 'left') return y * 8 + Math.max(0, x - 1)
  if (direction === 'right') return y * 8 + Math.min(7, x + 1)
  return (direction === 'up' ? Math.max(0, y - 1) : Math.min(7, y + 1)) * 8 + x
}

interface Props {
  readonly position: Position
  /** The side of the player, while he has the turn. */
  readonly mover: Side | undefined
  readonly cursor: Cell
  readonly hinted: Cell | undefined
  readonly onPlay: (cell: Cell) => void
}

/** The board: cells to be pressed, and discs that turn over. */
export function Board({ position, mover, cursor, hinted, onPlay }: Props) {
  const say = useTexts()
  const { cells, last, turned } = position
  const moves = new Set(mover === undefined ? [] : movesOf(cells, mover))
  const discText = (cell: Cell) => {
    if (cells[cell] === 1) return say('discBlack')
    if (cells[cell] === 2) return say('discWhite')
    return say(moves.has(cell) ? 'discMove' : 'discNone')
  }
  return (
    <section className={styles.board} aria-label={say('board')}>
      {[...cells.entries()].map(([cell, disc]) => (
        <button
          key={cell}
          type="button"
          className={styles.cell}
          data-cell={cell}
          data-move={moves.has(cell)}
          data-last={cell === last}
          data-hinted={cell === hinted}
          tabIndex={cell === cursor ? 0 : -1}
          aria-label={say('cell', { place: placeOf(cell), disc: discText(cell) })}
          onClick={() => onPlay(cell)}
        >
          {disc !== 0 && (
            <span
              className={styles.disc}
              data-side={disc}
              data-turned={turned.includes(cell)}
              data-fresh={cell === last}
            />
          )}
        </button>
      ))}
    </section>
  )
}
