import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { replayRecord } from '../kit/record.ts'
import { MATCH_GAMES } from '../kit/testing/match.ts'
import { formatFen, formatMove, parseMove } from './fen.ts'
import { boardAfter, fromOf, legalMoves } from './generate.ts'
import { other, type Piece, type Side } from './pieces.ts'
import { MOST_QUIET, type Position, positionOf, RESIGN, rules, START } from './rules.ts'
import { game } from './table-game.ts'

const setup = { level: 'easy', side: 1, seed: 1 } as const
const start = rules.begin(setup)

function perft(board: readonly Piece[], side: Side, depth: number): number {
  const moves = legalMoves(board, side)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + perft(boardAfter(board, move), other(side), depth - 1), 0)
}

test('there are as many lines of play as the field has counted', () => {
  const depths = MATCH_GAMES < 20 ? [1, 2, 3] : [1, 2, 3, 4]
  const counted = [44, 1920, 79_666, 3_290_240].slice(0, depths.length)
  expect(depths.map((depth) => perft(start.board, 1, depth))).toEqual(counted)
})

/** Where a piece may go, such as `d0 f0`; the kings stand apart from it. */
function goals(fen: string, from: string): string {
  const { board, turn } = positionOf(fen)
  return legalMoves(board, turn ?? 1)
    .map(formatMove)
    .filter((move) => move.startsWith(from))
    .map((move) => move.slice(2))
    .toSorted()
    .join(' ')
}

test('a chariot goes straight until something stands in its way, and takes what is not its own', () => {
  expect(goals('3k5/9/9/9/4p4/9/4R1P2/9/9/5K3 w', 'e3')).toBe('a3 b3 c3 d3 e0 e1 e2 e4 e5 f3')
})

test('a cannon goes as a chariot, and takes what stands behind exactly one piece', () => {
  expect(goals('3kr4/9/4n4/9/4p4/9/4C1P1r/9/9/5K3 w', 'e3')).toBe('a3 b3 c3 d3 e0 e1 e2 e4 e7 f3 i3')
})

test('a horse goes one point straight and one diagonally, unless its leg is blocked', () => {
  expect(goals('3k5/9/9/9/9/4p4/4N4/9/9/5K3 w', 'e3')).toBe('c2 c4 d1 f1 g2 g4')
})

test('an elephant goes two points diagonally, not over the river and not through a blocked eye', () => {
  expect(goals('3k5/9/9/9/9/4B4/9/9/9/5K3 w', 'e4')).toBe('c2 g2')
  expect(goals('3k5/9/9/9/9/4B4/5p3/9/9/5K3 w', 'e4')).toBe('c2')
})

test('advisors and kings stay in their palaces', () => {
  expect(goals('3k5/9/9/9/9/9/9/9/4A4/5K3 w', 'e1')).toBe('d0 d2 f2')
  expect(goals('3k5/9/9/9/9/9/9/5K3/9/9 w', 'f2')).toBe('e2 f1')
  expect(goals('3k5/9/9/9/9/9/9/5A3/9/4K4 w', 'f2')).toBe('e1')
})

test('a soldier goes ahead, over the river sideways, too, and never back', () => {
  expect(goals('3k5/9/9/9/9/9/2P6/9/9/5K3 w', 'c3')).toBe('c4')
  expect(goals('3k5/9/9/9/2P6/9/9/9/9/5K3 w', 'c5')).toBe('b5 c6 d5')
  expect(goals('2P6/9/3k5/9/9/9/9/9/9/5K3 w', 'c9')).toBe('b9 d9')
  expect(goals('5k3/9/9/2p6/9/9/9/9/9/3K5 b', 'c6')).toBe('c5')
})

test('the kings may not face each other, and nobody may leave his own attacked', () => {
  expect(goals('4k4/9/9/9/9/9/9/9/4A4/4K4 w', 'e1')).toBe('')
  expect(goals('4k4/9/9/9/9/9/9/9/9/3K5 w', 'd0')).toBe('d1')
  const { board, turn } = positionOf('3k5/9/9/9/9/9/9/5n3/4A4/4K4 w')
  expect(legalMoves(board, turn ?? 1).map(formatMove)).toEqual(['e1f2', 'e0f0'])
})

const play = (position: Position, moves: string) =>
  moves.split(' ').reduce<Position>((now, move) => {
    const next = rules.play(now, parseMove(move))
    if (next === undefined) throw new Error(`${move} is not allowed`)
    return next
  }, position)

test('who is mated loses, and who has no move left loses as well', () => {
  const mated = play(positionOf('3k5/1R7/R8/9/9/9/9/9/9/4K4 w'), 'a7a9')
  expect(mated).toMatchObject({ turn: undefined, isCheck: true, end: { winner: 1, reason: 'mate' } })
  expect(play(positionOf('3k5/9/9/9/9/9/9/9/9/4K1R2 w'), 'g0g8')).toMatchObject({
    isCheck: false,
    end: { winner: 1, reason: 'stalemate' },
  })
})

test('a move that is none is refused, and nothing is played after the end', () => {
  expect(rules.play(start, parseMove('h2h9'))).toMatchObject({ end: undefined })
  expect(rules.play(start, parseMove('h2h8'))).toBeUndefined()
  expect(rules.play(start, parseMove('h7e7'))).toBeUndefined()
  const given = rules.play(start, RESIGN)
  expect(given).toMatchObject({ turn: undefined, end: { winner: 2, reason: 'resigned' } })
  expect(given && rules.play(given, parseMove('h2e2'))).toBeUndefined()
})

/** Plays moves in a round until the game is over. */
function repeat(fen: string, moves: string) {
  let position = positionOf(fen)
  for (let count = 0; count < 4 && position.end === undefined; count++)
    for (const move of moves.split(' ')) if (position.end === undefined) position = play(position, move)
  return position.end
}

test('a position that comes the third time is a draw', () => {
  expect(repeat('3k5/9/9/9/9/9/9/9/9/R3K4 w', 'a0a1 d9d8 a1a0 d8d9')).toEqual({ winner: 0, reason: 'repetition' })
})

test('who gave check all along loses by repeating; checks of both sides are a draw', () => {
  const checks = 'a9a8 d8d9 a8a9 d9d8'
  expect(repeat('R8/3k5/9/9/9/9/9/9/9/4K4 w', checks)).toEqual({ winner: 2, reason: 'perpetual' })
  expect(repeat('4k4/9/9/9/9/9/9/9/3K5/r8 b', 'a0a1 d1d0 a1a0 d0d1')).toEqual({ winner: 1, reason: 'perpetual' })
  // one quiet move in the round, and the draw is a draw
  expect(repeat('R8/3k5/9/9/9/9/9/9/9/4K4 w', 'a9b9 d8d7 b9b7 d7d8 b7a7 d8d9 a7a9 d9d8')).toMatchObject({
    reason: 'repetition',
  })
})

test('who chased one piece all along loses by repeating', () => {
  expect(repeat('3k5/9/9/9/c8/9/9/9/9/1R2K4 w', 'b0a0 a5b5 a0b0 b5a5')).toEqual({ winner: 2, reason: 'chase' })
  expect(repeat('1r2k4/9/9/9/9/C8/9/9/9/3K5 b', 'b9a9 a4b4 a9b9 b4a4')).toEqual({ winner: 1, reason: 'chase' })
})

test.for([
  ['a piece that is protected', '3k5/9/9/9/c7r/9/9/9/9/1R2K4 w', 'b0a0 a5b5 a0b0 b5a5'],
  ['a chariot that could take the chaser', '3k5/9/9/9/r8/9/9/9/9/1R2K4 w', 'b0a0 a5b5 a0b0 b5a5'],
  [
    'a piece that one chariot threatens while another one moves',
    '3k5/9/9/9/c8/9/9/9/9/R1R1K4 w',
    'c0c1 a5a4 c1c0 a4a5',
  ],
  [
    'a piece that flees every second time only',
    '3k5/9/9/9/c8/9/9/9/9/1R2K4 w',
    'b0a0 a5b5 a0a1 b5a5 a1b1 d9d8 b1b0 d8d9',
  ],
] as const)('%s is not chased: a draw', ([, fen, moves]) => {
  expect(repeat(fen, moves)).toEqual({ winner: 0, reason: 'repetition' })
})

test('a hundred and twenty moves without a capture are a draw', () => {
  // the red king and chariot walk so that no position comes three times
  const random = createRandom(5)
  let position = positionOf('3k5/9/9/9/4p4/4P4/9/9/9/R3K4 w')
  const times = new Map<string, number>()
  while (position.end === undefined) {
    const { board, turn, past } = position
    const moves = legalMoves(board, turn ?? 1).filter((move) => {
      const next = rules.play(position, move)
      return next?.past.length === past.length + 1 && (times.get(next.past.at(-1)?.fen ?? '') ?? 0) < 2 && !next.isCheck
    })
    const next = rules.play(position, random.pick(moves))
    if (next === undefined) throw new Error('not allowed')
    position = next
    const fen = position.past.at(-1)?.fen ?? ''
    times.set(fen, (times.get(fen) ?? 0) + 1)
  }
  expect([position.end, position.past.length]).toEqual([{ winner: 0, reason: 'quiet' }, MOST_QUIET + 1])
})

test('where no piece is left that can cross the river it is a draw', () => {
  expect(play(positionOf('3k5/9/9/9/9/9/9/9/4p4/4K4 w'), 'e0e1').end).toEqual({ winner: 0, reason: 'bare' })
})

test('a position is its text and back, and a game its moves', () => {
  expect(formatFen(start.board, 1)).toBe(START)
  const moves = ['h2e2', 'h9g7', 'h0g2'].map(parseMove)
  const record = replayRecord(rules, setup, [...moves, RESIGN])
  expect(record?.states.at(-1)?.end).toEqual({ winner: 1, reason: 'resigned' })
  expect(game.encodeMoves([...moves, RESIGN])).toBe('h2e2h9g7h0g2----')
  expect(game.decodeMoves('h2e2h9g7h0g2----')).toEqual([...moves, RESIGN])
  expect(game.decodeMoves('h2e2z9g7')).toBeUndefined()
  expect(fromOf(parseMove('a0a1'))).toBe(81)
})
