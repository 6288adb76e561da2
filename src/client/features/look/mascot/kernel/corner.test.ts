import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornerOf, placeOf } from './corner.ts'

const box = { width: 240, height: 225 }
const screen = { width: 1440, height: 900 }

test('a box is kept by the edges that are nearest', () => {
  expect(cornerOf(1200, 675, box, screen)).toEqual({ right: 0, bottom: 0 })
  expect(cornerOf(1100, 600, box, screen)).toEqual({ right: 100, bottom: 75 })
  expect(cornerOf(0, 0, box, screen)).toEqual({ right: -1, bottom: -1 })
  expect(cornerOf(30, 600, box, screen)).toEqual({ right: -31, bottom: 75 })
})

test('it is where it was put', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 675 }), (left, top) => {
      expect(placeOf(cornerOf(left, top, box, screen), box, screen)).toEqual({ left, top })
    }),
  )
})

test('on another screen it keeps its distance from its corner, and never leaves the screen', () => {
  const small = { width: 800, height: 600 }
  expect(placeOf(cornerOf(1100, 600, box, screen), box, small)).toEqual({ left: 460, top: 300 })
  expect(placeOf(cornerOf(30, 20, box, screen), box, small)).toEqual({ left: 30, top: 20 })
  expect(placeOf({ right: 5000, bottom: -5000 }, box, small)).toEqual({ left: 0, top: 375 })
  expect(placeOf({ right: 0, bottom: 0 }, box, { width: 100, height: 100 })).toEqual({ left: 0, top: 0 })
})
