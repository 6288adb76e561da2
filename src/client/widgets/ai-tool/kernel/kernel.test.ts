import { describe, expect, test } from 'vitest'
import { LIMITS } from '../model.ts'
import { columnsOf, indexAfterMove, nearestIndex } from './reorder.ts'
import { addTab, BOX, hide, removeTab, show } from './tabs.ts'

describe('tabs', () => {
  const tabs = ['a', 'b', 'c']

  test('are added once, at the end, and the first gives way where there are too many', () => {
    expect(addTab(tabs, 'd')).toEqual(['a', 'b', 'c', 'd'])
    expect(addTab(tabs, 'b')).toBe(tabs)
    const many = Array.from({ length: LIMITS.tabs }, (_, index) => `tab${index}`)
    expect(addTab(many, 'new')).toEqual([...many.slice(1), 'new'])
    expect(removeTab(tabs, 'b')).toEqual(['a', 'c'])
  })

  test('are loaded when they are first shown, and then stay loaded', () => {
    const shown = show(show(show(BOX, 'a'), 'b'), 'a')
    expect(shown).toEqual({ current: 'a', loaded: ['a', 'b'] })
    expect(show(shown, '')).toEqual({ current: '', loaded: ['a', 'b'] })
  })

  test('a closed one leaves the box or a neighbour that is loaded: none is loaded by closing another', () => {
    expect(hide({ current: 'b', loaded: ['a', 'b', 'c'] }, 'b', tabs)).toEqual({ current: 'c', loaded: ['a', 'c'] })
    expect(hide({ current: 'b', loaded: ['a', 'b'] }, 'b', tabs)).toEqual({ current: 'a', loaded: ['a'] })
    expect(hide({ current: 'b', loaded: ['b'] }, 'b', tabs)).toEqual(BOX)
    expect(hide({ current: 'b', loaded: ['b'] }, 'a', tabs)).toEqual({ current: 'b', loaded: ['b'] })
  })
})

describe('cards', () => {
  const boxes = [0, 1, 2, 3, 4].map((index) => ({
    left: (index % 3) * 100,
    top: Math.floor(index / 3) * 50,
    width: 90,
    height: 40,
  }))

  test('make room for the one that is moved', () => {
    const order = (from: number, to: number) => boxes.map((_, index) => indexAfterMove(index, from, to))
    expect(order(0, 2)).toEqual([2, 0, 1, 3, 4])
    expect(order(3, 1)).toEqual([0, 2, 3, 1, 4])
    expect(order(1, 1)).toEqual([0, 1, 2, 3, 4])
  })

  test('are dropped where the pointer is nearest', () => {
    expect(nearestIndex(boxes, 160, 30)).toBe(1)
    expect(nearestIndex(boxes, 150, 100)).toBe(4)
    expect(columnsOf(boxes)).toBe(3)
    expect(columnsOf([])).toBe(0)
  })
})
