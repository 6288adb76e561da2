import { expect, test } from 'vitest'
import { createBackoff } from './backoff.ts'

test('each failure in a row doubles the wait, half of it either way, up to five minutes', () => {
  let random = 0.5
  const backoff = createBackoff(
    () => 1000,
    () => random,
  )
  const waits = Array.from({ length: 11 }, () => {
    backoff.fail(undefined)
    return backoff.left()
  })
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000])
  expect(waits.at(-1)).toBe(300_000)
  random = 0
  backoff.fail(undefined)
  expect(backoff.left()).toBe(150_000)
  backoff.reset()
  expect(backoff.left()).toBe(0)
})

test('the server is not asked sooner than it has said', () => {
  const backoff = createBackoff(
    () => 0,
    () => 0,
  )
  backoff.fail(60)
  expect(backoff.left()).toBe(60_000)
})

test('no server and no clock makes it wait for more than an hour: a timer of a month would be over at once', () => {
  let now = 1e12
  const backoff = createBackoff(
    () => now,
    () => 0.5,
  )
  backoff.fail(1e12)
  expect(backoff.left()).toBe(3_600_000)
  backoff.reset()
  backoff.fail(undefined)
  now -= 10 * 365 * 24 * 3_600_000
  expect(backoff.left()).toBe(1000)
  now += 1000
  expect(backoff.left()).toBe(0)
})
