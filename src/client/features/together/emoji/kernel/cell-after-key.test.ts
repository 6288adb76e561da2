import { expect, test } from 'vitest'
import { cellAfterKey } from './cell-after-key.ts'

/** Three blocks in rows of four: 0–2, 3–8 (a row and two), 9–9. */
const COUNTS = [3, 6, 1]
const after = (key: string, index: number) => cellAfterKey(key, index, COUNTS, 4)

test('left and right go on in the next block, and nowhere at the ends', () => {
  expect(after('ArrowRight', 2)).toBe(3)
  expect(after('ArrowLeft', 3)).toBe(2)
  expect(after('ArrowLeft', 0)).toBeUndefined()
  expect(after('ArrowRight', 9)).toBeUndefined()
})

test('down keeps the column; a row that is shorter takes its last cell', () => {
  expect(after('ArrowDown', 0)).toBe(3)
  expect(after('ArrowDown', 3)).toBe(7)
  expect(after('ArrowDown', 6)).toBe(8)
  expect(after('ArrowDown', 8)).toBe(9)
  expect(after('ArrowDown', 9)).toBeUndefined()
})

test('up is the way back', () => {
  expect(after('ArrowUp', 9)).toBe(7)
  expect(after('ArrowUp', 8)).toBe(4)
  expect(after('ArrowUp', 6)).toBe(2)
  expect(after('ArrowUp', 1)).toBeUndefined()
})

test('Home and End are the first and the last of all', () => {
  expect(after('Home', 7)).toBe(0)
  expect(after('End', 1)).toBe(9)
  expect(after('a', 1)).toBeUndefined()
})
