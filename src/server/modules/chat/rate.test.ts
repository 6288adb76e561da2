import { expect, test } from 'vitest'
import { createRate } from './rate.ts'

test('a user is slowed down beyond the limit, for as long as needed, and told from a flood', () => {
  let now = 1000
  const rate = createRate({ times: 2, ms: 100, beyond: 3 }, { now: () => now })
  const kinds = (count: number, user = 'lin') => Array.from({ length: count }, () => rate.count(user).is)
  expect(kinds(2)).toEqual(['ok', 'ok'])
  expect(rate.count('lin')).toEqual({ is: 'slow', until: 1100 })
  expect(kinds(1, 'mei'), 'another user').toEqual(['ok'])
  now = 1099
  expect(kinds(1)).toEqual(['slow'])
  now = 1100
  expect(kinds(4), 'two are over, and what was refused is still remembered').toEqual(['ok', 'ok', 'slow', 'flood'])
  now = 1200
  rate.sweep()
  expect(kinds(3)).toEqual(['ok', 'ok', 'slow'])
  rate.forget('lin')
  expect(kinds(1)).toEqual(['ok'])
})
