import { expect, test } from 'vitest'
import { NO_PAST, type Past, type Result } from '../../../shared/games/bridge.ts'
import { standingOf } from './standing.ts'

const result = (at: number, score: number, variant = '4x4'): Result => ({
  at,
  outcome: 'ended',
  variant,
  score,
  ms: at,
})
const past = (recent: readonly Result[], best: number): Past => ({
  ...NO_PAST,
  recent: [...recent],
  best: { '4x4': best },
})

test('a first game is the best so far', () => {
  expect(standingOf(result(1, 300), NO_PAST, 'score')).toMatchObject({ rank: 1, gap: 0, isFirst: true })
  expect(standingOf(result(1, 300), past([result(1, 300)], 300), 'score')).toMatchObject({ isFirst: true })
})

test('a result stands among the newest of its variant, and short of the best of all time', () => {
  const known = past([result(9, 500), result(8, 100), result(7, 9000, '5x5')], 800)
  const standing = standingOf(result(10, 300), known, 'score')
  expect(standing).toMatchObject({ rank: 2, gap: 500, isFirst: false })
  expect(standing.bars).toEqual([
    { height: 0.2, isThis: false, isBest: false },
    { height: 1, isThis: false, isBest: true },
    { height: 0.6, isThis: true, isBest: false },
  ])
})

test('of times the shortest is the best', () => {
  const known: Past = { ...NO_PAST, recent: [result(60, 0), result(90, 0)], fastest: { '4x4': 50 } }
  expect(standingOf(result(70, 0), known, 'ms')).toMatchObject({ rank: 2, gap: 20 })
  expect(standingOf(result(40, 0), known, 'ms')).toMatchObject({ rank: 1, gap: 0 })
})
