import type { Direction } from '../kit/input/direction.ts'
import type { GameRecord, Rules } from '../kit/record.ts'
import { cellBeside, columnOf, maskOf, reachOf, rowOf } from './cells.ts'
import { COLUMNS, OPENINGS, type OpeningId, type Piece, piecesOf, ROWS } from './openings.ts'

export interface Setup {
  readonly opening: OpeningId
}

export interface Position {
  readonly pieces: readonly Piece[]
}

/** A piece, by its number, moves to where its upper left corner is in a cell. */
export interface Move {
  readonly piece: number
  readonly to: number
}

/** Where Cao Cao is at the exit, in the middle of the lower side. */
export const EXIT = 13

export const isEscaped = ({ pieces }: Position): boolean =>
  pieces.some(({ name, cell }) => name === 'cao' && cell === EXIT)

/** The cells that all other pieces take, as bits. */
export const takenByOthers = ({ pieces }: Position, piece: number): number =>
  pieces.reduce((mask, one, at) => (at === piece ? mask : mask | maskOf(one, one.cell)), 0)

/** Where a piece can go in one move. */
export function targetsOf(position: Position, piece: number): readonly number[] {
  const moved = position.pieces[piece]
  return moved === undefined ? [] : reachOf(moved, moved.cell, takenByOthers(position, piece))
}

export const rules: Rules<Setup, Position, Move> = {
  begin: ({ opening }) => ({ pieces: piecesOf(OPENINGS.find(({ id }) => id === opening) ?? OPENINGS[0]) }),
  play(position, { piece, to }) {
    const moved = position.pieces[piece]
    if (moved === undefined || !targetsOf(position, piece).includes(to)) return undefined
    return { pieces: position.pieces.with(piece, { ...moved, cell: to }) }
  },
}

/**
 * What a move does to a record whose last move was of the same piece: both are one. `undo` says that the last move goes,
 * `move` what is played then; nothing if the piece is where it came from.
 */
export function joined(
  { moves, states }: GameRecord<Setup, Position, Move>,
  move: Move,
): { readonly undo: boolean; readonly move: Move | undefined } {
  if (moves.at(-1)?.piece !== move.piece) return { undo: false, move }
  const isBack = states.at(-2)?.pieces[move.piece]?.cell === move.to
  return { undo: true, move: isBack ? undefined : move }
}

/** Where a piece gets to by one step; undefined if something is in its way. */
export function stepOf(position: Position, piece: number, direction: Direction): number | undefined {
  const moved = position.pieces[piece]
  const to = moved && cellBeside(moved, moved.cell, direction)
  return moved === undefined || to === undefined || (maskOf(moved, to) & takenByOthers(position, piece)) !== 0
    ? undefined
    : to
}

/** The number of the piece on each cell; -1 where none lies. */
export function piecesByCell({ pieces }: Position): readonly number[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    pieces.findIndex((piece) => (maskOf(piece, piece.cell) & (1 << cell)) !== 0),
  )
}

/** The nearest piece in a direction from another one; that one itself if there is none. */
export function pieceBeside(position: Position, piece: number, direction: Direction): number {
  const from = position.pieces[piece]
  if (from === undefined) return 0
  const center = ({ cell, width, height }: Piece) => ({ x: columnOf(cell) + width / 2, y: rowOf(cell) + height / 2 })
  const start = center(from)
  const isAcross = direction === 'left' || direction === 'right'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  const distances = position.pieces.flatMap((one, at) => {
    const { x, y } = center(one)
    const along = (isAcross ? x - start.x : y - start.y) * sign
    const beside = Math.abs(isAcross ? y - start.y : x - start.x)
    return at !== piece && along > 0 && beside <= along * 2 ? [{ at, distance: along + beside }] : []
  })
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.at ?? piece
}

/** Where a piece goes so that it lies on a cell, as near as it can; undefined if it cannot get there. */
export function targetOver(position: Position, piece: number, cell: number): number | undefined {
  const moved = position.pieces[piece]
  if (moved === undefined) return undefined
  const over = targetsOf(position, piece).filter((to) => (maskOf(moved, to) & (1 << cell)) !== 0)
  const far = (to: number) => Math.abs(columnOf(to) - columnOf(moved.cell)) + Math.abs(rowOf(to) - rowOf(moved.cell))
  return over.toSorted((a, b) => far(a) - far(b))[0]
}
