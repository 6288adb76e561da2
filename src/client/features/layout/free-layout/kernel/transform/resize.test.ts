import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minus } from '../../../../../lib/geometry/vector.ts'
import { type Frame, type FreeElement, movedBy } from '../frame.ts'
import { boundsOf, boundsOfAll, cornersOf, rotated } from '../geometry.ts'
import type { SnapContext } from '../snap/snap.ts'
import { snapLinesOf } from '../snap/snap-lines.ts'
import { directionOfHandle, frameOfAll, HANDLES, type Handle, handlePoint, resizeAll } from './resize.ts'

const WIDTH = 2000
const EDGES = { left: 0, right: WIDTH }
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
const contextOf = (others: readonly Frame[]): SnapContext => ({
  lines: snapLinesOf(others),
  edges: EDGES,
  viewport: { left: 0, top: 0, right: WIDTH, bottom: 1500 },
  grid: 0,
})
const WITHOUT_SNAPPING = { context: undefined, edges: EDGES }
const resized = (one: FreeElement, handle: Handle, x: number, y: number, ratio = false): Frame => {
  const [after = one] = resizeAll([one], handle, { x, y }, ratio, WITHOUT_SNAPPING).elements
  return { x: after.x, y: after.y, w: after.w, h: after.h, r: after.r }
}
/** The opposite handles. */
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

  test('resizes down to 20 px; the opposite side stays', () => {
    expect(resized(square, 'nw', 900, 900)).toEqual({ x: 680, y: 580, w: 20, h: 20, r: 0 })
    expect(resized(square, 'e', -900, 0)).toEqual({ x: 500, y: 500, w: 20, h: 100, r: 0 })
    expect(resized(square, 'se', -900, -900, true)).toEqual({ x: 500, y: 500, w: 40, h: 20, r: 0 })
  })

  test('keeps the ratio with Ctrl or Shift, or with fixedRatio', () => {
    expect(resized(square, 'se', 200, 100, true)).toEqual({ x: 500, y: 500, w: 400, h: 200, r: 0 })
    expect(resized({ ...square, fixedRatio: true }, 'se', 200, 100)).toEqual({ x: 500, y: 500, w: 400, h: 200, r: 0 })
    // a side scales the other dimension, too
    expect(resized(square, 'e', 100, 0, true)).toEqual({ x: 500, y: 475, w: 300, h: 150, r: 0 })
  })

  test('stays on the page', () => {
    expect(resized(square, 'se', 5000, 10)).toEqual({ x: 500, y: 500, w: 1500, h: 110, r: 0 })
    expect(resized(square, 'nw', -5000, -5000)).toEqual({ x: 0, y: 0, w: 700, h: 600, r: 0 })
    // in ratio, too, up to the edge of the page
    expect(resized(square, 'se', 5000, 2500, true).w).toBeCloseTo(1500)
    expect(resized(square, 'se', 1500, 0, true).w).toBeCloseTo(1400)
    expect(resized(square, 'se', 1700, 0, true).w).toBeCloseTo(1500)
    expect(resized(square, 's', 0, 5000).h).toBe(5100) // downwards it scrolls
  })

  test('moves its own side of an element rotated by 90 degrees', () => {
    // its right side points down
    const quarterRotated = element(500, 500, 200, 100, 90)
    expect(boundsOf(resized(quarterRotated, 'e', 0, 50))).toEqual({ left: 550, top: 450, right: 650, bottom: 700 })
  })
})

describe('snapping', () => {
  const other = element(900, 900, 100, 100)
  const snapped = (one: FreeElement, handle: Handle, x: number, y: number, ratio = false) =>
    resizeAll([one], handle, { x, y }, ratio, { context: contextOf([other]), edges: EDGES })

  test('moves the dragged sides to lines within 5 px, with guides for them alone', () => {
    const { elements, guides } = snapped(square, 'se', 204, 297)
    expect(elements[0]).toMatchObject({ x: 500, y: 500, w: 400, h: 400 })
    expect(guides).toEqual([
      { axis: 'x', at: 900, from: 500, to: 1000 },
      { axis: 'y', at: 900, from: 500, to: 1000 },
    ])
  })

  test('of a side handle does not change the other axis', () => {
    const { elements, guides } = snapped(square, 'e', 203, 297)
    expect(elements[0]).toMatchObject({ x: 500, y: 500, w: 400, h: 100 })
    expect(guides.map(({ at }) => at)).toEqual([900])
  })

  test('of a side handle draws no guides across it', () => {
    const beside = [frame(600, 900, 100, 100), frame(900, 550, 100, 100)]
    const guidesOf = (handle: Handle) =>
      resizeAll([square], handle, { x: 61, y: 61 }, false, { context: contextOf(beside), edges: EDGES }).guides
    expect(guidesOf('s')).toEqual([])
    expect(guidesOf('e')).toEqual([])
  })

  test('keeps the ratio', () => {
    const [after] = snapped(square, 'se', 199, 102, true).elements
    expect(after?.w).toBeCloseTo(400)
    expect(after?.h).toBeCloseTo(200)
  })

  test('of a rotated element moves its handle to the line, along its only direction', () => {
    const oblique = element(500, 500, 200, 100, 30)
    const from = handlePoint(oblique, 'e')
    const direction = rotated({ x: 1, y: 0 }, 30)
    const distance = (903 - from.x) / direction.x
    const [after] = snapped(oblique, 'e', direction.x * distance, direction.y * distance).elements
    expect(after && handlePoint(after, 'e').x).toBeCloseTo(900)
    expect(after && handlePoint(after, 'w').x).toBeCloseTo(handlePoint(oblique, 'w').x)
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
const anyOffset = fc.record({ x: fc.integer({ min: -2500, max: 2500 }), y: fc.integer({ min: -2500, max: 2500 }) })

test('the corner or side opposite the handle stays in place at any rotation', () => {
  fc.assert(
    fc.property(anyElement, fc.constantFrom(...HANDLES), anyOffset, fc.boolean(), (one, handle, { x, y }, ratio) => {
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

test('a handle follows the pointer along its directions', () => {
  const near = fc.record({ x: fc.integer({ min: -150, max: 150 }), y: fc.integer({ min: -150, max: 150 }) })
  fc.assert(
    fc.property(anyElement, fc.constantFrom(...HANDLES), near, (one, handle, offset) => {
      const after = resized(one, handle, offset.x, offset.y)
      if (Math.min(after.w, after.h) <= 20) return
      const moved = rotated(minus(handlePoint(after, handle), handlePoint(one, handle)), -one.r)
      const dragged = rotated(offset, -one.r)
      const side = directionOfHandle(handle)
      expect(moved.x).toBeCloseTo(side.x === 0 ? 0 : dragged.x, 6)
      expect(moved.y).toBeCloseTo(side.y === 0 ? 0 : dragged.y, 6)
    }),
  )
})

describe('several elements', () => {
  const pair = [element(500, 500, 100, 100), element(700, 600, 200, 100)]

  test('are resized as one', () => {
    const { elements } = resizeAll(pair, 'se', { x: 400, y: 200 }, false, WITHOUT_SNAPPING)
    expect(elements).toMatchObject([
      { x: 500, y: 500, w: 200, h: 200 },
      { x: 900, y: 700, w: 400, h: 200 },
    ])
  })

  test('keep the ratio if one of them is oblique, so that none is sheared', () => {
    const [, second = square] = pair
    const { elements } = resizeAll(
      [element(500, 500, 100, 100, 20), second],
      'se',
      { x: 400, y: 0 },
      false,
      WITHOUT_SNAPPING,
    )
    const factor = (elements[1]?.w ?? 0) / 200
    expect(factor).toBeGreaterThan(1)
    expect(elements[0]?.w).toBeCloseTo(100 * factor)
    expect(elements[0]?.h).toBeCloseTo(100 * factor)
    expect(elements[0]?.r).toBe(20)
  })

  test('change the height of one rotated by 90 degrees when they get wider', () => {
    const quarterRotated = element(700, 600, 200, 100, 90)
    const { elements } = resizeAll(
      [element(500, 500, 100, 100), quarterRotated],
      'e',
      { x: 350, y: 0 },
      false,
      WITHOUT_SNAPPING,
    )
    expect(elements[1]).toMatchObject({ w: 200, r: 90 })
    expect(elements[1]?.h).toBeCloseTo(200)
  })

  test('never shrink one that is under 20 px already', () => {
    const tiny = [element(500, 500, 10, 10), element(700, 600, 200, 100)]
    const sizes = (x: number) => resizeAll(tiny, 'se', { x, y: 0 }, false, WITHOUT_SNAPPING).elements.map(({ w }) => w)
    expect(sizes(-100)).toEqual([10, 200])
    expect(sizes(400)).toEqual([20, 400])
  })

  test('are never under 20 px, and the side opposite the handle stays', () => {
    fc.assert(
      fc.property(
        fc.array(anyElement, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(...HANDLES),
        anyOffset,
        (some, handle, offset) => {
          const { elements } = resizeAll(some, handle, offset, false, WITHOUT_SNAPPING)
          for (const { w, h } of elements) expect(Math.min(w, h)).toBeGreaterThanOrEqual(20 - 1e-6)
          const [before, after] = [boundsOfAll(some), boundsOfAll(elements)]
          if (before === undefined || after === undefined) throw new Error('there are some')
          const side = directionOfHandle(handle)
          if (side.x !== 0)
            expect(side.x > 0 ? after.left : after.right).toBeCloseTo(side.x > 0 ? before.left : before.right, 6)
          if (side.y !== 0)
            expect(side.y > 0 ? after.top : after.bottom).toBeCloseTo(side.y > 0 ? before.top : before.bottom, 6)
        },
      ),
    )
  })
})

test('the handles are on the frame of a single element, or on an unrotated one around several', () => {
  const oblique = element(500, 500, 200, 100, 30)
  expect(frameOfAll([oblique])).toEqual({ x: 500, y: 500, w: 200, h: 100, r: 30 })
  expect(frameOfAll([square, movedBy(square, { x: 300, y: 50 })])).toEqual({ x: 500, y: 500, w: 500, h: 150, r: 0 })
  expect(frameOfAll([])).toBeUndefined()
  expect(handlePoint(square, 'ne')).toEqual({ x: 700, y: 500 })
  expect(handlePoint(oblique, 'se').x).toBeCloseTo(cornersOf(oblique)[2]?.x ?? 0)
})
