import type { CSSProperties } from 'preact'
import type { Direction } from '../kit/input/direction.ts'
import { Described } from '../kit/table/Live.tsx'
import { Crate, Goal, KeeperPicture } from './Art.tsx'
import styles from './Board.module.css'
import type { Standing } from './keeper.ts'
import { RoomPicture } from './RoomPicture.tsx'
import type { Cell, Room } from './room.ts'
import type { Move, Position } from './rules.ts'
import { pushesOf } from './send.ts'
import { stuckBoxes } from './stuck.ts'
import { useTexts } from './texts.ts'
import { type Drag, usePointer } from './use-pointer.ts'

interface Props {
  readonly position: Position
  readonly standing: Standing
  /** The push that a hint shows. */
  readonly hinted: Move | undefined
  readonly onTap: (cell: Cell) => void
  readonly onSwipe: (direction: Direction) => void
  readonly onDrop: (drag: Drag) => void
}

/** The room from above, with its boxes and the keeper. */
export function Board({ position, standing, hinted, onTap, onSwipe, onDrop }: Props) {
  const say = useTexts()
  const { room, boxes } = position
  const { drag, handlers } = usePointer(position, { onTap, onSwipe, onDrop })
  const stuck = stuckBoxes(position)
  const targets = drag === undefined ? [] : [...pushesOf(position, drag.box, standing.cell).keys()]
  const markOf = (box: number, cell: Cell) => (room.goals.has(cell) ? 'home' : stuck.includes(box) ? 'stuck' : 'none')
  return (
    <section
      className={styles.board}
      style={{ '--columns': room.columns, '--rows': room.rows }}
      aria-label={say('board')}
    >
      <Described lines={rowTexts(position, standing.cell, say)} />
      <svg viewBox={`0 0 ${room.columns} ${room.rows}`} aria-hidden="true" {...handlers}>
        <RoomPicture room={room} />
        {[...room.goals].map((cell) => (
          <g key={cell} style={placeOf(room, cell)} className={styles.still}>
            <Goal />
          </g>
        ))}
        {targets.map((cell) => (
          <circle
            key={cell}
            className={styles.target}
            data-over={cell === drag?.over}
            cx={(cell % room.columns) + 0.5}
            cy={Math.floor(cell / room.columns) + 0.5}
            r={cell === drag?.over ? 0.3 : 0.13}
          />
        ))}
        {[...boxes.entries()].map(([box, cell]) => (
          <g
            key={box}
            className={styles.box}
            style={placeOf(room, cell)}
            data-mark={markOf(box, cell)}
            data-held={drag?.box === box}
          >
            <Crate mark={markOf(box, cell)} />
          </g>
        ))}
        <g className={styles.keeper} style={placeOf(room, standing.cell)}>
          <KeeperPicture facing={standing.facing} />
        </g>
        {hinted !== undefined && <HintArrow room={room} cell={boxes[hinted.box] ?? 0} direction={hinted.direction} />}
      </svg>
    </section>
  )
}

const placeOf = ({ columns }: Room, cell: Cell): CSSProperties => ({
  transform: `translate(${cell % columns}px, ${Math.floor(cell / columns)}px)`,
})

const TURNS: Readonly<Record<Direction, number>> = { up: -90, right: 0, down: 90, left: 180 }

/** An arrow from a box to where it is to be pushed. */
function HintArrow({
  room,
  cell,
  direction,
}: {
  readonly room: Room
  readonly cell: Cell
  readonly direction: Direction
}) {
  const [column, row] = [cell % room.columns, Math.floor(cell / room.columns)]
  return (
    <g transform={`translate(${column + 0.5} ${row + 0.5}) rotate(${TURNS[direction]})`}>
      <path className={styles.arrow} d="M.55 0H1.2M1 -.2l.24.2-.24.2" />
    </g>
  )
}

/** The room in words, row by row: walls are left out. */
function rowTexts({ room, boxes }: Position, keeper: Cell, say: ReturnType<typeof useTexts>): readonly string[] {
  const nameOf = (cell: Cell) => {
    const isGoal = room.goals.has(cell)
    if (cell === keeper) return say(isGoal ? 'keeperOnGoal' : 'keeper')
    if (boxes.includes(cell)) return say(isGoal ? 'boxOnGoal' : 'box')
    return say(isGoal ? 'goal' : 'floor')
  }
  return Array.from({ length: room.rows }, (_, row) => {
    const cells = Array.from({ length: room.columns }, (_cell, column) => row * room.columns + column)
    const things = cells.flatMap((cell, column) =>
      room.floor[cell] === true ? [say('place', { column: column + 1, thing: nameOf(cell) })] : [],
    )
    return things.length === 0 ? '' : say('row', { row: row + 1, things: things.join(', ') })
  }).filter((line) => line !== '')
}
