import { expect, test } from 'vitest'
import { barScrollSpeed, edgeScrollSpeed } from './edge-scroll.ts'

test('a page scrolls faster the nearer the pointer is to its upper or lower edge', () => {
  const viewport = { x: 0, y: 100, width: 800, height: 500 }
  expect([100, 128, 156, 300, 544, 600].map((y) => edgeScrollSpeed({ x: 0, y }, viewport))).toEqual([
    -14, -7, 0, 0, 0, 14,
  ])
})

test('above the dock a page scrolls along the dock’s edge, on it not at all, beside it along the window’s', () => {
  const viewport = { x: 0, y: 100, width: 800, height: 500 }
  const dock = { x: 300, y: 530, width: 200, height: 60 }
  const at = (x: number, y: number) => edgeScrollSpeed({ x, y }, viewport, dock)
  expect([at(400, 473), at(400, 502), at(400, 529)].map(Math.round)).toEqual([0, 7, 14])
  expect([at(299, 529), at(299, 572)]).toEqual([0, 7])
})

test('a bar scrolls at its start and end, and a little beyond them, not beside it', () => {
  const bar = { x: 10, y: 200, width: 60, height: 300 }
  const at = (x: number, y: number) => barScrollSpeed({ x, y }, bar, 'y')
  expect([at(40, 190), at(40, 218), at(40, 350), at(40, 482), at(40, 510)]).toEqual([-6, -3, 0, 3, 6])
  expect([at(71, 210), at(40, 163), at(40, 537)]).toEqual([0, 0, 0])
  expect(barScrollSpeed({ x: 68, y: 250 }, { x: 10, y: 220, width: 60, height: 40 }, 'x')).toBeGreaterThan(5)
})
