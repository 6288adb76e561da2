import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { BETTER, type MatchRules, matchShare } from '../kit/testing/match.ts'
import {
  type Cell,
  countOf,
  type Level,
  movesOf,
  other,
  type Position,
  rules,
  type Setup,
  type Side,
  winnerOf,
} from './rules.ts'
import { think } from './think.ts'

const setup = (level: Level, seed = 1): Setup => ({ level, side: 1, seed })
const start = rules.begin(setup('easy'))

/** How many lines of so many moves there are; a pass is a move of its own. */
function perft(position: Position, depth: number): number {
  if (depth === 0) return 1
  if (position.turn === undefined) return 1
  const moves = movesOf(position.cells, position.turn)
  return moves.reduce((sum, cell) => {
    const next = rules.play(position, cell)
    if (next === undefined) return sum
    return sum + perft(next, next.passed === undefined || depth === 1 ? depth - 1 : Math.max(0, depth - 2))
  }, 0)
}

test('there are as many lines of play as the field has counted', () => {
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(start, depth))).toEqual([4, 12, 56, 244, 1396, 8200])
})

test('a disc is set where it turns others, and turns all between it and one of its own', () => {
  expect(movesOf(start.cells, 1)).toEqual([19, 26, 37, 44])
  expect(rules.play(start, 0)).toBeUndefined()
  expect(rules.play(start, 27)).toBeUndefined()
  expect(rules.play(start, 19)).toMatchObject({ turn: 2, last: 19, turned: [27] })
})

test('who cannot move passes, and when neither can the game is over', () => {
  const cells = Array.from({ length: 64 }, (_, cell): 0 | Side =>
    cell === 0 ? 1 : cell === 1 ? 2 : cell === 8 ? 2 : 0,
  )
  const position: Position = { ...start, cells, turn: 1 }
  const next = rules.play(position, 2)
  expect(next).toMatchObject({ turn: 1, passed: 2 })
  const end = next && rules.play(next, 16)
  expect(end?.turn).toBeUndefined()
  expect(end && winnerOf(end)).toBe(1)
})

/** The first four moves are chance's. */
function beginAnyhow(seed: number): Position {
  const random = createRandom(seed)
  let position = start
  for (let count = 0; count < 4; count++) {
    const { cells, turn } = position
    position = (turn && rules.play(position, random.pick(movesOf(cells, turn)))) ?? position
  }
  return position
}
const match: MatchRules<Position, Cell> = {
  begin: beginAnyhow,
  play: rules.play,
  turnOf: ({ turn }) => turn,
  winnerOf: (position) => winnerOf(position) ?? 0,
}
const player = (level: Level) => (position: Position, seed: number) => think(position, { level, seed })

test.each([
  ['medium', 'easy'],
  ['hard', 'medium'],
] as const)('%s beats %s', (stronger, weaker) => {
  expect(matchShare(match, player(stronger), player(weaker))).toBeGreaterThanOrEqual(BETTER)
})

test('the hard level takes a corner that it is given, and plays the end without fault', () => {
  const cells = start.cells.map((disc, cell) => (cell === 1 ? 2 : cell === 2 ? 1 : disc))
  expect(think({ ...start, cells, turn: 1 }, setup('hard'))).toBe(0)
  expect(() => think({ ...start, turn: undefined }, setup('hard'))).toThrow(RangeError)
  expect(countOf(start, other(1))).toBe(2)
})
