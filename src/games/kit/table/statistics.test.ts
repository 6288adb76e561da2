import { expect, test } from 'vitest'
import { NO_PAST } from '../../../shared/games/bridge.ts'
import { statisticsOf } from './statistics.ts'

test('the bests stand by the ways to play, in the order of the game, and only where something was reached', () => {
  const past = { ...NO_PAST, fastest: { hard: 9000, easy: 4000 }, solved: { easy: 20 }, wins: 3, losses: 1 }
  expect(statisticsOf(past, ['easy', 'medium', 'hard'])).toEqual({
    bests: [
      { id: 'easy', score: undefined, fastest: 4000, moves: 20 },
      { id: 'hard', score: undefined, fastest: 9000, moves: undefined },
    ],
    levels: undefined,
    share: 0.75,
  })
})

test('levels are counted, a game of one way has one row, and who never lost has no share', () => {
  expect(statisticsOf({ ...NO_PAST, solved: { a: 30, b: 40 }, wins: 2 }, [])).toEqual({
    ...{ bests: [], levels: 2, share: undefined },
  })
  expect(statisticsOf({ ...NO_PAST, best: { only: 512 } }, []).bests).toMatchObject([{ id: 'only', score: 512 }])
  expect(statisticsOf(NO_PAST, ['easy'])).toEqual({ bests: [], levels: undefined, share: undefined })
})
