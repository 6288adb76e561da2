import { CASTLING, DOUBLE, PASSANT, type PackedMove, pack } from './packed-move.ts'
import { ALL_STEPS, DIAGONAL, KNIGHT_STEPS, type SearchBoard, STRAIGHT } from './search-board.ts'
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK } from './worth.ts'

const STEPS: readonly (readonly number[])[] = [[], [], KNIGHT_STEPS, DIAGONAL, STRAIGHT, ALL_STEPS, ALL_STEPS]
const PROMOTIONS = [QUEEN, KNIGHT, ROOK, BISHOP]

/**
 * Fills a list with the moves of the side that has the turn, also those that leave its king in check.
 * @param hasQuiet whether there are more than captures and promotions
 */
export function generateMoves(board: SearchBoard, list: PackedMove[], hasQuiet: boolean): void {
  list.length = 0
  const { cells, turn } = board
  for (let square = 0; square < 120; square++) {
    if ((square & 0x88) !== 0) {
      square += 7
      continue
    }
    const code = cells[square] ?? 0
    if (code === 0 || (code & BLACK) !== turn) continue
    if ((code & 7) === PAWN) pushPawnMoves(board, list, square, hasQuiet)
    else pushPieceMoves(board, list, square, hasQuiet)
  }
  if (hasQuiet) pushCastlings(board, list)
}

function pushPieceMoves({ cells, turn }: SearchBoard, list: PackedMove[], from: number, hasQuiet: boolean): void {
  const kind = (cells[from] ?? 0) & 7
  const isSliding = kind >= BISHOP && kind <= QUEEN
  for (const step of STEPS[kind] ?? []) {
    let to = from + step
    while ((to & 0x88) === 0) {
      const code = cells[to] ?? 0
      if (code !== 0) {
        if ((code & BLACK) !== turn) list.push(pack(from, to))
        break
      }
      if (hasQuiet) list.push(pack(from, to))
      if (!isSliding) break
      to += step
    }
  }
}

function pushPawnMoves(
  { cells, turn, passant }: SearchBoard,
  list: PackedMove[],
  from: number,
  hasQuiet: boolean,
): void {
  const ahead = turn === 0 ? 16 : -16
  const isLast = (from & 0x70) === (turn === 0 ? 0x60 : 0x10)
  const isFirst = (from & 0x70) === (turn === 0 ? 0x10 : 0x60)
  for (const to of [from + ahead - 1, from + ahead + 1]) {
    if ((to & 0x88) !== 0) continue
    const code = cells[to] ?? 0
    if (code !== 0 && (code & BLACK) !== turn) pushPawnMove(list, from, to, isLast)
    else if (to === passant) list.push(pack(from, to, 0, PASSANT))
  }
  const to = from + ahead
  if ((!hasQuiet && !isLast) || cells[to] !== 0) return
  pushPawnMove(list, from, to, isLast)
  if (isFirst && cells[to + ahead] === 0) list.push(pack(from, to + ahead, 0, DOUBLE))
}

function pushPawnMove(list: PackedMove[], from: number, to: number, isLast: boolean): void {
  if (isLast) for (const kind of PROMOTIONS) list.push(pack(from, to, kind))
  else list.push(pack(from, to))
}

/** The square on which the king comes to stand is looked at like that of any move. */
function pushCastlings(board: SearchBoard, list: PackedMove[]): void {
  const { cells, turn } = board
  const king = turn === 0 ? 0x04 : 0x74
  const foe = turn === 0 ? BLACK : 0
  const rights = turn === 0 ? board.rights : board.rights >> 2
  if ((rights & 3) === 0 || board.isAttacked(king, foe)) return
  const isFree = (...steps: readonly number[]) => steps.every((step) => cells[king + step] === 0)
  if ((rights & 1) !== 0 && isFree(1, 2) && !board.isAttacked(king + 1, foe))
    list.push(pack(king, king + 2, 0, CASTLING))
  if ((rights & 2) !== 0 && isFree(-1, -2, -3) && !board.isAttacked(king - 1, foe))
    list.push(pack(king, king - 2, 0, CASTLING))
}

/** The moves that are allowed. */
export function legalMoves(board: SearchBoard): readonly PackedMove[] {
  const list: PackedMove[] = []
  generateMoves(board, list, true)
  return list.filter((move) => {
    const isLegal = board.make(move)
    board.takeBack(move)
    return isLegal
  })
}
