import { expect, test } from 'vitest'
import { createRandom, newSeed, seedOfDay } from './random.ts'

test('a seed gives the same numbers for ever: stored games and puzzles of a day depend on it', () => {
  const numbers = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 6 }, () => random.below(1000))
  }
  expect(numbers(0)).toEqual([675, 179, 51, 994, 865, 679])
  expect(numbers(1)).toEqual([563, 585, 895, 946, 272, 306])
  expect(numbers(0xffff_ffff)).toEqual([535, 912, 867, 264, 446, 303])
  expect(createRandom(7).shuffled([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([5, 7, 6, 8, 2, 3, 1, 4])
})

test('numbers are spread evenly, and orders, too', () => {
  const random = createRandom(42)
  const counts = new Array<number>(10).fill(0)
  for (let round = 0; round < 100_000; round++) {
    const number = random.below(10)
    counts[number] = (counts[number] ?? 0) + 1
  }
  for (const times of counts) expect(Math.abs(times - 10_000)).toBeLessThan(500)
  const first = new Map<number, number>()
  for (let round = 0; round < 30_000; round++) {
    const [one = 0] = random.shuffled([1, 2, 3])
    first.set(one, (first.get(one) ?? 0) + 1)
  }
  for (const times of first.values()) expect(Math.abs(times - 10_000)).toBeLessThan(400)
})

test('a list keeps all it has, and nothing is picked from none', () => {
  const list = Array.from({ length: 52 }, (_, at) => at)
  const order = createRandom(3).shuffled(list)
  expect(order).not.toEqual(list)
  expect(order.toSorted((a, b) => a - b)).toEqual(list)
  expect(() => createRandom(3).pick([])).toThrow(RangeError)
  expect(newSeed()).not.toBe(newSeed())
})

test('a day has one seed for everybody, and another for each game', () => {
  expect(seedOfDay('2026-11-29', 'sudoku')).toBe(4_252_885_159)
  expect(seedOfDay('2026-11-30', 'sudoku')).not.toBe(seedOfDay('2026-11-29', 'sudoku'))
  expect(seedOfDay('2026-11-29', 'mines')).not.toBe(seedOfDay('2026-11-29', 'sudoku'))
})
