import { expect, test } from 'vitest'
import { chooseParts, rotated } from './parts.ts'

test('words choose parts; without any all are measured, but in a quick run those without a target', () => {
  expect([...chooseParts(['cold,hot', 'idle'], true)]).toEqual(['cold', 'hot', 'idle'])
  expect(chooseParts([], false).has('warm')).toBe(true)
  expect(chooseParts([], true)).toEqual(new Set(['cold', 'hot', 'growth', 'idle', 'typing']))
  expect([...chooseParts(['warm'], true)]).toEqual(['warm'])
  expect(() => chooseParts(['tepid'], true)).toThrow('tepid is no part; parts: cold, warm')
})

test('each subject of a round is first in turn', () => {
  expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc'])
  expect(rotated([], 3)).toEqual([])
})
