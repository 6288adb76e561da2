import { expect, test } from 'vitest'
import { nextUnsolved } from './next-unsolved.ts'

test('after a level comes the next that is not solved, and round again; the next one if all are', () => {
  const levels = ['a', 'b', 'c', 'd']
  const next = (from: string, ...solved: readonly string[]) =>
    nextUnsolved(levels, from, (level) => solved.includes(level))
  expect([next('a', 'b'), next('d', 'a', 'b'), next('c')]).toEqual(['c', 'c', 'd'])
  expect([next('a', ...levels), next('d', ...levels)]).toEqual(['b', 'a'])
})
