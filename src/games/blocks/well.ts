import { cellsOf, kicksOf, type Piece, type Turn } from './pieces.ts'
import type { Spin } from './score.ts'

export const COLUMNS = 10
/** Rows that are seen; above them are as many that are not. */
export const ROWS = 20
export const ALL_ROWS = 2 * ROWS
export const EMPTY = '.'

/** What has landed: rows from below, each a text of one sign a column; above the last all are empty. */
export type Stack = readonly string[]

const isFree = (stack: Stack, x: number, y: number): boolean =>
  x >= 0 && x < COLUMNS && y >= 0 && y < ALL_ROWS && (stack[y]?.[x] ?? EMPTY) === EMPTY

/** Whether a piece lies within the well, on free cells. */
export const fits = (stack: Stack, piece: Piece): boolean => cellsOf(piece).every(([x, y]) => isFree(stack, x, y))

/** The piece moved by cells; undefined where it does not fit. */
export function moved(stack: Stack, piece: Piece, dx: number, dy: number): Piece | undefined {
  const there = { ...piece, x: piece.x + dx, y: piece.y + dy }
  return fits(stack, there) ? there : undefined
}

/** The piece turned, and which of the kicks has made it fit, from 0; undefined if none does. @param by 1 is clockwise */
export function turned(
  stack: Stack,
  piece: Piece,
  by: 1 | -1,
): { readonly piece: Piece; readonly kick: number } | undefined {
  const turn = ((piece.turn + by + 4) % 4) as Turn
  for (const [kick, [dx, dy]] of kicksOf(piece.kind, piece.turn, turn).entries()) {
    const there = { ...piece, turn, x: piece.x + dx, y: piece.y + dy }
    if (fits(stack, there)) return { piece: there, kick }
  }
  return undefined
}

/** The piece where it would land. */
export function landed(stack: Stack, piece: Piece): Piece {
  let now = piece
  for (let below = moved(stack, now, 0, -1); below !== undefined; below = moved(stack, now, 0, -1)) now = below
  return now
}

/** A full row, where it was. */
export interface ClearedRow {
  readonly y: number
  readonly text: string
}

/** The stack with a piece in it, and which rows of it are full. */
export function withPiece(stack: Stack, piece: Piece): { readonly stack: Stack; readonly full: readonly ClearedRow[] } {
  const rows = [...stack]
  for (const [x, y] of cellsOf(piece)) {
    while (rows.length <= y) rows.push(EMPTY.repeat(COLUMNS))
    const row = rows[y] ?? ''
    rows[y] = row.slice(0, x) + piece.kind + row.slice(x + 1)
  }
  const full = [...rows.entries()].flatMap(([y, text]) => (text.includes(EMPTY) ? [] : [{ y, text }]))
  return { stack: rows, full }
}

/** The stack without its full rows. */
export const withoutRows = (stack: Stack, gone: readonly ClearedRow[]): Stack =>
  stack.filter((_, y) => !gone.some((row) => row.y === y))

/** The corners of the box of a T at the side that it points to, then those behind, clockwise from its left. */
const CORNERS = [
  [0, 2],
  [2, 2],
  [2, 0],
  [0, 0],
] as const
/** The kick that reaches farthest: a T that it has turned is spun in, whatever stands before it. */
const FARTHEST_KICK = 4

/**
 * How a T that has just been turned is spun in: three corners of its box are taken, among them both before it, or one
 * for a mini spin; null if it is not.
 * @param kick which kick has made the turn fit
 */
export function spinOf(stack: Stack, { kind, turn, x, y }: Piece, kick: number): Spin | null {
  if (kind !== 'T') return null
  const taken = CORNERS.map((_, at) => {
    const [dx, dy] = CORNERS[(at + turn) % 4] ?? CORNERS[0]
    return !isFree(stack, x + dx, y + dy)
  })
  if (taken.filter(Boolean).length < 3) return null
  const isFrontTaken = taken[0] === true && taken[1] === true
  return isFrontTaken || kick === FARTHEST_KICK ? 'full' : 'mini'
}
