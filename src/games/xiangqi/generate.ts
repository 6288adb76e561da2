import {
  ADVISOR_STEPS,
  CELL_COUNT,
  type Cell,
  ELEPHANT_STEPS,
  HORSE_ATTACKS,
  HORSE_STEPS,
  KING_STEPS,
  PALACES,
  RAYS,
  SOLDIER_ATTACKS,
  SOLDIER_STEPS,
} from './cells.ts'
import {
  ADVISOR,
  CANNON,
  CHARIOT,
  ELEPHANT,
  HORSE,
  KING,
  type Kind,
  kindOf,
  type Piece,
  pieceOf,
  type Side,
  SOLDIER,
  sideOf,
} from './pieces.ts'

/** The pieces by cells. */
export type Placement = ArrayLike<Piece>

/** Where a piece goes from and to, in one number. */
export type Move = number
export const moveOf = (from: Cell, to: Cell): Move => (from << 7) | to
export const fromOf = (move: Move): Cell => move >> 7
export const toOf = (move: Move): Cell => move & 127

/* A search asks what follows millions of times: it looks into tables, by pieces as numbers. */

/** How a piece goes: by steps, by jumps over a point that must be free, along lines, along lines and over a screen. */
const WAYS = { none: 0, steps: 1, jumps: 2, lines: 3, cannon: 4 } as const
const { none: NONE, steps: STEPS, jumps: JUMPS, cannon: CANNON_WAY } = WAYS
const WAY_OF_KIND: Readonly<Record<Kind, number>> = {
  [KING]: WAYS.steps,
  [ADVISOR]: WAYS.steps,
  [ELEPHANT]: WAYS.jumps,
  [HORSE]: WAYS.jumps,
  [CHARIOT]: WAYS.lines,
  [CANNON]: WAYS.cannon,
  [SOLDIER]: WAYS.steps,
}
const ofPieces = <T>(none: T, make: (kind: Kind, side: Side) => T): readonly T[] =>
  Array.from({ length: 16 }, (_, piece) => {
    const [kind, side] = [kindOf(piece), sideOf(piece)]
    return kind === 0 || side === 0 ? none : make(kind, side)
  })
const WAY_OF = ofPieces<number>(NONE, (kind) => WAY_OF_KIND[kind])
/** By piece and cell: the cells that it steps to, or pairs of a cell that must be free and the one beyond. */
const GOALS = ofPieces<readonly (readonly Cell[])[]>([], (kind, side) => {
  if (kind === KING) return KING_STEPS[side]
  if (kind === ADVISOR) return ADVISOR_STEPS[side]
  if (kind === ELEPHANT) return ELEPHANT_STEPS[side]
  return kind === HORSE ? HORSE_STEPS : SOLDIER_STEPS[side]
})
const LINES = RAYS
const JUMPS_AT = HORSE_ATTACKS
const CELLS = CELL_COUNT

/** What attacks a side's king. */
const foesOf = (side: Side) => ({
  king: pieceOf(side, KING),
  chariot: pieceOf(side, CHARIOT),
  cannon: pieceOf(side, CANNON),
  horse: pieceOf(side, HORSE),
  soldier: pieceOf(side, SOLDIER),
  soldiersAt: SOLDIER_ATTACKS[side],
})
const FOES = [foesOf(1), foesOf(2), foesOf(1)] as const

/** Collects the moves of a side; only captures if that is all that is asked for. */
class MoveList {
  readonly moves: Move[] = []
  private readonly board: Placement
  private readonly isRed: boolean
  private readonly onlyCaptures: boolean

  constructor(board: Placement, side: Side, onlyCaptures: boolean) {
    this.board = board
    this.isRed = side === 1
    this.onlyCaptures = onlyCaptures
    for (let from = 0; from < CELLS; from++) {
      const piece = board[from] as Piece
      if (piece === 0 || piece < 8 !== this.isRed) continue
      const way = WAY_OF[piece] as number
      if (way === STEPS) this.addSteps(from, (GOALS[piece] as Cell[][])[from] as Cell[])
      else if (way === JUMPS) this.addJumps(from, (GOALS[piece] as Cell[][])[from] as Cell[])
      else this.addLines(from, way === CANNON_WAY)
    }
  }

  /** Adds a move if the cell is free, or holds a piece of the other side. */
  private add(from: Cell, to: Cell): void {
    const piece = this.board[to] as Piece
    if (piece === 0 ? !this.onlyCaptures : piece < 8 !== this.isRed) this.moves.push((from << 7) | to)
  }

  private addSteps(from: Cell, steps: readonly Cell[]): void {
    for (let at = 0; at < steps.length; at++) this.add(from, steps[at] as Cell)
  }

  private addJumps(from: Cell, steps: readonly Cell[]): void {
    for (let at = 0; at < steps.length; at += 2)
      if (this.board[steps[at] as Cell] === 0) this.add(from, steps[at + 1] as Cell)
  }

  private addLines(from: Cell, isCannon: boolean): void {
    const { board } = this
    const rays = LINES[from] as readonly (readonly Cell[])[]
    for (let line = 0; line < rays.length; line++) {
      const ray = rays[line] as readonly Cell[]
      let at = 0
      for (; at < ray.length && board[ray[at] as Cell] === 0; at++)
        if (!this.onlyCaptures) this.moves.push((from << 7) | (ray[at] as Cell))
      if (isCannon) {
        at += 1 // its screen
        while (at < ray.length && board[ray[at] as Cell] === 0) at += 1
      }
      if (at < ray.length) this.add(from, ray[at] as Cell)
    }
  }
}

/** All moves of a side, also those that leave its own king attacked. */
export const pseudoMoves = (board: Placement, side: Side, onlyCaptures = false): Move[] =>
  new MoveList(board, side, onlyCaptures).moves

/** Where a side's king stands. @throws RangeError if it has none */
export function kingCell(board: Placement, side: Side): Cell {
  const king = pieceOf(side, KING)
  const cell = PALACES[side].find((at) => board[at] === king)
  if (cell === undefined) throw new RangeError('no king')
  return cell
}

/** Whether the king of a side on a cell is attacked; the other king attacks along an open file. */
export function isAttacked(board: Placement, side: Side, cell: Cell): boolean {
  const { king, chariot, cannon, horse, soldier, soldiersAt } = FOES[side]
  const rays = LINES[cell] as readonly (readonly Cell[])[]
  for (let line = 0; line < rays.length; line++) {
    const ray = rays[line] as readonly Cell[]
    let screens = 0
    for (let at = 0; at < ray.length && screens < 2; at++) {
      const piece = board[ray[at] as Cell] as Piece
      if (piece === 0) continue
      if (screens === 0 ? piece === chariot || piece === king : piece === cannon) return true
      screens += 1
    }
  }
  const jumps = JUMPS_AT[cell] as readonly Cell[]
  for (let at = 0; at < jumps.length; at += 2)
    if (board[jumps[at + 1] as Cell] === horse && board[jumps[at] as Cell] === 0) return true
  const soldiers = soldiersAt[cell] as readonly Cell[]
  for (let at = 0; at < soldiers.length; at++) if (board[soldiers[at] as Cell] === soldier) return true
  return false
}

export const isInCheck = (board: Placement, side: Side): boolean => isAttacked(board, side, kingCell(board, side))

/** The board after a move. */
export function boardAfter(board: readonly Piece[], move: Move): readonly Piece[] {
  const after = [...board]
  after[toOf(move)] = board[fromOf(move)] ?? 0
  after[fromOf(move)] = 0
  return after
}

/** The moves that a side may make: none leaves its king attacked. */
export const legalMoves = (board: readonly Piece[], side: Side): readonly Move[] =>
  pseudoMoves(board, side).filter((move) => !isInCheck(boardAfter(board, move), side))
