import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuota } from './quota.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal

test('so many go through at once, others when there is room again, in their order', async () => {
  const quota = createQuota(2, 1000)
  const through: number[] = []
  for (const one of [1, 2, 3, 4]) void quota.wait(never).then(() => through.push(one))
  await vi.advanceTimersByTimeAsync(0)
  expect(through).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(999)
  expect(through).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(through).toEqual([1, 2, 3, 4])
})

test('what does not wait counts, too', async () => {
  const quota = createQuota(2, 1000)
  quota.count()
  quota.count()
  quota.count()
  let isThrough = false
  void quota.wait(never).then(() => (isThrough = true))
  await vi.advanceTimersByTimeAsync(999)
  expect(isThrough).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isThrough).toBe(true)
})

test('whoever gives up makes room, the next in turn as well as those behind', async () => {
  const quota = createQuota(1, 1000)
  await quota.wait(never)
  const giving = new AbortController()
  const given = [1, 2].map(() => quota.wait(giving.signal).catch((error: unknown) => String(error)))
  let isThrough = false
  void quota.wait(never).then(() => (isThrough = true))
  giving.abort(new Error('unseen'))
  expect(await Promise.all(given)).toEqual(['Error: unseen', 'Error: unseen'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(isThrough).toBe(true)
})

test('whoever has given up already counts nothing', async () => {
  const quota = createQuota(1, 1000)
  await expect(quota.wait(AbortSignal.abort(new Error('unseen')))).rejects.toThrow('unseen')
  await quota.wait(never)
})
