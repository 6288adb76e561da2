import { expect, test } from 'vitest'
import type { Direction } from '../kit/input/direction.ts'
import { createRandom } from '../kit/random.ts'
import { beginRecord, presentState, replayRecord, withMove } from '../kit/record.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { canMove, largestTile, type Position, powersOf, rules } from './rules.ts'

/** A board of the given powers by rows. */
function boardOf(...rows: readonly (readonly number[])[]): Position {
  const size = rows.length
  const tiles = rows.flat().flatMap((power, cell) => (power > 0 ? [{ id: cell + 1, power, cell }] : []))
  return { ...rules.begin({ size, seed: 1 }), size, tiles, nextId: size ** 2 + 1, score: 0 }
}

/** The rows after a move, without the tile that came with it. */
function rowsAfter(board: Position, direction: Direction): readonly (readonly number[])[] | undefined {
  const moved = rules.play(board, direction)
  if (moved === undefined) return undefined
  const powers = powersOf({ size: moved.size, tiles: moved.tiles.filter(({ id }) => !moved.fresh.includes(id)) })
  return Array.from({ length: moved.size }, (_, row) => powers.slice(row * moved.size, (row + 1) * moved.size))
}

test('equal neighbours merge towards the side that is moved to, each tile once', () => {
  const row = (...powers: readonly number[]) => boardOf(powers, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
  expect(rowsAfter(row(1, 1, 1, 1), 'left')?.[0]).toEqual([2, 2, 0, 0])
  expect(rowsAfter(row(1, 1, 1, 0), 'left')?.[0]).toEqual([2, 1, 0, 0])
  expect(rowsAfter(row(1, 1, 1, 0), 'right')?.[0]).toEqual([0, 0, 1, 2])
  expect(rowsAfter(row(2, 1, 1, 0), 'left')?.[0]).toEqual([2, 2, 0, 0])
  expect(rowsAfter(row(1, 0, 0, 1), 'right')?.[0]).toEqual([0, 0, 0, 2])
  expect(rowsAfter(row(1, 2, 1, 2), 'left')).toBeUndefined()
  expect(rowsAfter(row(0, 1, 0, 0), 'down')).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ])
})

test('a merge adds what it makes, and says what is gone and where to', () => {
  const board = boardOf([1, 1, 3, 3], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
  const moved = rules.play(board, 'left')
  expect(moved).toMatchObject({ gain: 4 + 16, score: 20, moves: 1, merged: [1, 3] })
  expect(moved?.gone).toEqual([
    { id: 2, power: 1, cell: 0 },
    { id: 4, power: 3, cell: 1 },
  ])
  expect(moved?.fresh).toHaveLength(1)
})

test('a board without equal neighbours and free cells has no move', () => {
  const full = [
    [1, 2, 1, 2],
    [2, 1, 2, 1],
    [1, 2, 1, 2],
    [2, 1, 2, 1],
  ]
  expect(canMove(boardOf(...full))).toBe(false)
  expect(canMove(boardOf([1, 2, 1, 2], [2, 1, 2, 1], [1, 2, 1, 2], [2, 1, 2, 2]))).toBe(true)
  expect(canMove(boardOf([1, 2, 1, 2], [2, 1, 2, 1], [1, 2, 1, 2], [2, 1, 2, 0]))).toBe(true)
  // the last cell of a row and the first of the next are no neighbours
  expect(canMove(boardOf([1, 2, 3], [3, 4, 5], [5, 6, 7]))).toBe(false)
})

const ORDER: readonly Direction[] = ['left', 'down', 'right', 'up']

test.each([4, 5])('a bot plays %i x %i to its end, and the game can be kept and played again', (size) => {
  const random = createRandom(size)
  let record = beginRecord(rules, { size, seed: 20_261_129 })
  while (canMove(presentState(record)) && record.moves.length < 4000) {
    const before = record
    const order = random.next() < 0.05 ? random.shuffled(ORDER) : ORDER
    for (const direction of order) {
      record = withMove(rules, record, direction)
      if (record !== before) break
    }
    expect(record).not.toBe(before)
  }
  const end = presentState(record)
  expect(canMove(end)).toBe(size > 4 && record.moves.length === 4000)
  expect(largestTile(end)).toBeGreaterThanOrEqual(128)
  const text = encodeMoves(record.moves)
  expect(text.length).toBeLessThan(record.moves.length / 2)
  expect(replayRecord(rules, record.setup, decodeMoves(text) ?? [])).toEqual(record)
})

test('a text that is no list of moves is none', () => {
  expect(decodeMoves('3:A')).toEqual(['up', 'up', 'up'])
  for (const text of ['', '3', '4:A', '1:AA', '1:!', '-1:', '9999999:A']) expect(decodeMoves(text)).toBeUndefined()
  expect(decodeMoves(encodeMoves([]))).toEqual([])
})
