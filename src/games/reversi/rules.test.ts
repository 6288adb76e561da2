import { expect, test } from 'vitest'
import { beginRecord, type GameRecord, presentState, withMove } from '../kit/record.ts'
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

/** Lets two levels play, each on both sides. @returns how many games the first one has won of so many */
function compare(one: Level, second: Level, games: number): number {
  let wins = 0
  for (let game = 0; game < games; game++) {
    const side: Side = game % 2 === 0 ? 1 : 2
    let record: GameRecord<Setup, Position, Cell> = beginRecord(rules, setup(one, game))
    for (let { turn } = start; turn !== undefined; { turn } = presentState(record)) {
      const position = presentState(record)
      record = withMove(rules, record, think(position, setup(turn === side ? one : second, game * 977)))
    }
    wins += Number(winnerOf(presentState(record)) === side)
  }
  return wins
}

test('each level beats the one below it', () => {
  expect(compare('medium', 'easy', 20)).toBeGreaterThanOrEqual(14)
  expect(compare('hard', 'medium', 2)).toBe(2)
})

test('the hard level takes a corner that it is given, and plays the end without fault', () => {
  const cells = start.cells.map((disc, cell) => (cell === 1 ? 2 : cell === 2 ? 1 : disc))
  expect(think({ ...start, cells, turn: 1 }, setup('hard'))).toBe(0)
  expect(() => think({ ...start, turn: undefined }, setup('hard'))).toThrow(RangeError)
  expect(countOf(start, other(1))).toBe(2)
})
