import { expect, test } from 'vitest'
import type { Result } from '../../../../shared/games/bridge.ts'
import {
  type AllFacts,
  DAYS_KEPT,
  NO_FACTS,
  playedIds,
  unfinishedIds,
  withFavorite,
  withResult,
  withVisit,
} from './model.ts'

const result = (at: number, part: Partial<Result> = {}): Result => ({ at, outcome: 'ended', variant: '4x4', ...part })
const after = (...results: readonly Result[]): AllFacts =>
  results.reduce<AllFacts>((all, one) => withResult(all, 'a', one), {})

test('the best of each variant is kept, and the newest results', () => {
  const facts = after(result(1, { score: 300 }), result(2, { score: 100 }), result(3, { score: 50, variant: '5x5' })).a
  expect(facts).toMatchObject({
    plays: 3,
    best: { '4x4': 300, '5x5': 50 },
    wins: 0,
    losses: 0,
    fastest: {},
    solved: {},
  })
  expect(facts?.recent.map(({ at }) => at)).toEqual([3, 2, 1])
  expect(after(...Array.from({ length: 20 }, (_, at) => result(at + 1))).a?.recent).toHaveLength(12)
})

test('times and moves count where a game was won, and of each variant the least', () => {
  const won = (at: number, ms: number, moves: number) => result(at, { outcome: 'won', ms, moves })
  const facts = after(won(1, 900, 40), won(2, 700, 60), result(3, { outcome: 'lost', ms: 5, moves: 1 })).a
  expect(facts).toMatchObject({ plays: 3, wins: 2, losses: 1, fastest: { '4x4': 700 }, solved: { '4x4': 40 } })
})

test('a game that ends again after a step was taken back is one game', () => {
  const lost = result(1, { outcome: 'lost' })
  expect(after(lost, lost).a).toMatchObject({ plays: 1, losses: 1 })
  expect(after(lost, result(1, { outcome: 'won', ms: 10 })).a).toMatchObject({ plays: 1, wins: 1, losses: 0 })
})

test('the puzzle of a day is solved once, and the days of more than a year are kept', () => {
  const won = (at: number, ms: number) => result(at, { outcome: 'won', ms })
  const solved = withResult(withResult({}, 'a', won(1, 900), '2026-11-29'), 'a', won(2, 950), '2026-11-29')
  expect(solved.a?.days).toEqual({ '2026-11-29': 900 })
  expect(withResult({}, 'a', result(1, { outcome: 'lost' }), '2026-11-29').a?.days).toEqual({})
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  const many = Array.from({ length: DAYS_KEPT + 20 }, (_, at) => at).reduce<AllFacts>(
    (all, at) => withResult(all, 'a', won(at, 5), day(at)),
    {},
  )
  expect(Object.keys(many.a?.days ?? {})).toHaveLength(DAYS_KEPT)
  expect(many.a?.days[day(DAYS_KEPT + 19)]).toBe(5)
})

test('what was played last comes first, and liking a game is no visit', () => {
  const all = withFavorite(withVisit(withVisit({}, 'a', 5), 'b', 9), 'c', true)
  expect(playedIds(all)).toEqual(['b', 'a'])
  expect(all.c).toEqual({ ...NO_FACTS, isFavorite: true })
  expect(withVisit(all, 'b', 3)).toBe(all)
  const unfinished = { a: { state: '', at: 2, progress: {} }, b: { state: '', at: 3, progress: {} } }
  expect(unfinishedIds(unfinished)).toEqual(['b', 'a'])
})
