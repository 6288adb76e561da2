import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first call runs at once, all that come too early are made up for once', () => {
  const task = vi.fn()
  const call = atMostEvery(1000, task)
  call()
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(300)
  call()
  call()
  vi.advanceTimersByTime(699)
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledTimes(2)
  call()
  expect(task).toHaveBeenCalledTimes(3)
})

test('a clock that is put back does not hold it up', () => {
  const task = vi.fn()
  const call = atMostEvery(1000, task)
  call()
  vi.setSystemTime(Date.now() - 3_600_000)
  call()
  expect(task).toHaveBeenCalledTimes(2)
})
