import { createRandom, newSeed, type Random } from '../kit/random.ts'
import { usefulMoves } from './advise.ts'
import { isWon, type Layout, type Move, rules, type Setup } from './rules.ts'

/** A playout that has drawn so often without any other move has come to its end. */
const IDLE_DRAWS = 30
const MOST_MOVES = 320
/** Playouts of a deal until it counts as one that may not be won. */
const PLAYOUTS = 60

/** Plays a deal with some chance in it. @returns the moves that win; undefined if it got stuck */
function playOut(setup: Setup, random: Random): readonly Move[] | undefined {
  let layout: Layout = rules.begin(setup)
  const moves: Move[] = []
  let idle = 0
  while (!isWon(layout) && idle < IDLE_DRAWS && moves.length < MOST_MOVES) {
    const useful = usefulMoves(layout).map((advice) => ({
      ...advice,
      worth: advice.worth + random.next() * 40 - (advice.worth < 30 ? random.next() * 60 : 0),
    }))
    const [best] = useful.toSorted((a, b) => b.worth - a.worth)
    const move: Move = best !== undefined && best.worth > 12 ? best.move : { type: 'draw' }
    const next = rules.play(layout, move)
    if (next === undefined) return undefined
    idle = move.type === 'draw' ? idle + 1 : 0
    layout = next
    moves.push(move)
  }
  return isWon(layout) ? moves : undefined
}

/** Moves that win a deal; undefined if none were found, which does not mean that there are none. */
export function winOf(setup: Setup): readonly Move[] | undefined {
  const random = createRandom(setup.seed ^ 0x5bd1_e995)
  for (let round = 0; round < PLAYOUTS; round++) {
    const moves = playOut(setup, random)
    if (moves !== undefined) return moves
  }
  return undefined
}

/** How many deals are looked at for one that can be won. */
const DEALS = 40

/** A deal that can be won: one that a few playouts have won. @param first its seed, or one from which others follow */
export function winnableDeal(draw: 1 | 3, first: number = newSeed()): Setup {
  const random = createRandom(first)
  let setup: Setup = { draw, seed: first }
  for (let round = 0; round < DEALS; round++) {
    if (winOf(setup) !== undefined) return setup
    setup = { draw, seed: random.below(0x1_0000_0000) }
  }
  return setup
}
