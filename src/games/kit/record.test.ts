import { expect, test } from 'vitest'
import { beginRecord, presentState, type Rules, replayRecord, withMove, withoutMoves } from './record.ts'

/** Counts up by one, two or three; twenty-one is never passed. */
const counting: Rules<number, number, number> = {
  begin: (first) => first,
  play: (sum, move) => (move >= 1 && move <= 3 && sum + move <= 21 ? sum + move : undefined),
}

test('moves are played, taken back and played again', () => {
  const begun = beginRecord(counting, 15)
  const played = [1, 2, 3].reduce((record, move) => withMove(counting, record, move), begun)
  expect(presentState(played)).toBe(21)
  expect(withMove(counting, played, 1)).toBe(played)
  expect(presentState(withoutMoves(played))).toBe(18)
  expect(withoutMoves(played, 9)).toEqual(begun)
  expect(withoutMoves(begun)).toBe(begun)
  expect(replayRecord(counting, 15, played.moves)).toEqual(played)
})

test('a record with a move that is not allowed is none', () => {
  expect(replayRecord(counting, 15, [1, 4])).toBeUndefined()
})
