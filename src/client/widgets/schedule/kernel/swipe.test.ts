import { expect, test } from 'vitest'
import { isSwipe, swipeAction } from './swipe.ts'

test('a touch that goes sideways swipes; one that goes down scrolls; a short one is neither yet', () => {
  expect(isSwipe(5, 3)).toBeUndefined()
  expect(isSwipe(20, 4)).toBe(true)
  expect(isSwipe(-20, 4)).toBe(true)
  expect(isSwipe(12, 11)).toBe(false)
  expect(isSwipe(2, 30)).toBe(false)
})

test('to the right it finishes, to the left it deletes, and short of the threshold it does nothing', () => {
  expect([swipeAction(109, 390), swipeAction(110, 390), swipeAction(-110, 390)]).toEqual([
    undefined,
    'finish',
    'delete',
  ])
  expect(swipeAction(61, 200)).toBe('finish')
})
