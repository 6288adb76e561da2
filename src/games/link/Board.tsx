import { useEffect, useRef } from 'preact/hooks'
import { useRoom } from '../kit/use-room.ts'
import styles from './Board.module.css'
import { fitBoard, MARGIN, seenAt } from './fit.ts'
import { pointOf } from './paths.ts'
import { PICTURES } from './pictures.ts'
import type { Joined, Position, Tile } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly position: Position
  /** The tile that waits for another one. */
  readonly chosen: number | undefined
  /** One that could not be joined. */
  readonly refused: number | undefined
  readonly hinted: readonly number[]
  /** What has just been joined: its line is seen for a moment. */
  readonly joined: { readonly line: Joined; readonly at: number } | undefined
  /** The cell that keys act on. */
  readonly cursor: number
  /** Told how the board lies, so that arrows go where they point. */
  readonly onTurn: (isTurned: boolean) => void
  readonly onPress: (cell: number) => void
}

/** The board, as large as its room allows; it is turned where it then is larger. */
export function Board({ position, chosen, refused, hinted, joined, cursor, onTurn, onPress }: Props) {
  const say = useTexts()
  const room = useRef<HTMLDivElement>(null)
  const size = useRoom(room)
  const { setup, cells } = position
  const { isTurned, cell: side } = fitBoard(size, setup)
  useEffect(() => onTurn(isTurned), [isTurned, onTurn])
  const [across, down] = isTurned ? [setup.rows, setup.columns] : [setup.columns, setup.rows]
  const stateOf = (cell: number) => {
    if (cell === chosen) return 'chosen'
    if (hinted.includes(cell)) return 'hinted'
    return cell === refused ? 'refused' : 'lying'
  }
  const tiles = [...cells.entries()]
    .flatMap(([cell, tile]) => (tile === undefined ? [] : [{ cell, tile }]))
    .toSorted((a, b) => a.tile.id - b.tile.id)
  return (
    <div ref={room} className={styles.room}>
      <section
        className={styles.board}
        aria-label={say('board')}
        data-falling={setup.doesFall}
        style={{ '--cell': `${side}px`, '--across': across + 2 * MARGIN, '--down': down + 2 * MARGIN }}
      >
        {side > 0 &&
          tiles.map(({ cell, tile }) => {
            const { x, y } = seenAt(pointOf(cell, setup), setup, isTurned)
            return (
              <TileView
                key={tile.id}
                {...{ tile, cell, x, y, onPress }}
                state={stateOf(cell)}
                isCursor={cell === cursor}
                label={say('tile', {
                  picture: say(PICTURES[tile.picture]?.name ?? 'apple'),
                  row: Math.floor(y - MARGIN) + 1,
                  column: Math.floor(x - MARGIN) + 1,
                })}
              />
            )
          })}
        {joined !== undefined && (
          <Line key={joined.at} line={joined.line} setup={setup} isTurned={isTurned} {...{ across, down }} />
        )}
      </section>
    </div>
  )
}

interface TileProps {
  readonly tile: Tile
  readonly cell: number
  readonly x: number
  readonly y: number
  readonly state: 'chosen' | 'hinted' | 'refused' | 'lying'
  readonly isCursor: boolean
  readonly label: string
  readonly onPress: (cell: number) => void
}

const TileView = ({ tile, cell, x, y, state, isCursor, label, onPress }: TileProps) => (
  <button
    type="button"
    className={styles.tile}
    style={{ '--x': x - 0.5, '--y': y - 0.5 }}
    data-cell={cell}
    data-picture={tile.picture}
    data-state={state}
    tabIndex={isCursor ? 0 : -1}
    aria-pressed={state === 'chosen'}
    aria-label={label}
    onClick={() => onPress(cell)}
  >
    <span>
      <TileArt picture={tile.picture} />
    </span>
  </button>
)

/** The picture of a tile; the tile around it has the name. */
const TileArt = ({ picture }: { readonly picture: number }) => (
  <svg viewBox="0 0 48 48" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    {PICTURES[picture]?.parts.map(({ d, fill = 'none', stroke, width }) => (
      <path key={d} d={d} fill={fill} stroke={stroke} stroke-width={width} />
    ))}
  </svg>
)

interface LineProps {
  readonly line: Joined
  readonly setup: Position['setup']
  readonly isTurned: boolean
  readonly across: number
  readonly down: number
}

/** The line that has joined two tiles, which go with it. */
function Line({ line: { path, pair, picture }, setup, isTurned, across, down }: LineProps) {
  const points = path.map((point) => seenAt(point, setup, isTurned))
  const text = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const ends = pair.map((cell) => seenAt(pointOf(cell, setup), setup, isTurned))
  return (
    <div className={styles.joined} aria-hidden="true">
      {ends.map(({ x, y }) => (
        <span key={`${x} ${y}`} className={styles.leaving} style={{ '--x': x - 0.5, '--y': y - 0.5 }}>
          <span className={styles.going}>
            <TileArt picture={picture} />
          </span>
        </span>
      ))}
      <svg viewBox={`0 0 ${across + 2 * MARGIN} ${down + 2 * MARGIN}`} aria-hidden="true">
        <polyline className={styles.casing} points={text} />
        <polyline className={styles.line} points={text} pathLength={1} />
        {ends.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={0.12} />
        ))}
      </svg>
    </div>
  )
}
