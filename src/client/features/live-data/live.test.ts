import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineLive } from './live.ts'
import { defineLiveDocument } from './live-document.ts'

test('a rule may say how long an answer is fresh, by its key and when it was asked for', () => {
  const document = defineLiveDocument('numbers', v.number(), 3)
  const asked: (readonly [string, number])[] = []
  const live = defineLive({
    document,
    freshMs(key, askedAt) {
      asked.push([key, askedAt])
      return key === 'short' ? 0 : 3_600_000
    },
    ask: async () => ({ value: 1, age: 0 }),
  })
  const askedAt = Date.now()
  document.set({ short: { value: 1, at: 0, askedAt }, long: { value: 2, at: 0, askedAt } })
  expect(live.dueIn('short')).toBe(0)
  expect(live.dueIn('long')).toBeGreaterThan(3_500_000)
  expect(asked).toEqual([
    ['short', askedAt],
    ['long', askedAt],
  ])
})
