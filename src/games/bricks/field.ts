import { LEVELS } from './levels.ts'

/** Sizes in units of the stage. */
export const COLUMNS = 13
export const ROWS = 14
export const BRICK = { width: 36, height: 18 } as const
export const WIDTH = COLUMNS * BRICK.width
export const HEIGHT = 570
/** The free room above the uppermost row. */
export const TOP = 36
export const BALL_RADIUS = 6
export const PADDLE = { y: 518, height: 12, width: 88, wide: 132 } as const

/** Signs of bricks: free, steel, and what is left of stone; all others are bricks of one hit in a colour. */
export const FREE = '.'
export const STEEL = '#'
const STONE: Readonly<Record<string, string>> = { '3': '2', '2': '1', '1': FREE }

/** All bricks of a level: one sign a cell, by rows. */
export type Wall = string

/** The wall of a level, from 1; after the last one they come again. */
export function wallOf(level: number): Wall {
  const map = LEVELS[(level - 1) % LEVELS.length] ?? ''
  return map.replaceAll('\n', '').padEnd(COLUMNS * ROWS, FREE)
}

/** Whether bricks are left that can be broken. */
export const isBreakable = (sign: string): boolean => sign !== FREE && sign !== STEEL

export const countBreakable = (wall: Wall): number => [...wall].filter(isBreakable).length

/** What a hit leaves of a brick. */
export const afterHit = (sign: string): string => (sign === STEEL ? STEEL : (STONE[sign] ?? FREE))

export const isStone = (sign: string): boolean => sign in STONE

/** The upper left corner of a cell. */
export const cornerOf = (cell: number): readonly [x: number, y: number] => [
  (cell % COLUMNS) * BRICK.width,
  TOP + Math.floor(cell / COLUMNS) * BRICK.height,
]

/** The brick that a ball touches, the one nearest to its middle; -1 if it touches none. */
export function touchedCell(wall: Wall, x: number, y: number): number {
  const column = (at: number) => Math.min(COLUMNS - 1, Math.max(0, Math.floor(at / BRICK.width)))
  const row = (at: number) => Math.floor((at - TOP) / BRICK.height)
  const rows = [Math.max(0, row(y - BALL_RADIUS)), Math.min(ROWS - 1, row(y + BALL_RADIUS))] as const
  let [nearest, least] = [-1, BALL_RADIUS]
  for (let down = rows[0]; down <= rows[1]; down++) {
    for (let across = column(x - BALL_RADIUS); across <= column(x + BALL_RADIUS); across++) {
      const cell = down * COLUMNS + across
      if (wall[cell] === FREE) continue
      const [left, top] = cornerOf(cell)
      const distance = Math.hypot(
        x - Math.min(left + BRICK.width, Math.max(left, x)),
        y - Math.min(top + BRICK.height, Math.max(top, y)),
      )
      if (distance < least) [nearest, least] = [cell, distance]
    }
  }
  return nearest
}
