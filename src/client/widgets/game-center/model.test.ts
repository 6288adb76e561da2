import { expect, test } from 'vitest'
import type { Game, GameScore } from '../../../shared/games/game.ts'
import { dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { bestOf, countOf, daysOf, pageCount, pageOf, shelfOf, shownSections } from './model.ts'

const game = (id: string, category: Game['category'] = 'puzzle', score: GameScore = 'points'): Game => ({
  ...{ id, category, score, color: '#000000', levels: 40 },
  window: { width: 1, height: 1 },
})
const games = [game('a'), game('b', 'board'), game('c', 'arcade'), game('d')]
const played = {
  b: { isFavorite: true, playedAt: 5, plays: 1 },
  c: { isFavorite: false, playedAt: 9, plays: 4 },
  d: { isFavorite: false, playedAt: 0, plays: 0 },
}
const ids = (list: readonly Game[]) => list.map(({ id }) => id).join('')
const byName = (one: Game, other: Game) => (one.id < other.id ? 1 : -1)

test('the shelf begins with favourites and what is played most; those played last come by when', () => {
  expect(ids(shelfOf('all', 'played', { games, played, byName }))).toBe('bcad')
  expect(ids(shelfOf('all', 'name', { games, played, byName }))).toBe('dcba')
  expect(ids(shelfOf('recent', 'name', { games, played, byName }))).toBe('cb')
  expect(ids(shelfOf('favorites', 'played', { games, played, byName }))).toBe('b')
  expect(ids(shelfOf('puzzle', 'played', { games, played, byName }))).toBe('ad')
  expect(countOf('recent', games, played)).toBe(2)
  expect(shownSections(games)).toEqual(['all', 'recent', 'favorites', 'board', 'puzzle', 'arcade'])
})

test('the best result is said in the terms of the game', () => {
  const results = {
    playedAt: 1,
    plays: 3,
    wins: 2,
    losses: 1,
    best: { x: 5, y: 9 },
    fastest: { x: 900, y: 700 },
    solved: { a: 3, b: 4 },
  }
  const best = (score: GameScore) => bestOf(game('a', 'puzzle', score), results)
  expect(best('points')).toEqual({ kind: 'points', value: 9 })
  expect(best('time')).toEqual({ kind: 'time', ms: 700 })
  expect(best('record')).toEqual({ kind: 'record', wins: 2, losses: 1 })
  expect(best('levels')).toEqual({ kind: 'levels', solved: 2, all: 40 })
  expect(bestOf(game('a'), undefined)).toEqual({ kind: 'none' })
  expect(bestOf(game('a', 'puzzle', 'time'), { ...results, fastest: {} })).toEqual({ kind: 'begun' })
  expect(bestOf(game('a'), { ...results, plays: 0 })).toEqual({ kind: 'begun' })
})

test('a list in pages', () => {
  expect(pageOf([1, 2, 3, 4, 5], 1, 3)).toEqual([4, 5])
  expect([pageCount(0, 3), pageCount(3, 3), pageCount(4, 3)]).toEqual([1, 1, 2])
})

test('days in a row count until today, or until yesterday while the puzzle of today is open', () => {
  const today = dayNumber({ year: 2026, month: 12, day: 1 })
  const solved = { '2026-11-30': 5000, '2026-11-29': 4000, '2026-11-27': 3000 }
  const open = daysOf(solved, today)
  expect(open.week.map(({ isSolved }) => Number(isSolved)).join('')).toBe('0010110')
  expect(open.week.at(-1)?.day).toBe('2026-12-01')
  expect([open.streak, open.todayMs]).toEqual([2, undefined])
  expect(daysOf({ ...solved, '2026-12-01': 900 }, today)).toMatchObject({ streak: 3, todayMs: 900 })
  expect(daysOf({ '2026-11-27': 3000 }, today).streak).toBe(0)
})
