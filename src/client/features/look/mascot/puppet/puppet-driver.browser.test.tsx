import { afterEach, expect, test, vi } from 'vitest'
import { loadPuppet } from './puppet-driver.ts'

afterEach(() => vi.useRealTimers())

test('a still that blinks comes into the mood that it is told meanwhile', async () => {
  vi.useFakeTimers()
  const container = document.createElement('div')
  const driver = await loadPuppet(container, 'cat', 0)
  const calm = container.innerHTML
  driver.express('happy')
  const happy = container.innerHTML
  driver.express('calm')
  expect([container.innerHTML, happy === calm]).toEqual([calm, false])
  driver.blink()
  driver.express('happy')
  await vi.advanceTimersByTimeAsync(100)
  expect(container.innerHTML).not.toBe(happy)
  await vi.advanceTimersByTimeAsync(400)
  expect(container.innerHTML).toBe(happy)
  driver.dispose()
})
