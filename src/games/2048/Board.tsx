import type { Direction } from '../kit/input/direction.ts'
import { useSwipe } from '../kit/input/swipe.ts'
import { Described } from '../kit/table/Live.tsx'
import styles from './Board.module.css'
import { lookOf } from './palette.ts'
import { type Position, powersOf, type Tile } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly board: Position
  readonly onMove: (direction: Direction) => void
}

/** The board: its tiles slide from where they were, those that have merged beneath the ones they have become. */
export function Board({ board, onMove }: Props) {
  const say = useTexts()
  const { size, tiles, gone, merged, fresh } = board
  const swipe = useSwipe(onMove)
  const drawn = [...tiles, ...gone].toSorted((a, b) => a.id - b.id)
  const isGone = (tile: Tile) => gone.includes(tile)
  return (
    <section className={styles.board} style={{ '--size': size }} aria-label={say('board')} {...swipe}>
      <Described lines={rowsOf(board, say('empty')).map((row, at) => say('row', { row: at + 1, tiles: row }))} />
      <div className={styles.cells} aria-hidden="true">
        {[...new Array(size ** 2).keys()].map((cell) => (
          <i key={cell} />
        ))}
        {drawn.map((tile) => (
          <TileView
            key={tile.id}
            {...tile}
            size={size}
            state={
              isGone(tile) ? 'gone' : merged.includes(tile.id) ? 'merged' : fresh.includes(tile.id) ? 'fresh' : 'moved'
            }
          />
        ))}
      </div>
    </section>
  )
}

type TileState = 'gone' | 'merged' | 'fresh' | 'moved'

function TileView({ power, cell, size, state }: Tile & { readonly size: number; readonly state: TileState }) {
  const text = String(2 ** power)
  const { fill, ink } = lookOf(power)
  const place = { '--column': cell % size, '--row': Math.floor(cell / size), '--signs': Math.max(2, text.length) }
  return (
    <b className={styles.tile} data-state={state} data-tile={text} style={place}>
      {/* another element for each value: it pops anew */}
      <span key={power} style={{ background: fill, color: ink }}>
        {text}
      </span>
    </b>
  )
}

const rowsOf = (board: Position, empty: string): readonly string[] => {
  const texts = powersOf(board).map((power) => (power === 0 ? empty : String(2 ** power)))
  return Array.from({ length: board.size }, (_, row) =>
    texts.slice(row * board.size, (row + 1) * board.size).join(' · '),
  )
}
