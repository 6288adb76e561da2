import { memo } from 'preact/compat'
import styles from './Board.module.css'
import type { Cell, Room } from './room.ts'

/** How much of a wall is its front, where one sees it above the floor. */
const FRONT = 0.3

/** The floor and the walls around it: as much of them as stands beside the floor. */
export const RoomPicture = memo(function RoomPicture({ room }: { readonly room: Room }) {
  const { columns, floor } = room
  const cells = [...floor.keys()]
  const tiles = cells.filter((cell) => floor[cell])
  const walls = cells.filter((cell) => isWall(room, cell))
  const fronts = walls.filter((cell) => floor[cell + columns])
  const isDark = (cell: Cell) => ((cell % columns) + Math.floor(cell / columns)) % 2 > 0
  return (
    <>
      <path className={styles.ground} d={squares(room, [...walls, ...tiles])} />
      <path className={styles.floor} d={squares(room, tiles)} />
      <path className={styles.tiles} d={squares(room, tiles.filter(isDark))} />
      <path className={styles.wall} d={squares(room, walls)} />
      <path className={styles.bricks} d={walls.map((cell) => bricks(room, cell)).join('')} />
      <path className={styles.front} d={fronts.map((cell) => band(room, cell, 1 - FRONT, FRONT)).join('')} />
      <path className={styles.edge} d={fronts.map((cell) => line(room, cell, 1 - FRONT)).join('')} />
      <path className={styles.shade} d={fronts.map((cell) => band(room, cell + columns, 0, 0.1)).join('')} />
    </>
  )
})

/** Whether a cell is a wall that stands beside the floor, also at a corner. */
export function isWall({ columns, floor }: Room, cell: Cell): boolean {
  if (floor[cell] === true) return false
  const column = cell % columns
  return [-1, 0, 1].some((across) =>
    [-1, 0, 1].some(
      (along) => column + across >= 0 && column + across < columns && floor[cell + along * columns + across] === true,
    ),
  )
}

const at = ({ columns }: Room, cell: Cell) => [cell % columns, Math.floor(cell / columns)] as const

/** Whole cells as a path. */
export const squares = (room: Room, cells: readonly Cell[]): string =>
  cells.map((cell) => `M${at(room, cell).join(' ')}h1v1h-1z`).join('')

function band(room: Room, cell: Cell, from: number, height: number): string {
  const [x, y] = at(room, cell)
  return `M${x} ${y + from}h1v${height}h-1z`
}
function line(room: Room, cell: Cell, from: number): string {
  const [x, y] = at(room, cell)
  return `M${x} ${y + from}h1`
}
/** Joints between the stones of a wall, each row of them moved by half a stone. */
function bricks(room: Room, cell: Cell): string {
  const [x, y] = at(room, cell)
  return `M${x} ${y + 0.5}h1M${x + 0.5} ${y}v.5M${x + 0.01} ${y + 0.5}v.5`
}
