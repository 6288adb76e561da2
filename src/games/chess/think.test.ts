import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { BETTER, MATCH_GAMES, type MatchRules, matchShare } from '../kit/testing/match.ts'
import { bookMoves } from './book.ts'
import { legalMoves } from './generate.ts'
import { optionsOf, START, type Step } from './legal.ts'
import { moveText } from './packed-move.ts'
import { type Level, leadOf, type Position, rules } from './rules.ts'
import { SearchBoard } from './search-board.ts'
import mates from './testing/mates-in-two.json' with { type: 'json' }
import { plainStep } from './testing/plain-searcher.ts'
import { chooseStep, STRENGTHS, think } from './think.ts'

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
const start = rules.begin({ opponent: 'expert', side: 'w', seed: 1 })
const at = (fen: string): Position => ({ ...start, fen, keys: [fen], turn: fen.includes(' w ') ? 'w' : 'b' })

/** How many lines of so many moves there are. */
function perft(board: SearchBoard, depth: number): number {
  const moves = legalMoves(board)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => {
    board.make(move)
    const count = perft(board, depth - 1)
    board.takeBack(move)
    return sum + count
  }, 0)
}

test('the computer finds as many lines of play as the field has counted', () => {
  expect([1, 2, 3].map((depth) => perft(new SearchBoard(START), depth))).toEqual([20, 400, 8902])
  expect([1, 2].map((depth) => perft(new SearchBoard(KIWIPETE), depth))).toEqual([48, 2039])
  // pins, promotions and captures in passing
  expect(perft(new SearchBoard('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'), 4)).toBe(43_238)
  expect(perft(new SearchBoard('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1'), 3)).toBe(9467)
})

test('it knows the same moves as the rules, and its board is the one they describe', () => {
  for (const seed of [1, 2, 3]) {
    const random = createRandom(seed)
    let position = start
    const board = new SearchBoard(START)
    for (let ply = 0; ply < 60 && position.end === undefined; ply++) {
      const moves = legalMoves(board)
      const allowed = optionsOf(position.fen).map(({ from, to, promotion }) => from + to + (promotion ?? ''))
      expect(moves.map(moveText).toSorted()).toEqual(allowed.toSorted())
      const move = random.pick(moves)
      board.make(move)
      position = rules.play(position, moveText(move)) ?? position
      const { low, high, middle, end, phase } = new SearchBoard(position.fen)
      expect(board).toMatchObject({ low, high, middle, end, phase })
    }
  }
})

/** A lead of so many pawns decides a match. */
const DECISIVE = 9
const isDecided = (position: Position) => position.end !== undefined || Math.abs(leadOf(position, 'w')) >= DECISIVE

/** A match begins after an opening that is often played. */
function beginOpened(seed: number): Position {
  const random = createRandom(seed)
  let position = start
  for (let ply = 0; ply < 6; ply++) {
    const known = bookMoves(position.keys.at(-1) ?? '')
    position = rules.play(position, random.pick(known)) ?? position
  }
  return position
}
const match: MatchRules<Position, Step> = {
  begin: beginOpened,
  play: rules.play,
  turnOf: (position) => (isDecided(position) ? undefined : position.turn === 'w' ? 1 : 2),
  winnerOf: (position) => {
    const lead = leadOf(position, 'w')
    if (position.end !== undefined) return position.end.winner === undefined ? 0 : position.end.winner === 'w' ? 1 : 2
    return lead > 0 ? 1 : 2
  },
}
/** A match of few games has the best level think a twentieth as long as it does: it is to win even so. */
const HASTE = MATCH_GAMES < 20 ? 20 : 1
function player(level: Level) {
  const strength = STRENGTHS[level]
  const nodes = level === 'expert' ? strength.nodes / HASTE : strength.nodes
  return (position: Position, seed: number) => chooseStep(position, { ...strength, nodes }, seed)
}
const LONG = 3_600_000

test.each([
  ['medium', 'easy'],
  ['hard', 'medium'],
  ['expert', 'hard'],
] as const)('%s beats %s', { timeout: LONG }, (stronger, weaker) => {
  expect(matchShare(match, player(stronger), player(weaker))).toBeGreaterThanOrEqual(BETTER)
})

test('the best level wins three of four games against a plain look two moves ahead', { timeout: LONG }, () => {
  expect(matchShare(match, player('expert'), plainStep)).toBeGreaterThanOrEqual(0.75)
})

/** Whether the side that has the turn can give mate by so many moves of its own. */
function hasMate(board: SearchBoard, moves: number): boolean {
  return legalMoves(board).some((move) => isMating(board, move, moves))
}
function isMating(board: SearchBoard, move: number, moves: number): boolean {
  board.make(move)
  const answers = legalMoves(board)
  const isMate =
    answers.length === 0
      ? board.isInCheck()
      : moves > 1 &&
        answers.every((answer) => {
          board.make(answer)
          const isNear = hasMate(board, moves - 1)
          board.takeBack(answer)
          return isNear
        })
  board.takeBack(move)
  return isMate
}

const problems = (mates as [string, Step][]).slice(0, MATCH_GAMES < 20 ? 10 : undefined)

test('each problem is a mate in two by one first move alone', () => {
  for (const [fen, first] of problems) {
    const board = new SearchBoard(fen)
    expect(hasMate(board, 1), fen).toBe(false)
    const keys = legalMoves(board).filter((move) => isMating(board, move, 2))
    expect(keys.map(moveText), fen).toEqual([first])
  }
})

test('the best level finds nine of ten mates in two', () => {
  const found = problems.filter(
    ([fen, first]) => think({ position: at(fen), setup: { opponent: 'expert', seed: 1 } }) === first,
  )
  expect(found.length).toBeGreaterThanOrEqual(problems.length * 0.9)
})

test.each(['easy', 'medium', 'hard', 'expert'] as const)('%s gives the mate that is there', (opponent) => {
  expect(think({ position: at('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1'), setup: { opponent, seed: 3 } })).toBe('d1d8')
})

test('nothing is thought where no move is left', () => {
  expect(() =>
    think({ position: at('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), setup: { opponent: 'expert', seed: 1 } }),
  ).toThrow(RangeError)
})

test('a position that came before is known again: it does not let a won game be drawn', () => {
  const steps = ['g1h1', 'a8b8', 'h1g1', 'b8a8', 'g1h1', 'a8b8']
  const won = at('k7/8/8/8/8/8/5Q2/6K1 w - - 0 1')
  const position = steps.reduce<Position>((before, step) => rules.play(before, step) ?? before, {
    ...won,
    keys: ['k7/8/8/8/8/8/5Q2/6K1 w - -'],
  })
  const next = think({ position, setup: { opponent: 'expert', seed: 1 } })
  expect(rules.play(position, next)?.end?.reason).not.toBe('threefold')
})
