import type { Direction } from '../kit/input/direction.ts'
import { useSwipe } from '../kit/input/swipe.ts'
import { Described } from '../kit/table/Live.tsx'
import styles from './Board.module.css'
import { lookOf } from './palette.ts'
import { isHome, isSolved, lineTo, type Move, type Position } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly position: Position
  /** The cell that a hint is about. */
  readonly hinted: Move | undefined
  readonly onPress: (cell: Move) => void
  readonly onSwipe: (direction: Direction) => void
}

/** The board: its tiles slide from where they were. A swipe beside those that can move does what an arrow does. */
export function Board({ position, hinted, onPress, onSwipe }: Props) {
  const say = useTexts()
  const { size, tiles } = position
  const swipe = useSwipe(onSwipe)
  return (
    <section className={styles.board} style={{ '--size': size }} aria-label={say('board')} {...swipe}>
      <Described lines={rowsOf(position, say('gap')).map((row, at) => say('row', { row: at + 1, tiles: row }))} />
      <div className={styles.cells}>
        {[...tiles.keys()].slice(1).map((tile) => {
          const cell = tiles.indexOf(tile)
          return (
            <Tile
              key={`${size}:${tile}`}
              tile={tile}
              cell={cell}
              size={size}
              canMove={lineTo(position, cell) !== undefined}
              isHinted={cell === hinted}
              isDone={isSolved(position)}
              onPress={onPress}
            />
          )
        })}
      </div>
    </section>
  )
}

interface TileProps {
  readonly tile: number
  readonly cell: number
  readonly size: number
  readonly canMove: boolean
  readonly isHinted: boolean
  /** Whether all tiles are in place. */
  readonly isDone: boolean
  readonly onPress: (cell: Move) => void
}

function Tile({ tile, cell, size, canMove, isHinted, isDone, onPress }: TileProps) {
  const say = useTexts()
  const { fill, ink } = lookOf(tile, size)
  // a pointer moves it as soon as it is down; the click that follows is of a key or of a screen reader if it has no detail
  const press = (event: PointerEvent) => {
    if (!canMove || event.button !== 0) return
    event.stopPropagation()
    onPress(cell)
  }
  return (
    <button
      type="button"
      className={styles.tile}
      style={{ '--column': cell % size, '--row': Math.floor(cell / size), '--tile': tile }}
      tabIndex={canMove ? 0 : -1}
      aria-disabled={!canMove}
      aria-label={say(isHome(tile, cell) ? 'tileHome' : 'tile', { tile })}
      data-home={isHome(tile, cell)}
      data-hinted={isHinted}
      data-solved={isDone}
      onPointerDown={press}
      onClick={(event) => event.detail === 0 && onPress(cell)}
    >
      <span style={{ background: fill, color: ink }}>{tile}</span>
    </button>
  )
}

const rowsOf = ({ size, tiles }: Position, gap: string): readonly string[] =>
  Array.from({ length: size }, (_, row) =>
    tiles
      .slice(row * size, (row + 1) * size)
      .map((tile) => (tile === 0 ? gap : String(tile)))
      .join(' · '),
  )
