import { expect, test } from 'vitest'
import { element } from '../testing.ts'
import { stackingOrder } from './stacking.ts'

const raised = (elements: Parameters<typeof stackingOrder>[0], ...moved: string[]) =>
  [...stackingOrder(elements, new Set(moved))].toSorted().join('')

test('dragged elements are above the others', () => {
  expect(raised([element('a', 0, 0), element('b', 200, 0), element('c', 0, 200)], 'a')).toBe('a')
})

test('elements above a dragged one stay above it, and those above them', () => {
  expect(raised([element('a', 0, 0), element('b', 50, 50), element('c', 120, 120), element('d', 400, 0)], 'a')).toBe(
    'abc',
  )
})

test('elements below a dragged one stay below', () => {
  expect(raised([element('a', 0, 0), element('b', 50, 50)], 'b')).toBe('b')
})

test('the name below a tile counts', () => {
  expect(raised([element('a', 0, 0), element('b', 0, 110)], 'a')).toBe('ab')
  expect(raised([element('a', 0, 0), element('b', 0, 131)], 'a')).toBe('a')
})

test('an element between two dragged ones keeps its order', () => {
  expect(raised([element('a', 0, 0), element('b', 50, 0), element('c', 100, 0), element('d', 900, 0)], 'a', 'd')).toBe(
    'abcd',
  )
})
