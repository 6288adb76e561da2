import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver } from './saver.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('moves are kept at once, however fast they follow; of a flood the newest follows within a second', () => {
  const sent: number[] = []
  const { save, flush } = createSaver<number>((state) => sent.push(state))
  for (let state = 0; state < 8; state++) save(() => state)
  expect(sent).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  for (let state = 8; state < 20; state++) save(() => state)
  expect(sent).toHaveLength(8)
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 19])
  for (let state = 20; state < 30; state++) save(() => state)
  flush()
  expect(sent.at(-1)).toBe(29)
  save(() => undefined)
  vi.advanceTimersByTime(2000)
  expect(sent.at(-1)).toBe(29)
})
