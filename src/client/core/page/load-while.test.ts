import { expect, test, vi } from 'vitest'
import { loadWhile } from './load-while.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('it is loaded as it is first wanted, runs while it is, and once only', async () => {
  const end = vi.fn()
  const run = vi.fn(() => end)
  const load = vi.fn(async () => run)
  const follow = loadWhile(load)
  follow(false)
  expect(load).not.toHaveBeenCalled()
  follow(true)
  follow(true)
  await settled()
  expect([load.mock.calls.length, run.mock.calls.length]).toEqual([1, 1])
  follow(false)
  follow(false)
  expect(end).toHaveBeenCalledOnce()
  follow(true)
  await settled()
  expect(run).toHaveBeenCalledTimes(2)
})

test('what is no longer wanted by the time it is there does not run, and what is wanted twice runs once', async () => {
  const run = vi.fn(() => () => {})
  const follow = loadWhile(async () => run)
  follow(true)
  follow(false)
  await settled()
  expect(run).not.toHaveBeenCalled()
  for (const isWanted of [true, false, true]) follow(isWanted)
  await settled()
  expect(run).toHaveBeenCalledOnce()
})

test('an import that fails is tried again at the next change', async () => {
  const run = vi.fn(() => () => {})
  const load = vi.fn(async () => run).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const follow = loadWhile(load)
  follow(true)
  await settled()
  expect(run).not.toHaveBeenCalled()
  follow(true)
  await settled()
  expect(run).toHaveBeenCalledOnce()
})
