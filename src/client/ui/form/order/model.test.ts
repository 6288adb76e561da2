import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexAtDistance, moveItem, moveVisibleItem, rowShift } from './model.ts'

const tools = [1, 2, 3, 4, 5, 6]

describe('a sortable list', () => {
  test('a dragged item is placed where it is dropped', () => {
    expect(moveItem(tools, 0, 2)).toEqual([2, 3, 1, 4, 5, 6])
    expect(moveItem(tools, 5, 0)).toEqual([6, 1, 2, 3, 4, 5])
    expect(moveItem(tools, 9, 0)).toEqual(tools)
  })

  test('hidden items keep their index while the shown ones are reordered', () => {
    const shown = (tool: number) => tool % 2 === 0
    expect(moveVisibleItem(tools, shown, 0, 2)).toEqual([1, 4, 3, 6, 5, 2])
    expect(moveVisibleItem(tools, shown, 2, 0)).toEqual([1, 6, 3, 2, 5, 4])
  })

  test('an item is dropped at the nearest index, never outside the list', () => {
    expect(indexAtDistance(1, 20, 42, 6)).toBe(1)
    expect(indexAtDistance(1, 22, 42, 6)).toBe(2)
    expect(indexAtDistance(1, -900, 42, 6)).toBe(0)
    expect(indexAtDistance(1, 900, 42, 6)).toBe(5)
    expect(indexAtDistance(1, 900, 0, 6)).toBe(1)
  })

  test('rows shift during the drag to where they are after the drop', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), (from, to) => {
        const after = moveItem(tools, from, to)
        tools.forEach((tool, index) => {
          const place = index === from ? to : index + rowShift(index, from, to)
          expect(after[place]).toBe(tool)
        })
      }),
    )
  })
})
