import { expect, test } from 'vitest'
import { stackingOrder } from './stacking.ts'
import { at } from './testing.ts'

const raised = (elements: Parameters<typeof stackingOrder>[0], ...moved: string[]) =>
  [...stackingOrder(elements, new Set(moved))].toSorted().join('')

test('what moves lies above the others', () => {
  expect(raised([at('a', 0, 0), at('b', 200, 0), at('c', 0, 200)], 'a')).toBe('a')
})

test('what lay over it stays over it, and what lay over that', () => {
  expect(raised([at('a', 0, 0), at('b', 50, 50), at('c', 120, 120), at('d', 400, 0)], 'a')).toBe('abc')
})

test('what lay under it stays where it is', () => {
  expect(raised([at('a', 0, 0), at('b', 50, 50)], 'b')).toBe('b')
})

test('a name hangs below its tile', () => {
  expect(raised([at('a', 0, 0), at('b', 0, 110)], 'a')).toBe('ab')
  expect(raised([at('a', 0, 0), at('b', 0, 131)], 'a')).toBe('a')
})

test('several that move are told apart from what lies between them', () => {
  expect(raised([at('a', 0, 0), at('b', 50, 0), at('c', 100, 0), at('d', 900, 0)], 'a', 'd')).toBe('abcd')
})
