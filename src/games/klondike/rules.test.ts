import { expect, test } from 'vitest'
import { beginRecord, presentState, replayRecord, withMove } from '../kit/record.ts'
import { advise } from './advise.ts'
import { DECK, rankText, suitOf } from './cards.ts'
import { winnableDeal, winOf } from './deal.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { canFinish, cardsHome, homeward, isWon, type Layout, type Move, rules } from './rules.ts'

const cardOf = (suit: number) => (rank: number) => suit * 13 + rank - 1
const S = cardOf(0)
const H = cardOf(1)
const C = cardOf(2)
const D = cardOf(3)
const bare: Layout = {
  ...{ draw: 1, stock: [], waste: [], home: [0, 0, 0, 0], score: 0 },
  columns: Array.from({ length: 7 }, () => ({ cards: [], down: 0 })),
}
const withColumns = (...columns: readonly (readonly [cards: readonly number[], down?: number])[]): Layout => ({
  ...bare,
  columns: bare.columns.map((empty, at) => {
    const [cards, down = 0] = columns[at] ?? []
    return cards === undefined ? empty : { cards, down }
  }),
})

test('a deal has all cards, one more in each column, the top ones face up', () => {
  const { columns, stock } = rules.begin({ draw: 1, seed: 5 })
  expect(columns.map(({ cards, down }) => [cards.length, down])).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => [n, n - 1]))
  expect([...columns.flatMap(({ cards }) => cards), ...stock].toSorted((a, b) => a - b)).toEqual(DECK)
  expect(rules.begin({ draw: 3, seed: 5 }).columns).toEqual(columns)
})

test('on a column lies a card of the other colour and the next rank, and a king where none lies', () => {
  const layout = withColumns([[S(9)]], [[H(8)]], [[C(8)]], [[D(13)]])
  expect(rules.play(layout, { type: 'column', from: 1, count: 1, to: 0 })?.columns[0]?.cards).toEqual([S(9), H(8)])
  expect(rules.play(layout, { type: 'column', from: 2, count: 1, to: 0 })).toBeUndefined()
  expect(rules.play(layout, { type: 'column', from: 3, count: 1, to: 4 })).toBeDefined()
  expect(rules.play(layout, { type: 'column', from: 1, count: 1, to: 4 })).toBeUndefined()
  expect(rules.play(layout, { type: 'column', from: 1, count: 2, to: 0 })).toBeUndefined()
  expect(rules.play(layout, { type: 'column', from: 0, count: 1, to: 0 })).toBeUndefined()
})

test('a run moves as a whole, and what lay below it is turned face up', () => {
  const layout = withColumns([[C(2), S(9), H(8)], 1], [[D(10)]])
  const moved = rules.play(layout, { type: 'column', from: 0, count: 2, to: 1 })
  expect(moved?.columns.slice(0, 2)).toEqual([
    { cards: [C(2)], down: 0 },
    { cards: [D(10), S(9), H(8)], down: 0 },
  ])
  expect(moved?.score).toBe(5)
  // face down cards do not move
  expect(rules.play(layout, { type: 'column', from: 0, count: 3, to: 1 })).toBeUndefined()
})

test('suits go home from the ace, and come back', () => {
  const layout = withColumns([[H(1)]], [[S(2)]])
  const home = rules.play(layout, { type: 'home', from: 0 })
  expect(home).toMatchObject({ home: [0, 1, 0, 0], score: 10 })
  expect(home && rules.play(home, { type: 'home', from: 1 })).toBeUndefined()
  const back = home && rules.play(home, { type: 'back', suit: 1, to: 1 })
  expect(back).toMatchObject({ home: [0, 0, 0, 0], score: 0 })
  expect(back?.columns[1]?.cards).toEqual([S(2), H(1)])
  expect(rules.play(layout, { type: 'back', suit: 1, to: 1 })).toBeUndefined()
})

test('three cards are drawn so that the third lies on top, and the waste is dealt again in its order', () => {
  const layout: Layout = { ...bare, draw: 3, stock: [1, 2, 3, 4, 5] }
  const once = rules.play(layout, { type: 'draw' })
  expect(once).toMatchObject({ stock: [1, 2], waste: [5, 4, 3] })
  const twice = once && rules.play(once, { type: 'draw' })
  expect(twice).toMatchObject({ stock: [], waste: [5, 4, 3, 2, 1] })
  expect(twice && rules.play(twice, { type: 'draw' })).toMatchObject({ stock: [1, 2, 3, 4, 5], waste: [], score: 0 })
  expect(rules.play(bare, { type: 'draw' })).toBeUndefined()
})

test('once nothing is hidden the cards go home by themselves', () => {
  const seven = [7, 6, 5, 4, 3, 2, 1]
  const layout = withColumns(...[0, 1, 2, 3].map((suit) => [seven.map((rank) => suit * 13 + rank - 1)] as const))
  expect(canFinish(layout)).toBe(true)
  expect(canFinish({ ...layout, stock: [12] })).toBe(false)
  let now: Layout = layout
  for (let move = homeward(now); move !== undefined; move = homeward(now)) now = rules.play(now, move) ?? bare
  expect(cardsHome(now)).toBe(28)
})

test.each([1, 3] as const)(
  'a deal of %i that is offered is won by the moves that were found, and can be played again',
  (draw) => {
    for (let seed = 1; seed <= 6; seed++) {
      const setup = winnableDeal(draw, seed * 7919)
      const moves = winOf(setup)
      expect(moves, `seed ${seed}`).toBeDefined()
      const record = replayRecord(rules, setup, moves ?? [])
      expect(record && isWon(presentState(record))).toBe(true)
      expect(decodeMoves(encodeMoves(moves ?? []))).toEqual(moves)
      expect(encodeMoves(moves ?? []).length).toBeLessThan(4000)
    }
  },
)

test('advice is always a move that is allowed, and loses no card', () => {
  for (let seed = 1; seed <= 20; seed++) {
    let record = beginRecord(rules, { draw: 1, seed })
    for (let round = 0; round < 150; round++) {
      const move = advise(presentState(record))
      if (move === undefined) break
      const before = record
      record = withMove(rules, record, move)
      expect(record).not.toBe(before)
    }
    const { stock, waste, home, columns } = presentState(record)
    const homeCards = home.flatMap((rank, suit) => Array.from({ length: rank }, (_, at) => suit * 13 + at))
    const all = [...stock, ...waste, ...homeCards, ...columns.flatMap(({ cards }) => cards)]
    expect(all.toSorted((a, b) => a - b)).toEqual(DECK)
  }
})

test('a text that is no list of moves is none', () => {
  for (const text of ['x', 'd x', '7h', 'w7', '1:2', '1:2:9', 'b40', 'd  d']) expect(decodeMoves(text)).toBeUndefined()
  const moves: readonly Move[] = [
    { type: 'draw' },
    { type: 'column', from: 3, count: 12, to: 5 },
    { type: 'back', suit: 2, to: 6 },
  ]
  expect(decodeMoves(encodeMoves(moves))).toEqual(moves)
  expect(decodeMoves('')).toEqual([])
  expect([rankText(0), rankText(12), suitOf(51)]).toEqual(['A', 'K', 3])
})

test('a hint says to draw only while a card of the stock can go on, also after it is dealt again', () => {
  const layout = withColumns([[S(9)]], [[H(5)]])
  expect(advise({ ...layout, stock: [C(2), D(8), C(3)] })).toEqual({ type: 'draw' })
  expect(advise({ ...layout, waste: [D(8), C(2)] })).toEqual({ type: 'draw' }) // after it is dealt again
  expect(advise({ ...layout, stock: [C(2)], waste: [C(3), D(3)] })).toBeUndefined()
  // of three that are drawn at once, the first two are never on top
  const three = { ...layout, draw: 3 as const }
  expect(advise({ ...three, stock: [C(2), C(3), D(8)] })).toBeUndefined()
  expect(advise({ ...three, stock: [D(8), C(2), C(3)] })).toEqual({ type: 'draw' })
})
