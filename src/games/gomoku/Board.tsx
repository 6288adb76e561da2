import styles from './Board.module.css'
import { type Cell, columnOf, placeOf, rowOf, SIZE } from './cells.ts'
import { Grid } from './Grid.tsx'
import type { Position, Side } from './rules.ts'
import { useTexts } from './texts.ts'
import { useAim } from './use-aim.ts'

interface Props {
  readonly position: Position
  /** The side of the player, while he has the turn. */
  readonly mover: Side | undefined
  readonly cursor: Cell
  readonly hinted: Cell | undefined
  /** The stones in their order, where they show their numbers. */
  readonly numbered: readonly Cell[] | undefined
  readonly onPlay: (cell: Cell) => void
}

/** The board: crossings to be pressed, and the stones on them. */
export function Board({ position, mover, cursor, hinted, numbered, onPlay }: Props) {
  const say = useTexts()
  const { cells, last, row } = position
  const { aim, handlers } = useAim(onPlay)
  const stoneNames = [say('stoneNone'), say('stoneBlack'), say('stoneWhite')]
  const numbers = new Map(numbered?.map((cell, at) => [cell, at + 1]))
  const aimed = mover === undefined ? undefined : aim
  return (
    <div className={styles.frame}>
      <section className={styles.board} aria-label={say('board')}>
        <Grid />
        <div className={styles.cells} data-mover={mover} {...handlers}>
          {[...cells.entries()].map(([cell, stone]) => (
            <button
              key={cell}
              type="button"
              className={styles.cell}
              data-cell={cell}
              data-free={stone === 0 && mover !== undefined}
              data-hinted={cell === hinted}
              data-aimed={cell === aimed && stone === 0}
              tabIndex={cell === cursor ? 0 : -1}
              aria-label={say('cell', { place: placeOf(cell), stone: stoneNames[stone] ?? '' })}
            >
              {stone !== 0 && (
                <span className={styles.stone} data-side={stone} data-last={cell === last}>
                  {numbers.get(cell)}
                </span>
              )}
            </button>
          ))}
        </div>
        <svg
          className={styles.over}
          data-numbered={numbered !== undefined}
          viewBox={`-0.5 -0.5 ${SIZE} ${SIZE}`}
          aria-hidden="true"
        >
          {aimed !== undefined && (
            <path
              className={styles.cross}
              d={`M-.5 ${rowOf(aimed)}H${SIZE - 0.5}M${columnOf(aimed)} -.5V${SIZE - 0.5}`}
            />
          )}
          <WonRow row={row} />
        </svg>
      </section>
    </div>
  )
}

/** A line through the stones that have won. */
function WonRow({ row }: Pick<Position, 'row'>) {
  const [first, end] = [row[0], row.at(-1)]
  if (first === undefined || end === undefined) return null
  const [x, y] = [columnOf(first), rowOf(first)]
  return <path className={styles.won} pathLength={1} d={`M${x} ${y}L${columnOf(end)} ${rowOf(end)}`} />
}
