import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FromGame } from '../../../shared/games/bridge.ts'
import * as connection from '../bridge/connect.ts'
import { flush } from '../bridge/save.ts'
import { presentState } from '../record.ts'
import { createTable, type TableGame } from './table.ts'

/** Counts up by one to three; at ten it is over. */
const counting: TableGame<number, number, number> = {
  rules: {
    begin: (first) => first,
    play: (sum, move) => (move >= 1 && move <= 3 ? sum + move : undefined),
  },
  newSetup: () => 0,
  variantOf: () => 'only',
  outcomeOf: (sum) => (sum >= 10 ? 'ended' : undefined),
  scoreOf: (sum) => sum,
  setupSchema: v.number(),
  encodeMoves: (moves) => moves.join(''),
  decodeMoves: (text) => [...text].map(Number),
  describe: (sum) => ({ progress: { sum } }),
}

const told: FromGame[] = []
beforeEach(() => {
  flush() // what the test before has left
  told.length = 0
  vi.spyOn(connection, 'tell').mockImplementation((message) => void told.push(message))
})
const saves = () => {
  flush()
  return told.filter((message) => message.type === 'save')
}
const results = () => told.filter((message) => message.type === 'result')
const open = (saved?: string) => createTable(counting, saved, 'only')

test('a game is kept after each move, and goes on where it was', () => {
  const table = open()
  table.play(2)
  table.play(3)
  const { state } = saves().at(-1) ?? {}
  const again = open(state)
  expect(presentState(again.store.get().record)).toBe(5)
  again.undo()
  expect(presentState(again.store.get().record)).toBe(2)
  expect(open('{"moves":"9"}').store.get().record.moves).toEqual([])
})

test('what a setup says beside the rules can change: the game goes on, and is kept so', () => {
  const marked = { ...counting, rules: { ...counting.rules, begin: () => 0 } }
  const table = createTable(marked, JSON.stringify({ began: 1, ms: 5, setup: 0, moves: '12' }), 'only')
  table.amend(7)
  const again = createTable(marked, saves().at(-1)?.state, 'only').store.get()
  expect([again.record.setup, again.record.moves, again.began]).toEqual([7, [1, 2], 1])
})

test('a game that was only looked at is not kept: it would replace what was played elsewhere', () => {
  const table = open(JSON.stringify({ began: 1, ms: 5, setup: 0, moves: '12' }))
  table.watch(false)
  table.watch(true)
  expect(saves()).toEqual([])
  table.play(1)
  table.watch(false)
  expect(saves().at(-1)).toMatchObject({ progress: { sum: 4 } })
})

test('a game that ends is kept no more, and is told once more if it ends otherwise', () => {
  const table = open()
  for (const move of [3, 3, 3, 1]) table.play(move)
  expect(saves().at(-1)).toEqual({ type: 'save' })
  expect(table.play(1)).toBe(false)
  table.undo()
  table.play(3)
  const { began } = table.store.get()
  expect(results().map(({ result }) => [result.at, result.score])).toEqual([
    [began, 10],
    [began, 12],
  ])
})

test('a new game sweeps the old one away: its points count, and it comes back by an undo', () => {
  const table = open()
  table.play(3)
  const before = saves().length
  table.begin(0)
  expect(results().map(({ result }) => result.score)).toEqual([3])
  expect(saves()).toHaveLength(before) // until the first move the old one is what there is to go on with
  table.undo()
  expect(presentState(table.store.get().record)).toBe(3)
  expect(table.canUndo()).toBe(true)
})

test('who asks for the puzzle of the day gets it, unless it lies there already', () => {
  let today = '2026-11-29'
  const daily: TableGame<string, number, number> = {
    ...counting,
    rules: { ...counting.rules, begin: () => 0 },
    newSetup: (variant) => (variant === 'daily' ? today : ''),
    variantOf: (day) => (day === '' ? 'free' : 'daily'),
    outcomeOf: () => undefined,
    dayOf: (day) => day || undefined,
    setupSchema: v.string(),
    describe: () => ({}),
  }
  const table = createTable(daily, undefined, 'free')
  const setup = () => table.store.get().record.setup
  table.play(1)
  table.want('daily')
  expect(setup()).toBe('2026-11-29')
  table.play(2)
  table.want('daily')
  expect(presentState(table.store.get().record)).toBe(2)
  today = '2026-11-30'
  table.want('daily')
  expect(setup()).toBe('2026-11-30')
})

test('a game that another has swept away is kept with it, and alone once that has ended', () => {
  const table = open()
  table.play(2)
  table.begin(1)
  table.play(3)
  const again = () => open(saves().at(-1)?.state)
  const both = again()
  expect(presentState(both.store.get().record)).toBe(4)
  both.undo()
  both.undo()
  expect(presentState(both.store.get().record)).toBe(2)
  table.play(3)
  table.play(3)
  expect(table.store.get().outcome).toBe('ended')
  expect(presentState(again().store.get().record)).toBe(2)
})

test("the computer's first move alone replaces no kept game", () => {
  const table = open()
  table.play(2)
  table.begin(0)
  const before = saves().length
  table.play(1, true)
  expect(saves()).toHaveLength(before)
  table.play(1)
  expect(saves().length).toBeGreaterThan(before)
})

test('of a flood of moves the game that was played is kept, not a new one that lies there', () => {
  const table = open()
  for (let count = 0; count < 9; count++) table.play(1)
  table.begin(0)
  const { state } = saves().at(-1) ?? {}
  expect(presentState(open(state).store.get().record)).toBe(9)
})
