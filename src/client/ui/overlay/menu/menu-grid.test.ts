import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepInGrid } from './menu-grid.ts'

describe('arrows in a grid of three columns', () => {
  it('go by cells and by rows', () => {
    expect(stepInGrid('ArrowRight', 0, 6)).toBe(1)
    expect(stepInGrid('ArrowDown', 1, 6)).toBe(4)
    expect(stepInGrid('ArrowUp', 4, 6)).toBe(1)
    expect(stepInGrid('ArrowLeft', 2, 6)).toBe(1)
  })

  it('leave the grid by the left edge and by no other', () => {
    expect(stepInGrid('ArrowLeft', 3, 6)).toBeUndefined()
    expect(stepInGrid('ArrowRight', 2, 6)).toBe(2)
    expect(stepInGrid('ArrowDown', 4, 6)).toBe(4)
    expect(stepInGrid('ArrowUp', 1, 6)).toBe(1)
  })

  it('stay on a cell that exists, in an unfinished row too', () => {
    assert(
      property(
        constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
        integer({ min: 1, max: 20 }),
        integer({ min: 0, max: 19 }),
        (key, count, at) => {
          const to = stepInGrid(key, at % count, count)
          expect(to === undefined || (to >= 0 && to < count)).toBe(true)
        },
      ),
    )
  })

  it('leave every other key to the menu', () => expect(stepInGrid('Enter', 0, 6)).toBeUndefined())
})
