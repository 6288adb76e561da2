import { expect, test } from 'vitest'
import {
  type Countdown,
  countdownState,
  endOf,
  extendCountdown,
  idleCountdown,
  LENGTH_LIMIT_MS,
  leftAt,
  pauseCountdown,
  reanchored,
  startCountdown,
} from './countdown.ts'

const MINUTE = 60_000
const T = 1_800_000_000_000
const started = (lengthMs: number): Countdown => startCountdown(idleCountdown(lengthMs), T, 'desk')

test('it is counted by moments: however long nobody looked, what is left is right', () => {
  const five = started(5 * MINUTE)
  expect(leftAt(five, T + 90_000)).toBe(3.5 * MINUTE)
  expect(endOf(five)).toBe(T + 5 * MINUTE)
  expect([T, T + 5 * MINUTE - 1, T + 5 * MINUTE].map((now) => countdownState(five, now))).toEqual([
    'running',
    'running',
    'ended',
  ])
  expect(leftAt(five, T + 86_400_000)).toBe(0)
})

test('paused, it keeps what is left, and goes on with it', () => {
  const paused = pauseCountdown(started(5 * MINUTE), T + 2 * MINUTE)
  expect([countdownState(paused, T + 9 * MINUTE), leftAt(paused, T + 9 * MINUTE)]).toEqual(['paused', 3 * MINUTE])
  const resumed = startCountdown(paused, T + 20 * MINUTE, 'phone')
  expect([endOf(resumed), resumed.device]).toEqual([T + 23 * MINUTE, 'phone'])
  expect(pauseCountdown(paused, T)).toBe(paused)
  expect(startCountdown(resumed, T + 21 * MINUTE, 'desk')).toBe(resumed)
})

test('one that has ended begins again; more time lets it run for that time', () => {
  const ended = started(5 * MINUTE)
  const later = T + 10 * MINUTE
  expect(endOf(startCountdown(ended, later, 'desk'))).toBe(later + 5 * MINUTE)
  expect(endOf(extendCountdown(ended, MINUTE, later, 'desk'))).toBe(later + MINUTE)
  expect(pauseCountdown(ended, later)).toBe(ended)
})

test('more time makes the run longer, up to a day', () => {
  const more = extendCountdown(started(5 * MINUTE), MINUTE, T + MINUTE, 'desk')
  expect([leftAt(more, T + MINUTE), more.lengthMs]).toEqual([5 * MINUTE, 6 * MINUTE])
  expect(extendCountdown(started(LENGTH_LIMIT_MS), MINUTE, T, 'desk').lengthMs).toBe(LENGTH_LIMIT_MS)
})

test('a clock that is set back gives no more time than there was, and does not stop it', () => {
  const five = started(5 * MINUTE)
  const hourBack = T - 60 * MINUTE
  expect(leftAt(five, hourBack)).toBe(5 * MINUTE)
  expect(endOf(reanchored(five, hourBack, 'desk'))).toBe(hourBack + 5 * MINUTE)
  expect(reanchored(five, hourBack, 'phone')).toBe(five)
  expect(reanchored(five, T - 500, 'desk')).toBe(five)
})
