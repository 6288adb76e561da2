import { expect, test } from 'vitest'
import { MOST_STATE, type Result } from '../../../../shared/games/bridge.ts'
import { merge } from '../../../core/documents/merge/merge.ts'
import { gameFacts, unfinishedGames } from './document.ts'
import { type AllFacts, type AllUnfinished, NO_FACTS, withFavorite, withResult, withVisit } from './model.ts'

const won = (at: number, ms: number, score: number): Result => ({ at, outcome: 'won', variant: 'easy', ms, score })

/** What two devices have made of a common value. */
function merged<T>(
  { travel }: { readonly travel: typeof gameFacts.travel },
  base: T,
  local: T,
  remote: T,
): T | undefined {
  if (travel.travels !== 'account') throw new Error('stays')
  return merge(travel.merge, { base, local, remote }, { createId: () => 'copy', copySuffix: '' }).value
}

test('of two devices that have played the better results are kept, and all games count', () => {
  const base = withResult({}, 'a', won(1, 900, 10))
  const here = withVisit(withResult(base, 'a', won(2, 700, 5)), 'a', 50)
  const there = withFavorite(withResult(withResult(base, 'a', won(3, 800, 30)), 'a', won(4, 950, 1)), 'a', true)
  const both = merged<AllFacts>(gameFacts, base, here, there)
  expect(both?.a).toMatchObject({ plays: 4, wins: 4, isFavorite: true, playedAt: 50 })
  expect(both?.a).toMatchObject({ best: { easy: 30 }, fastest: { easy: 700 } })
  expect(both?.a?.recent.map(({ at }) => at).toSorted()).toEqual([1, 2, 3, 4])
})

test('of a game that two devices go on with, the one played last is kept', () => {
  const game = (state: string, at: number) => ({ a: { state, at, progress: {} } })
  const both = merged<AllUnfinished>(unfinishedGames, game('old', 1), game('here', 3), game('there', 2))
  expect(both).toEqual(game('here', 3))
})

test('of damaged games the sound ones are kept', () => {
  const read = (data: unknown) => gameFacts.decode({ version: 0, data })
  expect(read({ a: NO_FACTS, b: { ...NO_FACTS, plays: -1 }, c: 3 })).toMatchObject({
    value: { a: NO_FACTS },
    repaired: ['b', 'c'],
  })
  expect(read([])).toMatchObject({ at: 'invalid' })
  const long = { a: { state: 'x'.repeat(MOST_STATE + 1), at: 1, progress: {} } }
  expect(unfinishedGames.decode({ version: 0, data: long })).toMatchObject({ value: {}, repaired: ['a'] })
})
