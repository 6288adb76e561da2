import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presentState } from '../kit/record.ts'
import { createTable } from '../kit/table/table.ts'
import { createKeeper, STEP_MS, standingIn } from './keeper.ts'
import { readRoom } from './room.ts'
import type { Position } from './rules.ts'
import { game } from './table-game.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A keeper in a room of its own. */
function keeperIn(...rows: readonly string[]) {
  const begun: Position = readRoom(rows)
  const table = createTable({ ...game, rules: { ...game.rules, begin: () => begun } }, undefined, '01')
  const keeper = createKeeper(table)
  const position = () => presentState(table.store.get().record)
  const standing = () => standingIn(keeper.store.get(), position())
  return { table, keeper, position, standing }
}
const HALL = ['########', '#@  $ .#', '#      #', '########']

test('he walks step by step, and stops where he is when he is told something else', () => {
  const { keeper, standing } = keeperIn(...HALL)
  expect(keeper.walkTo(22)).toBe(true)
  expect(standing().cell).not.toBe(9) // the first step is made at once
  vi.advanceTimersByTime(STEP_MS * 2)
  const half = standing().cell
  expect(half).not.toBe(22)
  keeper.step('left')
  vi.advanceTimersByTime(STEP_MS * 9)
  expect(standing().cell).toBe(half - 1)
  keeper.walkTo(22)
  vi.advanceTimersByTime(STEP_MS * 9)
  expect(standing().cell).toBe(22)
})

test('a step pushes the box that is there; where it does not go he only turns', () => {
  const { keeper, standing, position, table } = keeperIn('######', '#@$.##', '######')
  expect(keeper.step('down')).toBe(false)
  expect(standing()).toMatchObject({ cell: 7, facing: 'down' })
  expect(keeper.step('right')).toBe(true)
  expect([standing().cell, position().boxes]).toEqual([8, [9]])
  expect(table.store.get().outcome).toBe('won')
})

test('a tapped box is pushed from beside it, and walked to from afar', () => {
  const { keeper, standing, position } = keeperIn(...HALL)
  keeper.goTo(0)
  vi.advanceTimersByTime(STEP_MS * 9)
  expect([standing().cell, position().boxes]).toEqual([11, [12]])
  keeper.goTo(0)
  expect([standing().cell, position().boxes]).toEqual([12, [13]])
})

test('a box that is tapped on the way is pushed, and the walk is at its end', () => {
  const { keeper, standing, position } = keeperIn(...HALL)
  keeper.walkTo(13)
  vi.advanceTimersByTime(STEP_MS)
  expect(standing().cell).toBe(11)
  keeper.goTo(0)
  vi.advanceTimersByTime(STEP_MS * 9)
  expect([standing().cell, position().boxes]).toEqual([12, [13]])
})

test('a box is brought to where it is sent, and each push is taken back by one undo', () => {
  const { keeper, standing, position, table } = keeperIn(...HALL)
  expect(keeper.send(0, 9)).toBe(true)
  expect(keeper.send(0, 0)).toBe(false)
  vi.advanceTimersByTime(STEP_MS * 40)
  expect(position().boxes).toEqual([9])
  expect(table.store.get().record.moves).toHaveLength(3)
  keeper.undo()
  expect([position().boxes, standing().cell, standing().facing]).toEqual([[10], 11, 'left'])
  keeper.undo()
  keeper.undo()
  keeper.undo()
  expect(position().boxes).toEqual([12])
})

test('a hint is played from wherever he stands', () => {
  const { keeper, position } = keeperIn(...HALL)
  keeper.walkTo(22)
  keeper.play({ box: 0, direction: 'right' })
  vi.advanceTimersByTime(STEP_MS * 20)
  expect(position().boxes).toEqual([13])
})
