import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupCommits } from './group-commits.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const FAILS = 13

/** Commits numbers, but one; each outcome is the number and the size of its group. */
function setUp() {
  const groups: (readonly number[])[] = []
  let isHeld: Promise<unknown> = Promise.resolve()
  const add = groupCommits<number, string>({
    ...{ ms: 3, items: 4, weight: 100, weightOf: (item) => item },
    async commit(items) {
      groups.push(items)
      await isHeld
      if (items.includes(FAILS)) throw new Error('no')
      return items.map((item) => `${item} of ${items.length}`)
    },
  })
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers()
    isHeld = promise
    return () => resolve(undefined)
  }
  return { add, groups, hold }
}

describe('items', () => {
  test('that arrive within the time are committed together, each with its own outcome', async () => {
    const { add, groups } = setUp()
    const first = [add(1), add(2)]
    await vi.advanceTimersByTimeAsync(2)
    expect(groups).toEqual([])
    const third = add(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all([...first, third])).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    const late = add(4)
    await vi.advanceTimersByTimeAsync(3)
    expect(await late).toBe('4 of 1')
  })

  test('that arrive during a commit gather for the next, and nobody is answered before theirs', async () => {
    const { add, groups, hold } = setUp()
    const release = hold()
    const answered = vi.fn()
    const first = add(1).then(answered)
    await vi.advanceTimersByTimeAsync(3)
    const others = [add(2), add(3)]
    await vi.advanceTimersByTimeAsync(100)
    expect([groups, answered.mock.calls]).toEqual([[[1]], []])
    release()
    await first
    expect(await Promise.all(others)).toEqual(['2 of 2', '3 of 2'])
  })

  test('are in groups of so many, and of so much unless one has more', async () => {
    const { add, groups } = setUp()
    const all = [1, 1, 1, 1, 1, 99, 2, 100, 30, 80].map(add)
    await vi.advanceTimersByTimeAsync(3)
    await Promise.all(all)
    expect(groups).toEqual([[1, 1, 1, 1], [1, 99], [2], [100], [30], [80]])
  })

  test('of a group that fails are tried alone, so that one cannot fail others', async () => {
    const { add, groups } = setUp()
    const all = Promise.allSettled([add(1), add(FAILS), add(4)])
    await vi.advanceTimersByTimeAsync(3)
    expect(await all).toMatchObject([{ value: '1 of 1' }, { reason: { message: 'no' } }, { value: '4 of 1' }])
    expect(groups).toEqual([[1, FAILS, 4], [1], [FAILS], [4]])
  })
})
