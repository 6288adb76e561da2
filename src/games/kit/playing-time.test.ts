import { expect, test } from 'vitest'
import { playedMs, runTime, stoppedTime } from './playing-time.ts'

test('only the time in which somebody plays counts', () => {
  const begun = runTime(stoppedTime(500), true, 1000)
  expect(playedMs(begun, 3000)).toBe(2500)
  expect(runTime(begun, true, 2000)).toBe(begun)
  const stopped = runTime(begun, false, 3000)
  expect(playedMs(stopped, 9000)).toBe(2500)
  expect(playedMs(runTime(stopped, true, 9000), 9100)).toBe(2600)
})

test('a clock that goes back takes nothing away', () => {
  expect(playedMs(runTime(stoppedTime(500), true, 1000), 400)).toBe(500)
})
