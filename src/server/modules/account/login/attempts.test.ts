import { expect, test } from 'vitest'
import { recentFailures, waitAfter } from './attempts.ts'

const HOUR = 3_600_000

test('five failures are free, then each one makes wait longer', () => {
  const failures = (count: number) => Array.from({ length: count }, () => 0)
  expect([0, 4, 5, 6, 9].map((count) => waitAfter(failures(count), 0))).toEqual([0, 0, 1000, 2000, 16_000])
  expect(waitAfter(failures(6), 1500)).toBe(500)
  expect(waitAfter(failures(6), 2000)).toBe(0)
})

test('whoever tries as often as he may has ten logins checked in any hour', () => {
  let times: readonly number[] = []
  const checked: number[] = []
  for (let now = 0; now < 5 * HOUR; now += 500) {
    times = recentFailures(times, now)
    if (waitAfter(times, now) > 0) continue
    checked.push(now)
    times = [...times, now]
  }
  for (const start of checked)
    expect(checked.filter((time) => time >= start && time < start + HOUR).length).toBeLessThanOrEqual(10)
  expect(checked.length).toBeGreaterThan(40)
})

test('failures of the future, as after a clock was set back, count as of now', () => {
  expect(recentFailures([1, 5, HOUR * 9], HOUR / 2)).toEqual([1, 5, HOUR / 2])
})
