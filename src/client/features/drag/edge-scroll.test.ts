import { expect, test } from 'vitest'
import { edgeScrollSpeed } from './edge-scroll.ts'

test('a page scrolls faster the nearer the pointer is to its upper or lower edge', () => {
  const viewport = { x: 0, y: 100, width: 800, height: 500 }
  expect([100, 128, 156, 300, 544, 600].map((y) => edgeScrollSpeed({ x: 0, y }, viewport))).toEqual([
    -14, -7, 0, 0, 0, 14,
  ])
})
