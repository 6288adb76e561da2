import { expect, test } from 'vitest'
import { frameIntervalOf, framesOf, longestTaskOf } from './frames.ts'

const at = (name: string, ts: number, dur: number, tid = 1) => ({ name, ph: 'X', pid: 1, tid, ts, dur, tdur: dur / 2 })

test('a frame is the main thread’s time since the previous commit, by its thread clock', () => {
  const events = [
    at('EventDispatch', 0, 10),
    at('RunTask', 0, 3000),
    at('Commit', 2500, 500), // ends the first frame at 3000
    at('RunTask', 4000, 1000),
    at('RunTask', 6000, 4000),
    at('Commit', 9000, 500), // ends the second one within its task
    at('RunTask', 12000, 2000),
    at('Commit', 13000, 1000),
    at('RunTask', 5000, 9000, 2), // another thread
  ]
  expect(framesOf(events)).toEqual([2.5, 1])
  expect(longestTaskOf(events)).toBe(2)
  expect(frameIntervalOf(events)).toBe(5.5) // 3000, 9500, 14000
})

test('a trace without frames has none', () => {
  expect(framesOf([])).toEqual([])
  expect(longestTaskOf([])).toBe(0)
  expect(frameIntervalOf([])).toBeNaN()
})
