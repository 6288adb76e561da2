import { describe, expect, it } from 'vitest'
import { cellAfterKey } from './menu-grid.ts'

describe('arrow keys in a menu’s grid of three columns', () => {
  it('move by cells and by rows', () => {
    expect(cellAfterKey('ArrowRight', 0, [6])).toBe(1)
    expect(cellAfterKey('ArrowDown', 1, [6])).toBe(4)
    expect(cellAfterKey('ArrowUp', 4, [6])).toBe(1)
    expect(cellAfterKey('ArrowLeft', 2, [6])).toBe(1)
  })

  it('leave the grid by the left edge and stop at every other', () => {
    expect(cellAfterKey('ArrowLeft', 3, [6])).toBeUndefined()
    expect(cellAfterKey('ArrowRight', 2, [6])).toBe(2)
    expect(cellAfterKey('ArrowRight', 4, [5])).toBe(4)
    expect(cellAfterKey('ArrowDown', 4, [6])).toBe(4)
    expect(cellAfterKey('ArrowUp', 1, [6])).toBe(1)
  })

  it('move by the rows of a wider grid', () => {
    expect(cellAfterKey('ArrowDown', 1, [36], 6)).toBe(7)
    expect(cellAfterKey('ArrowRight', 5, [36], 6)).toBe(5)
  })

  it('move between sections, each of which begins a row', () => {
    expect(cellAfterKey('ArrowDown', 1, [4, 6])).toBe(3) // nothing below: the nearest of its section
    expect(cellAfterKey('ArrowDown', 3, [4, 6])).toBe(4)
    expect(cellAfterKey('ArrowUp', 6, [4, 6])).toBe(3)
    expect(cellAfterKey('ArrowRight', 3, [4, 6])).toBe(3)
    expect(cellAfterKey('ArrowLeft', 4, [4, 6])).toBeUndefined()
  })

  it('leave every other key to the menu', () => {
    expect(cellAfterKey('Enter', 0, [6])).toBeUndefined()
    expect(cellAfterKey('Home', 3, [6])).toBeUndefined()
  })
})
