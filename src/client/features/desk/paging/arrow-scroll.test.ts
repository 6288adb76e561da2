import { expect, test } from 'vitest'
import { arrowScroll } from './arrow-scroll.ts'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

test('an arrow key scrolls an overflowing page in its direction, and turns it only at its end', () => {
  const scrolls = (room: Parameters<typeof arrowScroll>[1], tolerance = 1) =>
    ARROWS.map((key) => arrowScroll(key, room, tolerance))
  expect(scrolls({ up: 300, down: 300, left: 300, right: 300 })).toEqual([
    { x: 0, y: -100 },
    { x: 0, y: 100 },
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ])
  expect(scrolls({ up: 0, down: 0, left: 0, right: 0 })).toEqual([undefined, undefined, undefined, undefined])
  expect(scrolls({ up: 0, down: 300, left: 0, right: 0 })).toEqual([undefined, { x: 0, y: 100 }, undefined, undefined])
  expect(scrolls({ up: 15, down: 16, left: 0, right: 15 }, 15)).toEqual([
    undefined,
    { x: 0, y: 100 },
    undefined,
    undefined,
  ])
})

test('any other key scrolls nothing', () => {
  expect(arrowScroll('PageDown', { up: 9, down: 900, left: 9, right: 9 }, 1)).toBeUndefined()
})
