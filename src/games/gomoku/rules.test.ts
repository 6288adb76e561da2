import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { presentState, replayRecord } from '../kit/record.ts'
import { CELLS, CENTER, type Cell, cellAt, cellBeside, columnOf, placeOf, rowOf, WAYS } from './cells.ts'
import { type Position, rules, type Setup, winnerOf } from './rules.ts'
import { game } from './table-game.ts'

const setup: Setup = { level: 'easy', side: 1, seed: 1 }
const start = rules.begin(setup)

/** Plays cells in turn. @throws Error if one is not allowed */
function played(...cells: readonly Cell[]): Position {
  const record = replayRecord(rules, setup, cells)
  if (record === undefined) throw new Error('a move is not allowed')
  return presentState(record)
}

/** Two lists of moves, one after the other by turns. */
const inTurn = (black: readonly Cell[], white: readonly Cell[]): readonly Cell[] =>
  black.flatMap((cell, at) => [cell, ...white.slice(at, at + 1)])

test('black begins, and a stone is set where none lies', () => {
  expect(start.turn).toBe(1)
  const after = played(CENTER)
  expect(after).toMatchObject({ turn: 2, last: CENTER, row: [] })
  for (const cell of [CENTER, -1, CELLS, 1.5]) expect(rules.play(after, cell)).toBeUndefined()
})

test.each(WAYS)('five in a row win, whichever way it runs: %i, %i', (across, along) => {
  const row = [0, 1, 2, 3, 4].map((step) => cellAt(5 + step * across, 7 + step * along) ?? -1)
  const apart = [0, 2, 4, 6].map((column) => cellAt(column, 0) ?? -1)
  const end = played(...inTurn(row, apart))
  expect([end.turn, winnerOf(end), game.outcomeOf(end, setup)]).toEqual([undefined, 1, 'won'])
  expect(game.outcomeOf(end, { ...setup, side: 2 })).toBe('lost')
  expect(end.row.toSorted((a, b) => a - b)).toEqual(row.toSorted((a, b) => a - b))
  expect(rules.play(end, CENTER)).toBeUndefined()
  const before = played(...inTurn(row, apart).slice(0, -1))
  expect(winnerOf(before)).toBeUndefined()
})

test('more than five win, too, and a row ends at the edge', () => {
  const [left, right] = [[0, 1, 2].map((column) => 105 + column), [4, 5, 6].map((column) => 105 + column)]
  const end = played(...inTurn([...left, ...right, 108], [0, 2, 4, 6, 8, 10]))
  expect(end.row).toHaveLength(7)
  // four at the end of one line and one at the beginning of the next
  const broken = played(...inTurn([11, 12, 13, 14, 15], [30, 32, 34, 36]))
  expect(broken.row).toEqual([])
})

test('a full board without five is a draw', () => {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell)
  const isBlack = (cell: Cell) => (((columnOf(cell) + 2 * rowOf(cell)) >> 1) & 1) === 0
  const moves = inTurn(
    cells.filter(isBlack),
    cells.filter((cell) => !isBlack(cell)),
  )
  expect(moves).toHaveLength(CELLS)
  const end = played(...moves)
  expect([end.turn, winnerOf(end), game.outcomeOf(end, setup)]).toEqual([undefined, 0, 'drawn'])
})

test('a game is kept as a short text, and a damaged text is none', () => {
  const moves = createRandom(5).shuffled(Array.from({ length: CELLS }, (_, cell) => cell))
  const text = game.encodeMoves(moves)
  expect(text.length).toBe(2 * CELLS)
  expect(game.decodeMoves(text)).toEqual(moves)
  for (const damaged of ['0', 'zz', '0!', `${text}00`]) expect(game.decodeMoves(damaged)).toBeUndefined()
  const taken = game.decodeMoves('6969')
  expect(taken && replayRecord(rules, setup, taken)).toBeUndefined()
})

test('crossings have the names that players use, and arrows stop at the edge', () => {
  expect([0, CENTER, CELLS - 1].map(placeOf)).toEqual(['A15', 'H8', 'O1'])
  expect([cellBeside(0, 'left'), cellBeside(14, 'right'), cellBeside(14, 'down')]).toEqual([0, 14, 29])
})
