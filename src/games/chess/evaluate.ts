import type { SearchBoard } from './search-board.ts'

/** By rank from the side's first: what a pawn is worth that no pawn can stop. */
const PASSED = [0, 4, 8, 18, 38, 70, 115, 0]
const DOUBLED = 9
const ISOLATED = 12
const BISHOP_PAIR = 28
const ROOK_OPEN = 20
const ROOK_HALF_OPEN = 9
const SHIELD = 11
/** What it is worth to have the turn. */
const TEMPO = 12
const FULL_PHASE = 24

/** How each side's pawns stand in each file: how many there are, the rearmost and the foremost, by its own ranks. */
const counts = new Int8Array(20)
const rears = new Int8Array(20)
const fronts = new Int8Array(20)
/** Files from 1, with a margin at both sides, of black behind those of white. */
const placeOf = (side: number, file: number) => (side === 0 ? 0 : 10) + file + 1

function countPawns({ cells }: SearchBoard): void {
  counts.fill(0)
  rears.fill(8)
  fronts.fill(-1)
  for (let square = 0x10; square < 0x70; square++) {
    if ((square & 0x88) !== 0) {
      square += 7
      continue
    }
    const code = cells[square] ?? 0
    if ((code & 7) !== 1) continue
    const side = code & 8
    const rank = side === 0 ? square >> 4 : 7 - (square >> 4)
    const at = placeOf(side, square & 7)
    counts[at] = (counts[at] ?? 0) + 1
    if (rank < (rears[at] ?? 8)) rears[at] = rank
    if (rank > (fronts[at] ?? -1)) fronts[at] = rank
  }
}

/** What the pawns of a side are worth by how they stand. */
function pawnWorth(side: 0 | 8): number {
  let worth = 0
  for (let file = 0; file < 8; file++) {
    const at = placeOf(side, file)
    const count = counts[at] ?? 0
    if (count === 0) continue
    worth -= DOUBLED * (count - 1)
    if (counts[at - 1] === 0 && counts[at + 1] === 0) worth -= ISOLATED
    const front = fronts[at] ?? 0
    if (isPassed(placeOf(side ^ 8, file), front)) worth += PASSED[front] ?? 0
  }
  return worth
}

/** Whether no pawn of the other side stands before one, in its file or beside it. */
const isPassed = (at: number, rank: number): boolean => {
  // its ranks are counted from the other side: those before the pawn are lower than 7 - rank
  const least = Math.min(rears[at - 1] ?? 8, rears[at] ?? 8, rears[at + 1] ?? 8)
  return least >= 7 - rank
}

/** What the pieces of a side are worth beside their places. @param danger from 0 to 24, the more pieces the other has */
function pieceWorth(board: SearchBoard, side: 0 | 8): { readonly middle: number; readonly both: number } {
  const { cells } = board
  let bishops = 0
  let both = 0
  for (let square = 0; square < 120; square++) {
    if ((square & 0x88) !== 0) {
      square += 7
      continue
    }
    const code = cells[square] ?? 0
    if (code === (3 | side)) bishops += 1
    else if (code === (4 | side) && counts[placeOf(side, square & 7)] === 0)
      both += counts[placeOf(side ^ 8, square & 7)] === 0 ? ROOK_OPEN : ROOK_HALF_OPEN
  }
  if (bishops > 1) both += BISHOP_PAIR
  return { middle: -shieldLack(board, side), both }
}

/** How much the pawns before a king that stands at its first ranks leave open. */
function shieldLack({ kings }: SearchBoard, side: 0 | 8): number {
  const king = kings[side >> 3] ?? 0
  const rank = side === 0 ? king >> 4 : 7 - (king >> 4)
  if (rank > 1) return 0
  let lack = 0
  for (let file = Math.max(0, (king & 7) - 1); file <= Math.min(7, (king & 7) + 1); file++) {
    const at = placeOf(side, file)
    const near = rears[at] ?? 8
    if (counts[at] === 0) lack += 2
    else if (near > rank + 2) lack += 1
  }
  return lack * SHIELD
}

/** What a position is worth to the side that has the turn, in hundredths of a pawn. */
export function evaluate(board: SearchBoard): number {
  countPawns(board)
  const pawns = pawnWorth(0) - pawnWorth(8)
  const [white, black] = [pieceWorth(board, 0), pieceWorth(board, 8)]
  const phase = Math.min(FULL_PHASE, board.phase)
  const middle = board.middle + white.middle - black.middle
  const tapered = (middle * phase + board.end * (FULL_PHASE - phase)) / FULL_PHASE
  const worth = Math.round(tapered) + pawns + white.both - black.both
  return (board.turn === 0 ? worth : -worth) + TEMPO
}
