import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { BETTER, MATCH_GAMES, type MatchRules, matchShare, type Player } from '../kit/testing/match.ts'
import { bookMoves } from './book.ts'
import { formatMove, parseMove } from './fen.ts'
import { boardAfter, isInCheck, legalMoves, type Move, type Placement, pseudoMoves } from './generate.ts'
import { kindOf, other, type Piece, type Side, sideOf } from './pieces.ts'
import { LEVELS, type Level, type Position, positionOf, rules } from './rules.ts'
import { DEPTHS, findMove, think } from './think.ts'

const IS_WHOLE = MATCH_GAMES >= 20
/** A match of twenty games of the highest level takes minutes. */
const LONG_MS = 3_600_000

const start = rules.begin({ level: 'easy', side: 1, seed: 1 })

/** What each kind is worth, in soldiers. */
const WORTH = [0, 0, 2, 2, 4, 9, 4.5, 1]

/** How much more a side has on the board than the other. */
const leadOf = (board: readonly Piece[], side: Side): number =>
  board.reduce<number>((sum, piece) => {
    const worth = WORTH[kindOf(piece)] ?? 0
    return sideOf(piece) === side ? sum + worth : sum - worth
  }, 0)

/** Who has won: in the short match also whoever has a chariot and more than the other. */
const DECISIVE = 12
const leaderOf = ({ board }: Position): Side | 0 => {
  const lead = IS_WHOLE ? 0 : leadOf(board, 1)
  return Math.abs(lead) < DECISIVE ? 0 : lead > 0 ? 1 : 2
}

/** The first four moves are of the book. */
function beginByBook(seed: number): Position {
  const random = createRandom(seed)
  let position = start
  for (let count = 0; count < 4; count++) {
    const { board, turn } = position
    position = rules.play(position, random.pick(bookMoves(board, turn ?? 1))) ?? position
  }
  return position
}
const match: MatchRules<Position, Move> = {
  begin: beginByBook,
  play: rules.play,
  turnOf: (position) => (leaderOf(position) === 0 ? position.turn : undefined),
  winnerOf: (position) => position.end?.winner ?? leaderOf(position),
}
type XiangqiPlayer = Player<Position, Move>
const player =
  (level: Level): XiangqiPlayer =>
  (position, seed) =>
    think(position, { level, seed })
/** The highest level; in the short match it looks at a tenth of the positions, which is enough. */
const highest: XiangqiPlayer = IS_WHOLE
  ? player('hard')
  : (position, seed) => findMove(position, { ...DEPTHS.hard, nodes: DEPTHS.hard.nodes / 10 }, seed)

test('all moves of the book are allowed, and it has several first moves', () => {
  let positions: readonly Position[] = [start]
  const firsts = new Set(bookMoves(start.board, 1))
  expect(firsts.size).toBeGreaterThan(6)
  let count = 0
  while (positions.length > 0) {
    positions = positions.flatMap((position) =>
      [...new Set(bookMoves(position.board, position.turn ?? 1))].map((move) => {
        const next = rules.play(position, move)
        if (next === undefined) throw new Error(`${move} is not allowed`)
        count += 1
        return next
      }),
    )
  }
  expect(count).toBeGreaterThan(200)
})

test('the medium level beats the easy one', () => {
  expect(matchShare(match, player('medium'), player('easy'))).toBeGreaterThanOrEqual(BETTER)
})

test(
  'the hard level beats the medium one',
  () => {
    expect(matchShare(match, highest, player('medium'))).toBeGreaterThanOrEqual(BETTER)
  },
  LONG_MS,
)

const plainValue = (board: readonly Piece[], side: Side): number =>
  leadOf(board, side) * 10 + pseudoMoves(board, side).length - pseudoMoves(board, other(side)).length

/** Looks two moves ahead for material, then for how many moves there are. */
const plain: XiangqiPlayer = ({ board, turn = 1 }, seed) => {
  const answers = (after: readonly Piece[], enough: number) => {
    let worst = Number.POSITIVE_INFINITY
    for (const answer of pseudoMoves(after, other(turn))) {
      const last = boardAfter(after, answer)
      if (isInCheck(last, other(turn))) continue
      worst = Math.min(worst, plainValue(last, turn))
      if (worst <= enough) break
    }
    return worst
  }
  let [best, chosen] = [Number.NEGATIVE_INFINITY, 0]
  for (const move of createRandom(seed).shuffled(legalMoves(board, turn))) {
    const value = answers(boardAfter(board, move), best)
    if (value > best) [best, chosen] = [value, move]
  }
  return chosen
}

test.runIf(IS_WHOLE)(
  'the hard level gets three points of four from who looks two moves ahead',
  () => {
    expect(matchShare(match, highest, plain)).toBeGreaterThanOrEqual(0.75)
  },
  LONG_MS,
)

/** Positions of games that the computer has played with itself: whoever is to move mates in two. */
const MATES = [
  '4R3C/5k3/3P5/9/9/4R4/P4r3/9/4A2c1/4K4 w',
  '2b1ka3/4a4/4b4/8R/9/2P6/4N2rP/4n4/4N4/3AKA3 b',
  '9/2N2k3/9/9/9/3R4p/8P/4B4/3KA4/6B2 w',
  '3ak1b2/4a4/4b2R1/9/3c5/9/4cpp2/2rA4B/9/4KA3 b',
  '4P4/3k5/9/9/5N3/6B2/9/4C4/9/2BAKA3 w',
  '3akab2/4n4/b3c4/p3p3p/9/2P2rR2/P7P/R2K5/1r2A4/1Nc2A3 b',
  '3k1a3/2N1a4/8b/9/3n4p/P8/2P6/N3B4/4r4/2B2K3 b',
  '2bak4/4a4/2n5n/p3p3p/9/2B5P/P1c1c4/4C4/4N2r1/2RAKArNR b',
  '3a5/1R4N2/3k5/9/4P2P1/9/9/4r3B/4A4/3AK3c w',
  '2Ra5/5k3/3NN4/9/9/9/8P/6r1B/4K4/1c7 w',
  '3k5/4a4/4R3C/2PN5/9/5RB1p/P3P3n/9/4A4/2c1KA3 w',
  '2r1kan1C/1R2a4/4R4/3P5/1N7/1p7/P5p1P/4B4/8N/2BAK4 w',
  '9/4k1nr1/R7b/6C2/6cc1/4N4/3N4P/3CB4/4A4/4KAB2 w',
  '2Ra1k3/4P4/9/9/9/9/9/9/2nK5/c4r3 b',
  '2bk5/2N1PP3/9/9/6b2/9/9/4B4/4A4/2BAK4 w',
  '4kc3/4a3R/4b4/9/9/9/9/4BKn2/4r4/9 b',
  '9/5k3/5C3/9/9/5R3/9/9/9/3pK4 w',
  '3akab1R/9/2n1b4/p1p1p1N2/1NP2P3/9/8P/3KB4/1R3r3/4r1B2 b',
  '2bakab2/8C/9/2p6/4r4/2P3p2/P7P/R3c4/4AKCr1/1c1A3NR b',
  '3ak4/5c3/5a3/9/3c5/9/9/5A3/5K3/3A2B2 b',
  '2bak3C/4aR3/1r2c2R1/p8/9/P5B1P/r3n4/4B4/4AN3/3AK4 w',
  'c3k4/3P1R3/9/9/9/2B6/9/6p2/5K3/4r4 b',
  '4kaR2/6R2/b8/9/9/9/3p5/9/4A4/2B1KA3 w',
  '6b2/C3ak2N/4b4/9/p5r2/4c3P/P8/4B4/4Ac3/2BAK4 b',
  '2bak2r1/4a4/2c1b1n2/p3pPR1p/9/7N1/P3P3P/1r2BCN2/3n5/3AKAB1R b',
  '4ka3/9/9/2R4P1/3r5/1pB6/9/2nR5/3K5/8c b',
  '3ak4/4aP3/b3P1N2/9/4c3P/3n5/9/1C7/3K5/3A1AB2 w',
  '3ak1b2/3P5/9/2N6/2b6/9/4C4/4B4/4A1n2/3A1KB2 w',
  'C1b1R4/5k3/4N4/pn4p1p/9/6P2/8P/4r4/4A4/3AK4 w',
  '4k4/9/4Pr3/8p/9/6B2/3R5/3A4B/4K2n1/3A1p3 w',
  '2bk1ab2/4a4/9/p5C2/5r3/9/5N3/2n2K3/9/6B2 b',
  '3a1r3/9/4k2cb/3Rn4/2b1N1p1p/2B6/2n1P3P/2C2A3/9/4KA3 w',
  '1R3C3/4k4/3a5/8p/9/p5n2/9/9/4AK3/3A3r1 b',
  '5k3/2P1a4/4c4/9/9/p4p3/3r3p1/9/9/5K3 b',
  '3aka3/9/4b4/p7p/9/P8/4P3P/3KBn3/4r4/5c3 b',
  '1C1a5/4k4/5a3/8N/p4NP2/7c1/7R1/2n1B4/3K5/2B2A3 w',
  '5k3/3P5/5N3/9/2b6/9/9/9/4A4/4K4 w',
  '2bak4/4a4/4b4/4r4/9/9/P8/6n1c/9/1R1K5 b',
  '3a3R1/4ak3/9/p8/8p/2RNP1P2/2C6/4B3r/4K4/3A5 w',
  '3a1k3/1c1Ra3R/9/pr6p/9/2B6/P3P4/4B4/3K5/5r3 b',
  '3ak4/4n4/9/9/3Nr4/P4RB2/9/4CA3/4A4/2B1K4 w',
  '9/R1N6/5k3/5C3/5c3/9/9/4B4/2n1A4/3K1AB2 w',
  '2b4rC/4k4/5R3/4N3p/4R4/8P/P8/4B4/9/2c1KA3 w',
  '4k3C/3c5/b8/5c3/p3N4/4r4/9/9/5K3/9 b',
  '5k3/4P4/4bC3/9/9/9/9/4B4/4A4/2BK1A3 w',
  '2R4r1/3k5/8n/p4R2p/2p6/9/P3P1P1P/c3B4/3rN4/3AKAB2 w',
  '3k5/2N2P3/bN1a5/9/7P1/9/P8/9/4A4/4KA3 w',
  '5Rb2/R1ck5/4b4/8p/9/9/7r1/9/4AK3/3A4r w',
  '5kN2/8C/9/8n/p8/8P/4R4/9/4A4/3K2B2 w',
  '3k5/1P2R4/9/9/9/9/4P4/9/4K4/1cBr1Ar2 b',
]

const isMate = (board: Placement & readonly Piece[], side: Side) =>
  isInCheck(board, side) && legalMoves(board, side).length === 0
const canMate = (board: readonly Piece[], side: Side) =>
  legalMoves(board, side).some((move) => isMate(boardAfter(board, move), other(side)))

/** Whether every answer to a move can be answered by mate. */
function forcesMate({ board, turn = 1 }: Position, move: Move): boolean {
  const after = boardAfter(board, move)
  const answers = legalMoves(after, other(turn))
  return answers.length > 0 && answers.every((answer) => canMate(boardAfter(after, answer), turn))
}

test('the hard level finds mates in two', () => {
  const positions = (IS_WHOLE ? MATES : MATES.slice(0, 10)).map(positionOf)
  expect(positions.some(({ board, turn = 1 }) => canMate(board, turn))).toBe(false)
  const found = positions.filter((position) => forcesMate(position, highest(position, 1)))
  expect(found.length).toBeGreaterThanOrEqual(positions.length * 0.9)
})

test('a mate is not put off by a whim', () => {
  const position = positionOf('4k4/R8/9/9/9/9/9/9/1R7/3K5 w')
  for (const level of LEVELS)
    for (let seed = 0; seed < 4; seed++)
      expect(rules.play(position, think(position, { level, seed }))?.end?.winner, `${level} ${seed}`).toBe(1)
})

test('no level repeats its checks until it has lost by them', () => {
  const moves = 'a9a8 d8d9 a8a9 d9d8 a9a8 d8d9'.split(' ').map(parseMove)
  const repeating = moves.reduce<Position>(
    (position, move) => rules.play(position, move) ?? position,
    positionOf('R8/3k5/9/9/9/9/9/p1p6/p1p6/4K4 w'),
  )
  expect(repeating.past.length).toBe(7)
  for (const level of LEVELS) expect(think(repeating, { level, seed: 1 })).not.toBe(parseMove('a8a9'))
})

test('no level chases until it has lost by that', () => {
  const moves = 'b0a0 a5b5 a0b0 b5a5 b0a0 a5b5'.split(' ').map(parseMove)
  const chasing = moves.reduce<Position>(
    (position, move) => rules.play(position, move) ?? position,
    positionOf('3k1a3/4a3r/8r/9/c8/9/9/9/4A4/1R1A1K3 w'),
  )
  expect(chasing.past.length).toBe(7)
  for (const level of LEVELS) expect(think(chasing, { level, seed: 1 }), level).not.toBe(parseMove('a0b0'))
})

test('the computer moves wherever there is a move, and nowhere else', () => {
  const over = { ...start, turn: undefined }
  expect(() => think(over, { level: 'hard', seed: 1 })).toThrow(RangeError)
  const only = positionOf('3k5/9/9/9/9/9/9/9/r8/5K3 w')
  expect(legalMoves(only.board, 1).map(formatMove)).toEqual(['f0e0'])
  for (const level of LEVELS) expect(think(only, { level, seed: 1 })).toBe(parseMove('f0e0'))
})
