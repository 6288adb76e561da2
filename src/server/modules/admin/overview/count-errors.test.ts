import { expect, test } from 'vitest'
import { countErrors } from './count-errors.ts'

const HOUR_MS = 3_600_000
/** Noon of a day of UTC. */
const NOON = Date.UTC(2026, 10, 25, 12)
const error = (hoursAgo: number, route: string, count = 1) => ({ at: NOON - hoursAgo * HOUR_MS, route, count })

test('errors are of today or yesterday where the asker is', () => {
  const errors = [error(37, 'a', 100), error(36, 'a', 10), error(13, 'a'), error(12, 'a', 2), error(1, 'b', 5)]
  const since = NOON - 49 * HOUR_MS
  const midnight = NOON - 12 * HOUR_MS
  expect(countErrors(errors, { since, dayStart: midnight, now: NOON })).toMatchObject({ today: 7, yesterday: 11 })
  const dayStart = midnight + 8 * HOUR_MS
  expect(countErrors(errors, { since, dayStart, now: NOON })).toMatchObject({ today: 5, yesterday: 3 })
})

test('of a day of which nothing was counted nothing is said; the curve begins with the count', () => {
  const dayStart = NOON - 12 * HOUR_MS
  const counted = countErrors([error(1, 'a', 3)], { since: NOON - 2.5 * HOUR_MS, dayStart, now: NOON + 60_000 })
  expect(counted).not.toHaveProperty('yesterday')
  const at = (hoursAgo: number, count: number) => ({ at: NOON - hoursAgo * HOUR_MS, count })
  expect(counted.hours).toEqual([at(3, 0), at(2, 0), at(1, 3), at(0, 0)])
  const begun = NOON - 20 * HOUR_MS
  expect(countErrors([], { since: begun, dayStart, now: NOON })).toMatchObject({ since: begun, today: 0, yesterday: 0 })
  expect(countErrors([], { since: 0, dayStart, now: NOON }).hours).toHaveLength(24)
})

test('the five routes with most of today’s errors are named', () => {
  const errors = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((route, index) => [error(1, route, index), error(2, route)])
  const { routes } = countErrors([error(20, 'a', 99), ...errors], {
    ...{ since: 0, dayStart: NOON - 12 * HOUR_MS, now: NOON },
  })
  expect(routes.map(({ route, count }) => `${route} ${count}`)).toEqual(['f 6', 'e 5', 'd 4', 'c 3', 'b 2'])
})
