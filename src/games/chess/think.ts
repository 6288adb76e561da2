import { createRandom } from '../kit/random.ts'
import { bookMoves } from './book.ts'
import type { Step } from './legal.ts'
import { moveText } from './packed-move.ts'
import type { Level, Position, Setup } from './rules.ts'
import { type Limits, MATE_NEAR, Search } from './search.ts'
import { SearchBoard } from './search-board.ts'

/** How well a level plays. */
export interface Strength extends Limits {
  /** How much chance there is in what it thinks of a move, in hundredths of a pawn. */
  readonly whim: number
  /** Whether it knows openings. */
  readonly hasBook: boolean
}
export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  easy: { plies: 1, nodes: 4_000, whim: 180, hasBook: false },
  medium: { plies: 2, nodes: 8_000, whim: 60, hasBook: true },
  hard: { plies: 3, nodes: 6_000, whim: 20, hasBook: true },
  expert: { plies: 40, nodes: 200_000, whim: 0, hasBook: true },
}

/** The move that somebody of a strength plays. @throws RangeError if there is none */
export function chooseStep({ fen, keys }: Position, strength: Strength, seed: number): Step {
  const random = createRandom(seed + keys.length)
  const known = strength.hasBook ? bookMoves(keys.at(-1) ?? '') : []
  if (known.length > 0) return random.pick(known)
  const search = new Search(new SearchBoard(fen, keys.slice(0, -1)), strength.nodes)
  const found = search.rank(strength.plies, strength.whim)
  const best = found[0]?.value ?? 0
  // a mate is not put off
  const whim = Math.abs(best) > MATE_NEAR ? 0 : strength.whim
  const chosen = found
    .map(({ move, value }) => ({ move, value: value + random.next() * whim }))
    .reduce((a, b) => (b.value > a.value ? b : a), { move: found[0]?.move ?? 0, value: best })
  if (found.length === 0) throw new RangeError('no move')
  return moveText(chosen.move)
}

/** What the computer is asked. */
export interface Question {
  readonly position: Position
  readonly setup: Pick<Setup, 'opponent' | 'seed'>
}

/** The move that the computer plays for whoever has the turn; against a friend it is what it would advise. */
export const think = ({ position, setup: { opponent, seed } }: Question): Step =>
  chooseStep(position, STRENGTHS[opponent === 'friend' ? 'expert' : opponent], seed)
