import { expect, test } from 'vitest'
import { memoizeLast } from './memoize-last.ts'

test('the same arguments are computed once, others anew, and only the last result is cached', () => {
  const asked: string[] = []
  const pair = memoizeLast((one: string, other: object) => {
    asked.push(one)
    return { one, other }
  })
  const [thing, same] = [{}, {}]
  expect(pair('a', thing)).toBe(pair('a', thing))
  expect(pair('a', same)).not.toBe(pair('a', thing))
  expect(pair('b', thing)).toEqual({ one: 'b', other: thing })
  expect(asked).toEqual(['a', 'a', 'a', 'b'])
})
