import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minus } from '../../../../shared/lib/geometry/vector.ts'
import { type Frame, type FreeElement, movedBy } from './frame.ts'
import { boundsOf, boundsOfAll, cornersOf, rotated } from './geometry.ts'
import { frameOfAll, HANDLES, type Handle, handlePoint, resizeAll, sideOf } from './resize.ts'
import type { SnapContext } from './snap.ts'
import { snapLinesOf } from './snap-lines.ts'

const WIDTH = 2000
const element = (x: number, y: number, w: number, h: number, r = 0, more: Partial<FreeElement> = {}): FreeElement => ({
  id: `${x} ${y}`,
  x,
  y,
  w,
  h,
  r,
  ...more,
})
const frame = (x: number, y: number, w: number, h: number): Frame => ({ x, y, w, h, r: 0 })
const ground = (others: readonly Frame[]): SnapContext => ({
  lines: snapLinesOf(others),
  width: WIDTH,
  window: { left: 0, top: 0, right: WIDTH, bottom: 1500 },
  grid: 0,
})
const free = { ground: undefined, width: WIDTH }
const resized = (one: FreeElement, handle: Handle, x: number, y: number, ratio = false): Frame => {
  const [after = one] = resizeAll([one], handle, { x, y }, ratio, free).elements
  return { x: after.x, y: after.y, w: after.w, h: after.h, r: after.r }
}
/** The handle across from one. */
const OPPOSITE: Readonly<Record<Handle, Handle>> = {
  nw: 'se',
  n: 's',
  ne: 'sw',
  e: 'w',
  se: 'nw',
  s: 'n',
  sw: 'ne',
  w: 'e',
}
const square = element(500, 500, 200, 100)

describe('a handle', () => {
  test.each<[Handle, Frame]>([
    ['nw', { x: 530, y: 510, w: 170, h: 90, r: 0 }],
    ['n', { x: 500, y: 510, w: 200, h: 90, r: 0 }],
    ['ne', { x: 500, y: 510, w: 230, h: 90, r: 0 }],
    ['e', { x: 500, y: 500, w: 230, h: 100, r: 0 }],
    ['se', { x: 500, y: 500, w: 230, h: 110, r: 0 }],
    ['s', { x: 500, y: 500, w: 200, h: 110, r: 0 }],
    ['sw', { x: 530, y: 500, w: 170, h: 110, r: 0 }],
    ['w', { x: 530, y: 500, w: 170, h: 100, r: 0 }],
  ])('%s moves its sides', (handle, expected) => {
    expect(resized(square, handle, 30, 10)).toEqual(expected)
  })

  test('makes nothing smaller than 20 px: the opposite side stays', () => {
    expect(resized(square, 'nw', 900, 900)).toEqual({ x: 680, y: 580, w: 20, h: 20, r: 0 })
    expect(resized(square, 'e', -900, 0)).toEqual({ x: 500, y: 500, w: 20, h: 100, r: 0 })
    expect(resized(square, 'se', -900, -900, true)).toEqual({ x: 500, y: 500, w: 40, h: 20, r: 0 })
  })

  test('keeps the ratio with ctrl or shift, and of what has fixedRatio', () => {
    expect(resized(square, 'se', 200, 100, true)).toEqual({ x: 500, y: 500, w: 400, h: 200, r: 0 })
    expect(resized({ ...square, fixedRatio: true }, 'se', 200, 100)).toEqual({ x: 500, y: 500, w: 400, h: 200, r: 0 })
    // a side takes both others with it
    expect(resized(square, 'e', 100, 0, true)).toEqual({ x: 500, y: 475, w: 300, h: 150, r: 0 })
  })

  test('goes no further than the page', () => {
    expect(resized(square, 'se', 5000, 10)).toEqual({ x: 500, y: 500, w: 1500, h: 110, r: 0 })
    expect(resized(square, 'nw', -5000, -5000)).toEqual({ x: 0, y: 0, w: 700, h: 600, r: 0 })
    // in ratio, too, it reaches the side of the page, whichever way it is pulled beyond
    expect(resized(square, 'se', 5000, 2500, true).w).toBeCloseTo(1500)
    expect(resized(square, 'se', 1500, 0, true).w).toBeCloseTo(1400)
    expect(resized(square, 'se', 1700, 0, true).w).toBeCloseTo(1500)
    expect(resized(square, 's', 0, 5000).h).toBe(5100) // downwards it scrolls
  })

  test('of what is turned by a quarter moves the side that is seen there', () => {
    // its own right side is seen below
    const lying = element(500, 500, 200, 100, 90)
    expect(boundsOf(resized(lying, 'e', 0, 50))).toEqual({ left: 550, top: 450, right: 650, bottom: 700 })
  })
})

describe('snapping', () => {
  const other = element(900, 900, 100, 100)
  const snapped = (one: FreeElement, handle: Handle, x: number, y: number, ratio = false) =>
    resizeAll([one], handle, { x, y }, ratio, { ground: ground([other]), width: WIDTH })

  test('takes the dragged sides to lines within 5 px, with guides to them alone', () => {
    const { elements, guides } = snapped(square, 'se', 204, 297)
    expect(elements[0]).toMatchObject({ x: 500, y: 500, w: 400, h: 400 })
    expect(guides).toEqual([
      { axis: 'x', at: 900, from: 500, to: 1000 },
      { axis: 'y', at: 900, from: 500, to: 1000 },
    ])
  })

  test('of a side leaves the other axis alone', () => {
    const { elements, guides } = snapped(square, 'e', 203, 297)
    expect(elements[0]).toMatchObject({ x: 500, y: 500, w: 400, h: 100 })
    expect(guides.map(({ at }) => at)).toEqual([900])
  })

  test('of a side says nothing of lines across it', () => {
    const beside = [frame(600, 900, 100, 100), frame(900, 550, 100, 100)]
    const guidesOf = (handle: Handle) =>
      resizeAll([square], handle, { x: 61, y: 61 }, false, { ground: ground(beside), width: WIDTH }).guides
    expect(guidesOf('s')).toEqual([])
    expect(guidesOf('e')).toEqual([])
  })

  test('keeps the ratio', () => {
    const [after] = snapped(square, 'se', 199, 102, true).elements
    expect(after?.w).toBeCloseTo(400)
    expect(after?.h).toBeCloseTo(200)
  })

  test('of a turned element takes the point of its handle to the line, along the way that it can go', () => {
    const aslant = element(500, 500, 200, 100, 30)
    const from = handlePoint(aslant, 'e')
    const way = rotated({ x: 1, y: 0 }, 30)
    const far = (903 - from.x) / way.x
    const [after] = snapped(aslant, 'e', way.x * far, way.y * far).elements
    expect(after && handlePoint(after, 'e').x).toBeCloseTo(900)
    expect(after && handlePoint(after, 'w').x).toBeCloseTo(handlePoint(aslant, 'w').x)
  })
})

const anyElement = fc
  .record({
    x: fc.integer({ min: 600, max: 1000 }),
    y: fc.integer({ min: 600, max: 1000 }),
    w: fc.integer({ min: 20, max: 300 }),
    h: fc.integer({ min: 20, max: 300 }),
    r: fc.oneof(fc.integer({ min: -179, max: 180 }), fc.constantFrom(0, 90, 180, -90)),
  })
  .map(({ x, y, w, h, r }) => element(x, y, w, h, r))
const anyWay = fc.record({ x: fc.integer({ min: -2500, max: 2500 }), y: fc.integer({ min: -2500, max: 2500 }) })

test('however an element is turned, the corner or side across from the handle stays where it is on screen', () => {
  fc.assert(
    fc.property(anyElement, fc.constantFrom(...HANDLES), anyWay, fc.boolean(), (one, handle, { x, y }, ratio) => {
      const after = resized(one, handle, x, y, ratio)
      const [before, now] = [handlePoint(one, OPPOSITE[handle]), handlePoint(after, OPPOSITE[handle])]
      expect(now.x).toBeCloseTo(before.x, 6)
      expect(now.y).toBeCloseTo(before.y, 6)
      expect(after.r).toBe(one.r)
      expect(Math.min(after.w, after.h)).toBeGreaterThanOrEqual(20 - 1e-6)
      if (ratio) expect(after.w / after.h).toBeCloseTo(one.w / one.h, 6)
      const { left, top, right } = boundsOf(after)
      expect(left).toBeGreaterThanOrEqual(-1e-6)
      expect(top).toBeGreaterThanOrEqual(-1e-6)
      expect(right).toBeLessThanOrEqual(WIDTH + 1e-6)
    }),
  )
})

test('a handle goes where the pointer goes, as far as it may', () => {
  const near = fc.record({ x: fc.integer({ min: -150, max: 150 }), y: fc.integer({ min: -150, max: 150 }) })
  fc.assert(
    fc.property(anyElement, fc.constantFrom(...HANDLES), near, (one, handle, way) => {
      const after = resized(one, handle, way.x, way.y)
      if (Math.min(after.w, after.h) <= 20) return
      const moved = rotated(minus(handlePoint(after, handle), handlePoint(one, handle)), -one.r)
      const pulled = rotated(way, -one.r)
      const side = sideOf(handle)
      expect(moved.x).toBeCloseTo(side.x === 0 ? 0 : pulled.x, 6)
      expect(moved.y).toBeCloseTo(side.y === 0 ? 0 : pulled.y, 6)
    }),
  )
})

describe('several', () => {
  const pair = [element(500, 500, 100, 100), element(700, 600, 200, 100)]

  test('are resized as one, keeping their places to each other', () => {
    const { elements } = resizeAll(pair, 'se', { x: 400, y: 200 }, false, free)
    expect(elements).toMatchObject([
      { x: 500, y: 500, w: 200, h: 200 },
      { x: 900, y: 700, w: 400, h: 200 },
    ])
  })

  test('keep the ratio when one of them is turned askew: none is sheared', () => {
    const [, second = square] = pair
    const { elements } = resizeAll([element(500, 500, 100, 100, 20), second], 'se', { x: 400, y: 0 }, false, free)
    const factor = (elements[1]?.w ?? 0) / 200
    expect(factor).toBeGreaterThan(1)
    expect(elements[0]?.w).toBeCloseTo(100 * factor)
    expect(elements[0]?.h).toBeCloseTo(100 * factor)
    expect(elements[0]?.r).toBe(20)
  })

  test('of which one is turned by a quarter: its height becomes wider', () => {
    const lying = element(700, 600, 200, 100, 90)
    const { elements } = resizeAll([element(500, 500, 100, 100), lying], 'e', { x: 350, y: 0 }, false, free)
    expect(elements[1]).toMatchObject({ w: 200, r: 90 })
    expect(elements[1]?.h).toBeCloseTo(200)
  })

  test('of which one is under 20 px already: it only grows', () => {
    const tiny = [element(500, 500, 10, 10), element(700, 600, 200, 100)]
    const sizes = (x: number) => resizeAll(tiny, 'se', { x, y: 0 }, false, free).elements.map(({ w }) => w)
    expect(sizes(-100)).toEqual([10, 200])
    expect(sizes(400)).toEqual([20, 400])
  })

  test('none becomes smaller than 20 px, and what is across from the handle stays', () => {
    fc.assert(
      fc.property(
        fc.array(anyElement, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(...HANDLES),
        anyWay,
        (some, handle, way) => {
          const { elements } = resizeAll(some, handle, way, false, free)
          for (const { w, h } of elements) expect(Math.min(w, h)).toBeGreaterThanOrEqual(20 - 1e-6)
          const [before, after] = [boundsOfAll(some), boundsOfAll(elements)]
          if (before === undefined || after === undefined) throw new Error('there are some')
          const side = sideOf(handle)
          if (side.x !== 0)
            expect(side.x > 0 ? after.left : after.right).toBeCloseTo(side.x > 0 ? before.left : before.right, 6)
          if (side.y !== 0)
            expect(side.y > 0 ? after.top : after.bottom).toBeCloseTo(side.y > 0 ? before.top : before.bottom, 6)
        },
      ),
    )
  })
})

test('the handles are on the element itself, or on an upright frame around several', () => {
  const aslant = element(500, 500, 200, 100, 30)
  expect(frameOfAll([aslant])).toEqual({ x: 500, y: 500, w: 200, h: 100, r: 30 })
  expect(frameOfAll([square, movedBy(square, { x: 300, y: 50 })])).toEqual({ x: 500, y: 500, w: 500, h: 150, r: 0 })
  expect(frameOfAll([])).toBeUndefined()
  expect(handlePoint(square, 'ne')).toEqual({ x: 700, y: 500 })
  expect(handlePoint(aslant, 'se').x).toBeCloseTo(cornersOf(aslant)[2]?.x ?? 0)
})
