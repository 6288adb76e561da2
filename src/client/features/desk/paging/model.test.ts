import { describe, expect, test } from 'vitest'
import {
  arrowDirection,
  isSwipeCommitted,
  neighbourIndex,
  swipeDirection,
  swipedPx,
  transitionFor,
  wheelDirection,
} from './model.ts'

const desktop = { mobile: false, reducedMotion: false, randomValue: 0.5 }
const mobile = { ...desktop, mobile: true }

describe('the page transition', () => {
  test('is slideX on mobile and slideY otherwise, unless the user has chosen one', () => {
    expect(transitionFor('auto', desktop)).toBe('slideY')
    expect(transitionFor('auto', mobile)).toBe('slideX')
    expect(transitionFor('rotate', mobile)).toBe('rotate')
  })

  test('is random on demand, but slideX on mobile', () => {
    const seen = new Set(
      Array.from({ length: 100 }, (_, n) => transitionFor('random', { ...desktop, randomValue: n / 100 })),
    )
    expect(seen.size).toBe(11)
    expect(transitionFor('random', mobile)).toBe('slideX')
  })

  test('is a fade with reduced motion, and none if the user has chosen none', () => {
    expect(transitionFor('slideX3D', { ...desktop, reducedMotion: true })).toBe('fade')
    expect(transitionFor('no', { ...desktop, reducedMotion: true })).toBe('no')
  })
})

describe('a swipe turns the page if it goes', () => {
  test.each([
    ['more than 8 px to the left: next', { x: -9, y: 0 }, 1],
    ['more than 8 px to the right: previous', { x: 9, y: 0 }, -1],
    ['8 px: not', { x: 8, y: 0 }, undefined],
    ['more up or down than sideways: not', { x: 20, y: 21 }, undefined],
    ['66 px up or down: not', { x: 200, y: 66 }, undefined],
    ['65 px up or down: yes', { x: -200, y: -65 }, 1],
  ])('%s', (_rule, delta, direction) => {
    expect(swipeDirection(delta)).toBe(direction)
  })
})

test('arrow keys up and left go to the previous group, down and right to the next', () => {
  expect(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Enter'].map(arrowDirection)).toEqual([
    -1,
    -1,
    1,
    1,
    undefined,
  ])
})

test('the wheel scrolls a long page first, and turns the page at its end', () => {
  expect(wheelDirection(100, { before: 0, after: 300 }, 1)).toBeUndefined()
  expect(wheelDirection(100, { before: 300, after: 0 }, 1)).toBe(1)
  expect(wheelDirection(-100, { before: 300, after: 0 }, 1)).toBeUndefined()
  expect(wheelDirection(-100, { before: 0, after: 300 }, 1)).toBe(-1)
  expect(wheelDirection(0, { before: 0, after: 0 }, 1)).toBeUndefined()
  expect([16, 15].map((after) => wheelDirection(100, { before: 0, after }, 15))).toEqual([undefined, 1])
})

test('paging stops at the ends, unless groups loop', () => {
  expect(neighbourIndex(1, 1, 3, false)).toBe(2)
  expect(neighbourIndex(2, 1, 3, false)).toBe(2)
  expect(neighbourIndex(0, -1, 3, false)).toBe(0)
  expect(neighbourIndex(2, 1, 3, true)).toBe(0)
  expect(neighbourIndex(0, -1, 3, true)).toBe(2)
  expect(neighbourIndex(0, 1, 0, true)).toBe(0)
})

test('a page follows the finger from where the swipe was one, and not beyond its place at rest', () => {
  expect([swipedPx(-108, 1), swipedPx(108, -1), swipedPx(-8, 1), swipedPx(50, 1)]).toEqual([100, 100, 0, 0])
})

test('a finger that turns around takes the page turn back, one that trembles does not', () => {
  expect(isSwipeCommitted(100, 100)).toBe(true)
  expect(isSwipeCommitted(90, 100)).toBe(true)
  expect(isSwipeCommitted(60, 100)).toBe(false)
})
