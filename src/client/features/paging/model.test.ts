import { describe, expect, test } from 'vitest'
import { arrowDirection, isInertia, neighbour, stepWheel, swipeDirection, transitionFor } from './model.ts'

const desktop = { mobile: false, reducedMotion: false, chance: 0.5 }
const mobile = { ...desktop, mobile: true }

describe('a page turns', () => {
  test('by slideX on mobile and slideY otherwise, until the user picks another way', () => {
    expect(transitionFor('auto', desktop)).toBe('slideY')
    expect(transitionFor('auto', mobile)).toBe('slideX')
    expect(transitionFor('rotate', mobile)).toBe('rotate')
  })

  test('at random, but by slideX on mobile', () => {
    const seen = new Set(
      Array.from({ length: 100 }, (_, n) => transitionFor('random', { ...desktop, chance: n / 100 })),
    )
    expect(seen.size).toBe(11)
    expect(transitionFor('random', mobile)).toBe('slideX')
  })

  test('by fading where less motion is wanted, and not at all where the user wants none', () => {
    expect(transitionFor('slideX3D', { ...desktop, reducedMotion: true })).toBe('fade')
    expect(transitionFor('no', { ...desktop, reducedMotion: true })).toBe('no')
  })
})

describe('a swipe turns the page', () => {
  test.each([
    ['more than 8 px to the left: next', { x: -9, y: 0 }, 1],
    ['more than 8 px to the right: previous', { x: 9, y: 0 }, -1],
    ['8 px: not', { x: 8, y: 0 }, undefined],
    ['more up or down than sideways: not', { x: 20, y: 21 }, undefined],
    ['66 px up or down: not', { x: 200, y: 66 }, undefined],
    ['65 px up or down: yes', { x: -200, y: -65 }, 1],
  ])('%s', (_rule, way, turn) => {
    expect(swipeDirection(way)).toBe(turn)
  })
})

test('arrows up and left go to the previous group, down and right to the next', () => {
  expect(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Enter'].map(arrowDirection)).toEqual([
    -1,
    -1,
    1,
    1,
    undefined,
  ])
})

test('the wheel scrolls a long page first, and turns it at its end', () => {
  expect(stepWheel(100, { before: 0, after: 300 }, 1)).toBeUndefined()
  expect(stepWheel(100, { before: 300, after: 0 }, 1)).toBe(1)
  expect(stepWheel(-100, { before: 300, after: 0 }, 1)).toBeUndefined()
  expect(stepWheel(-100, { before: 0, after: 300 }, 1)).toBe(-1)
  expect(stepWheel(0, { before: 0, after: 0 }, 1)).toBeUndefined()
  expect([16, 15].map((after) => stepWheel(100, { before: 0, after }, 15))).toEqual([undefined, 1])
})

describe('a wheel that runs out turns no second page', () => {
  test.each([
    ['weaker than the event just before', { at: 16, delta: 40 }, { at: 0, delta: 48 }, true],
    ['as strong, a notch of a mouse', { at: 100, delta: 120 }, { at: 0, delta: 120 }, false],
    ['stronger: a new push', { at: 16, delta: 60 }, { at: 0, delta: 48 }, false],
    ['after a rest', { at: 151, delta: 20 }, { at: 0, delta: 48 }, false],
    ['the other way', { at: 16, delta: -20 }, { at: 0, delta: 48 }, false],
    ['the first one', { at: 16, delta: 20 }, undefined, false],
  ])('%s', (_rule, now, before, runsOut) => {
    expect(isInertia(now, before)).toBe(runsOut)
  })
})

test('an end is an end, unless the groups go around', () => {
  expect(neighbour(1, 1, 3, false)).toBe(2)
  expect(neighbour(2, 1, 3, false)).toBe(2)
  expect(neighbour(0, -1, 3, false)).toBe(0)
  expect(neighbour(2, 1, 3, true)).toBe(0)
  expect(neighbour(0, -1, 3, true)).toBe(2)
  expect(neighbour(0, 1, 0, true)).toBe(0)
})
