import { expect, test } from 'vitest'
import { currentLapMs, elapsedAt, endLap, lapsOf, STOPPED, startStopwatch, stopStopwatch } from './stopwatch.ts'

const T = 1_800_000_000_000

test('it counts while it runs, also while nobody looks', () => {
  const running = startStopwatch(STOPPED, T)
  expect(elapsedAt(running, T + 90_000)).toBe(90_000)
  const stopped = stopStopwatch(running, T + 90_000)
  expect(elapsedAt(stopped, T + 500_000)).toBe(90_000)
  expect(elapsedAt(startStopwatch(stopped, T + 500_000), T + 501_000)).toBe(91_000)
  expect(startStopwatch(running, T + 5)).toBe(running)
  expect(stopStopwatch(STOPPED, T)).toBe(STOPPED)
})

test('a clock that is set back takes nothing away', () => {
  expect(elapsedAt({ ...startStopwatch(STOPPED, T), beforeMs: 4000 }, T - 60_000)).toBe(4000)
})

test('laps: the last one first, the best and the worst are marked', () => {
  const laps = [10_000, 12_000, 9000].reduce(
    ({ watch, now }, length) => ({ watch: endLap(watch, now + length), now: now + length }),
    { watch: startStopwatch(STOPPED, T), now: T },
  )
  expect(lapsOf(laps.watch)).toEqual([
    { number: 3, lapMs: 9000, totalMs: 31_000, mark: 'best' },
    { number: 2, lapMs: 12_000, totalMs: 22_000, mark: 'worst' },
    { number: 1, lapMs: 10_000, totalMs: 10_000, mark: undefined },
  ])
  expect(currentLapMs(laps.watch, laps.now + 700)).toBe(700)
})

test('one lap, or equal ones, are neither best nor worst; one that stands has no lap to end', () => {
  expect(lapsOf({ laps: [500] })[0]?.mark).toBeUndefined()
  expect(lapsOf({ laps: [500, 1000] }).map(({ mark }) => mark)).toEqual([undefined, undefined])
  expect(endLap(STOPPED, T)).toBe(STOPPED)
})

test('where the clock was set back no lap is less than nothing', () => {
  const started = startStopwatch(STOPPED, 10_000)
  const back = endLap(endLap(started, 70_000), 20_000)
  expect(lapsOf(back).map(({ lapMs }) => lapMs)).toEqual([0, 60_000])
  expect(stopStopwatch(back, 20_000).beforeMs).toBe(60_000)
})
