import { createRandom } from '../kit/random.ts'
import { levelOf, type Mode, rowsPerStep } from './levels.ts'
import { cellsOf, KINDS, type Kind, type Piece } from './pieces.ts'
import { HARD_DROP_ROW, type Landing, pointsOf, SOFT_DROP_ROW, type Streak } from './score.ts'
import {
  type ClearedRow,
  fits,
  landed,
  moved,
  ROWS,
  type Stack,
  spinOf,
  turned,
  withoutRows,
  withPiece,
} from './well.ts'

export type Action = 'left' | 'right' | 'soft' | 'drop' | 'turn' | 'back' | 'hold'

/** What the player does in a step. */
export interface Input {
  readonly isHeld: (action: Action) => boolean
  readonly isPressed: (action: Action) => boolean
  /** How far a finger drags the piece, in columns to the right and rows down. */
  readonly drag?: { readonly columns: number; readonly rows: number }
}

/** The piece that landed last, and what it did. */
export interface LastLanding extends Landing, Streak {
  readonly piece: Piece
  /** The row from which it was dropped; its own if it was not. */
  readonly from: number
  readonly cleared: readonly ClearedRow[]
  readonly points: number
  /** As the how manieth it was drawn: the name of this landing. */
  readonly at: number
  /** Steps since then. */
  readonly age: number
}

export interface Blocks extends Streak {
  readonly mode: Mode
  readonly seed: number
  readonly stack: Stack
  readonly piece: Piece
  /** How many pieces have come from the bags. */
  readonly drawn: number
  readonly held: Kind | null
  /** Whether the piece was exchanged for the held one: it may be once. */
  readonly isExchanged: boolean
  /** The part of a row that the piece has fallen. */
  readonly fallen: number
  /** Steps that the piece has lain on something, and how often moves have set that back. */
  readonly waited: number
  readonly resets: number
  /** The lowest row that the piece has reached. */
  readonly lowest: number
  /** Which kick made the last turn fit, if nothing has moved the piece since; -1 else. */
  readonly kick: number
  /** Where a held key shifts the piece, and for how many steps it has been held. */
  readonly shift: -1 | 0 | 1
  readonly shiftedFor: number
  readonly score: number
  readonly lines: number
  readonly last: LastLanding | null
  readonly isOver: boolean
}

export const SEEN_NEXT = 5
/** Steps that a held key waits before it repeats, and between two repetitions (DAS, ARR). */
const SHIFT_DELAY = 10
const SHIFT_EVERY = 2
/** Steps that a piece lies before it is locked, and how often moves may set that back. */
export const LOCK_STEPS = 30
export const MOST_RESETS = 15
/** How long a landing is remembered, in steps. */
export const MOST_AGE = 120

/** The piece that is drawn as the nth from the bags; each bag has all seven in another order. */
function drawnKind(seed: number, at: number): Kind {
  const bag = Math.floor(at / KINDS.length)
  return createRandom(seed + Math.imul(bag, 0x9e37_79b1)).shuffled(KINDS)[at % KINDS.length] ?? 'O'
}

/** The pieces that come next. */
export const nextKinds = ({ seed, drawn }: Pick<Blocks, 'seed' | 'drawn'>, count = SEEN_NEXT): readonly Kind[] =>
  Array.from({ length: count }, (_, at) => drawnKind(seed, drawn + at))

/** A piece comes in the two rows above those that are seen, in the middle, and falls into sight at once if it can. */
function withNewPiece(blocks: Blocks, kind: Kind): Blocks {
  const piece: Piece = {
    kind,
    turn: 0,
    x: kind === 'O' ? 4 : 3,
    y: kind === 'O' ? ROWS : kind === 'I' ? ROWS - 2 : ROWS - 1,
  }
  const seen = moved(blocks.stack, piece, 0, -1) ?? piece
  const fresh = { fallen: 0, waited: 0, resets: 0, kick: -1 }
  return { ...blocks, ...fresh, piece: seen, lowest: seen.y, isOver: !fits(blocks.stack, piece) }
}

const withNext = (blocks: Blocks): Blocks =>
  withNewPiece({ ...blocks, drawn: blocks.drawn + 1 }, drawnKind(blocks.seed, blocks.drawn))

export function beginBlocks(mode: Mode, seed: number): Blocks {
  return withNext({
    mode,
    seed,
    stack: [],
    piece: { kind: 'O', turn: 0, x: 0, y: 0 },
    drawn: 0,
    held: null,
    isExchanged: false,
    fallen: 0,
    waited: 0,
    resets: 0,
    lowest: 0,
    kick: -1,
    shift: 0,
    shiftedFor: 0,
    score: 0,
    lines: 0,
    combo: -1,
    isBackToBack: false,
    last: null,
    isOver: false,
  })
}

const isGrounded = ({ stack, piece }: Blocks): boolean => moved(stack, piece, 0, -1) === undefined

/** The piece moved by the player: where it has lain already, it may lie longer, up to so many times. */
function withMove(blocks: Blocks, piece: Piece, kick = -1): Blocks {
  const hasLain = blocks.waited > 0 || isGrounded(blocks)
  const next = { ...blocks, piece, kick }
  if (piece.y < blocks.lowest) return { ...next, lowest: piece.y, waited: 0, resets: 0 }
  if (!hasLain || blocks.resets >= MOST_RESETS) return next
  return { ...next, waited: 0, resets: blocks.resets + 1 }
}

function exchange(blocks: Blocks): Blocks {
  if (blocks.isExchanged) return blocks
  const put = { ...blocks, held: blocks.piece.kind, isExchanged: true }
  return blocks.held === null ? withNext(put) : withNewPiece(put, blocks.held)
}

function turn(blocks: Blocks, by: 1 | -1): Blocks {
  const made = turned(blocks.stack, blocks.piece, by)
  return made === undefined ? blocks : withMove(blocks, made.piece, made.kick)
}

/** Shifts the piece by columns to the right, as far as it can go. */
function shiftBy(blocks: Blocks, columns: number): Blocks {
  let now = blocks
  for (let left = Math.abs(columns); left > 0; left--) {
    const piece = moved(now.stack, now.piece, Math.sign(columns), 0)
    if (piece === undefined) break
    now = withMove(now, piece)
  }
  return now
}

/** Which way a held key shifts, and whether it does so in this step: at once, then after a delay again and again. */
function repeatOf({ shift, shiftedFor }: Blocks, { isHeld, isPressed }: Input) {
  if (isPressed('left') || isPressed('right'))
    return { shift: isPressed('right') ? 1 : -1, shiftedFor: 0, isDue: true } as const
  const isKept = (shift === -1 && isHeld('left')) || (shift === 1 && isHeld('right'))
  if (isKept) {
    const steps = shiftedFor + 1
    return { shift, shiftedFor: steps, isDue: steps >= SHIFT_DELAY && (steps - SHIFT_DELAY) % SHIFT_EVERY === 0 }
  }
  // the other key may still be held
  const other = isHeld('left') ? -1 : isHeld('right') ? 1 : 0
  return { shift: other, shiftedFor: 0, isDue: other !== 0 } as const
}

function withShift(blocks: Blocks, input: Input): Blocks {
  const { shift, shiftedFor, isDue } = repeatOf(blocks, input)
  const steered: Blocks = { ...blocks, shift, shiftedFor }
  return shiftBy(steered, (isDue ? shift : 0) + (input.drag?.columns ?? 0))
}

/** Lets the piece fall by whole rows, as far as it can. */
function fallBy(blocks: Blocks, rows: number, pointsARow: number): Blocks {
  let now = blocks
  for (let left = rows; left > 0; left--) {
    const piece = moved(now.stack, now.piece, 0, -1)
    if (piece === undefined) break
    const isLower = piece.y < now.lowest
    now = { ...now, piece, kick: -1, score: now.score + pointsARow }
    if (isLower) now = { ...now, lowest: piece.y, waited: 0, resets: 0 }
  }
  return now
}

function fall(blocks: Blocks, input: Input): Blocks {
  const isSoft = input.isHeld('soft')
  const dragged = fallBy(blocks, input.drag?.rows ?? 0, SOFT_DROP_ROW)
  if (isGrounded(dragged)) return { ...dragged, fallen: 0 }
  const fallen = dragged.fallen + rowsPerStep(levelOf(dragged), isSoft)
  const now = fallBy(dragged, Math.floor(fallen), isSoft ? SOFT_DROP_ROW : 0)
  return { ...now, fallen: isGrounded(now) ? 0 : fallen % 1 }
}

/** Locks the piece where it lies: full rows go, points are given, the next piece comes. */
function lock(blocks: Blocks, from: number): Blocks {
  const { stack, full } = withPiece(blocks.stack, blocks.piece)
  const rest = withoutRows(stack, full)
  const lines = full.length
  const landing: Landing = {
    lines,
    spin: blocks.kick >= 0 ? spinOf(blocks.stack, blocks.piece, blocks.kick) : null,
    isAllClear: lines > 0 && rest.length === 0,
  }
  const { points, streak } = pointsOf(landing, blocks, levelOf(blocks))
  const last = { ...landing, ...streak, piece: blocks.piece, from, cleared: full, points, at: blocks.drawn, age: 0 }
  // a raised clear is told as such: the streak before it counts
  const told = { ...last, isBackToBack: blocks.isBackToBack && streak.isBackToBack && lines > 0 }
  const score = blocks.score + points
  const now = { ...blocks, ...streak, stack: rest, score, lines: blocks.lines + lines, last: told, isExchanged: false }
  const isOut = cellsOf(blocks.piece).every(([, y]) => y >= ROWS)
  return isOut ? { ...now, isOver: true } : withNext(now)
}

function hardDrop(blocks: Blocks): Blocks {
  const rows = blocks.piece.y - landed(blocks.stack, blocks.piece).y
  return lock(fallBy(blocks, rows, HARD_DROP_ROW), blocks.piece.y)
}

/** One step, sixty of which are a second. */
export function stepBlocks(given: Blocks, input: Input): Blocks {
  if (given.isOver) return given
  let now = given
  if (now.last !== null && now.last.age < MOST_AGE) now = { ...now, last: { ...now.last, age: now.last.age + 1 } }
  if (input.isPressed('hold')) now = exchange(now)
  if (now.isOver) return now
  if (input.isPressed('turn')) now = turn(now, 1)
  if (input.isPressed('back')) now = turn(now, -1)
  now = withShift(now, input)
  if (input.isPressed('drop')) return hardDrop(now)
  now = fall(now, input)
  if (!isGrounded(now)) return now
  if (now.waited + 1 < LOCK_STEPS) return { ...now, waited: now.waited + 1 }
  return lock(now, now.piece.y)
}
