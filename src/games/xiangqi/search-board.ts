import { createRandom } from '../kit/random.ts'
import { CELL_COUNT, type Cell, RAYS } from './cells.ts'
import { fromOf, isAttacked, kingCell, type Move, type Placement, toOf } from './generate.ts'
import { CANNON, KING, other, type Piece, pieceOf, type Side } from './pieces.ts'
import { GUARDS, THREATS, WORTHS } from './worth.ts'

/** Random words of 32 bits for each piece on each cell, two of them: a position is the XOR of its pieces'. */
const random = createRandom(20_261_129)
const words = () => Int32Array.from({ length: 16 * CELL_COUNT }, () => random.next() * 0x1_0000_0000)
const [LOW, HIGH] = [words(), words()]
const [TURN_LOW, TURN_HIGH] = [0x51a3_c7e1 | 0, 0x2b9e_04d7 | 0]

/** What each guard that is missing costs for a unit of threat. */
const BARE = 3
/** What a cannon is worth that looks at the king with nothing, or with two pieces between. */
const OPEN_CANNON = 70
const HIDDEN_CANNON = 18
/** What it is worth to have the move. */
const TEMPO = 6

/** A board that is changed by moves and taken back, with all that a search asks of it kept as it goes. */
export class SearchBoard {
  readonly cells: Int8Array
  turn: Side
  low = 0
  high = 0
  /** Of red less black. */
  private worth = 0
  /** By side: where the king stands, guards left, and threats to the other side. */
  private readonly kings: [number, Cell, Cell]
  private readonly guards: [number, number, number] = [0, 0, 0]
  private readonly threats: [number, number, number] = [0, 0, 0]

  constructor(board: Placement, turn: Side) {
    this.cells = Int8Array.from(board)
    this.turn = turn
    this.kings = [0, kingCell(board, 1), kingCell(board, 2)]
    if (turn === 2) this.passTurn(2)
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const piece = this.cells[cell] as Piece
      if (piece !== 0) this.count(piece, cell, 1)
    }
  }

  /** Adds a piece to all sums, or takes it out. */
  private count(piece: Piece, cell: Cell, sign: 1 | -1): void {
    const at = piece * CELL_COUNT + cell
    this.low ^= LOW[at] as number
    this.high ^= HIGH[at] as number
    const side = piece < 8 ? 1 : 2
    this.worth += (WORTHS[at] as number) * (side === 1 ? sign : -sign)
    this.guards[side] += (GUARDS[piece] as number) * sign
    this.threats[side] += (THREATS[piece] as number) * sign
  }

  private passTurn(side: Side): void {
    this.turn = side
    this.low ^= TURN_LOW
    this.high ^= TURN_HIGH
  }

  /** Makes a move. @returns what it has taken, for `takeBack` */
  make(move: Move): Piece {
    const [from, to] = [fromOf(move), toOf(move)]
    const piece = this.cells[from] as Piece
    const taken = this.cells[to] as Piece
    this.cells[from] = 0
    this.cells[to] = piece
    this.count(piece, from, -1)
    if (taken !== 0) this.count(taken, to, -1)
    this.count(piece, to, 1)
    if ((piece & 7) === KING) this.kings[this.turn] = to
    this.passTurn(other(this.turn))
    return taken
  }

  takeBack(move: Move, taken: Piece): void {
    const [from, to] = [fromOf(move), toOf(move)]
    const piece = this.cells[to] as Piece
    this.cells[from] = piece
    this.cells[to] = taken
    this.count(piece, to, -1)
    if (taken !== 0) this.count(taken, to, 1)
    this.count(piece, from, 1)
    this.passTurn(other(this.turn))
    if ((piece & 7) === KING) this.kings[this.turn] = from
  }

  /** Lets the other side move instead, and back. */
  pass(): void {
    this.passTurn(other(this.turn))
  }

  isAttacked(side: Side): boolean {
    return isAttacked(this.cells, side, this.kings[side])
  }

  /** Whether whoever is to move has anything that attacks: without it, passing may be best. */
  hasThreats(): boolean {
    return this.threats[this.turn] > 0
  }

  /** What the position is worth to whoever is to move, without looking ahead. */
  evaluate(): number {
    const red = this.worth + this.safety(1) - this.safety(2)
    return (this.turn === 1 ? red : -red) + TEMPO
  }

  /** How safe a side's king is; at most 0. */
  private safety(side: Side): number {
    const foe = other(side)
    const bare = (4 - this.guards[side]) * this.threats[foe] * BARE
    return -bare - this.cannonsAt(side, pieceOf(foe, CANNON))
  }

  private cannonsAt(side: Side, cannon: Piece): number {
    // the ray towards the enemy, along the file
    const rays = RAYS[this.kings[side]] as readonly (readonly Cell[])[]
    const ray = (side === 1 ? rays[0] : rays.at(-1)) as readonly Cell[]
    let between = 0
    for (let at = 0; at < ray.length && between < 3; at++) {
      const piece = this.cells[ray[at] as Cell] as Piece
      if (piece === 0) continue
      if (piece === cannon) {
        if (between === 0) return at > 0 ? OPEN_CANNON : 0
        if (between === 2) return HIDDEN_CANNON
      }
      between += 1
    }
    return 0
  }
}
