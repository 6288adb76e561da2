import { expect, test } from 'vitest'
import { grownSize, openingSize } from './window-size.ts'

const initial = { width: 1200, height: 750 }
const own = { width: 720, height: 520 }
const chosen = { width: 1200, height: 600 }

test('a window opens as its app suggests, until the user has chosen a size of all windows', () => {
  expect(openingSize({ chosen: initial, initial })).toEqual(initial)
  expect(openingSize({ chosen: initial, initial, own })).toEqual(own)
  expect(openingSize({ chosen, initial, own })).toEqual(chosen)
})

test('a window grows for an app that appears in it, and does not shrink', () => {
  expect(grownSize(own, { width: 560, height: 680 })).toEqual({ width: 720, height: 680 })
  expect(grownSize(initial, own)).toEqual(initial)
})
