import { expect, test } from 'vitest'
import { layOutWeek } from './week-lanes.ts'

const entry = (name: string, first: number, last = first) => ({ name, first, last })
const shown = (...rest: Parameters<typeof layOutWeek<ReturnType<typeof entry>>>) => {
  const { segments, more } = layOutWeek(...rest)
  return {
    lanes: segments.map(({ entry: { name }, lane, column, days }) => `${name} ${lane}: ${column}+${days}`),
    more,
  }
}

test('entries over several days come first and keep their lane; others fill what is free', () => {
  const entries = [entry('a', 1), entry('b', 0, 2), entry('c', 3), entry('d', 2, 9)]
  expect(shown(entries, 0, 7, 3)).toEqual({
    lanes: ['d 0: 2+5', 'b 1: 0+3', 'a 0: 1+1', 'c 1: 3+1'],
    more: [0, 0, 0, 0, 0, 0, 0],
  })
})

test('what has no room is counted on each of its days, and leaves the last lane to the number', () => {
  const entries = [entry('a', 0), entry('b', 0), entry('c', 0, 1), entry('d', 1)]
  expect(shown(entries, 0, 2, 2)).toEqual({ lanes: ['c 0: 0+2', 'd 1: 1+1'], more: [2, 0] })
  expect(shown(entries, 0, 2, 1)).toEqual({ lanes: [], more: [3, 2] })
})

test('an entry that began before the row or goes on after it says so', () => {
  const [segment] = layOutWeek([entry('a', -3, 20)], 0, 7, 2).segments
  expect(segment).toMatchObject({ column: 0, days: 7, isCutBefore: true, isCutAfter: true })
})
