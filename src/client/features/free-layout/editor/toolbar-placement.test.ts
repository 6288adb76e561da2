import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Frame } from '../kernel/frame.ts'
import type { Bounds } from '../kernel/geometry.ts'
import { marksOf } from './selection-overlay/overlay-frame.ts'
import { placeToolbar, type Size } from './toolbar-placement.ts'

const WINDOW: Bounds = { left: 80, top: 250, right: 1360, bottom: 800 }
const BAR: Size = { width: 200, height: 40 }
const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const placed = (one: Frame, { size = BAR, window = WINDOW, many = false, below = 28 } = {}) =>
  placeToolbar(marksOf(one, { many, below }), size, window, !many)

describe('the toolbar of a selection', () => {
  test('stands beside the knob of one element', () => {
    expect(placed(frame(500, 400, 100, 100))).toEqual({ x: 550 + 13 + 12, y: 400 - 12 - 40 })
  })

  test('stands above the knob of several, whose box has room around them', () => {
    expect(placed(frame(500, 450, 100, 100), { many: true })).toEqual({ x: 450, y: 440 - 38 - 12 - 40 })
  })

  test('stands above the knob where there is no room at its right', () => {
    expect(placed(frame(1250, 400, 100, 100))).toEqual({ x: 1160, y: 400 - 38 - 12 - 40 })
  })

  test('stands below the badge where there is no room above', () => {
    expect(placed(frame(500, 260, 100, 100))).toEqual({ x: 450, y: 360 + 46 + 12 })
  })

  test('stands below the badge of an enlarged tile, which is under its name', () => {
    expect(placed(frame(500, 260, 100, 100), { below: 72 })).toEqual({ x: 450, y: 360 + 90 + 12 })
  })

  test('stands at the right, then at the left, of what is as high as the page', () => {
    expect(placed(frame(500, 260, 100, 530))).toEqual({ x: 612 + 10, y: 505 }) // the badge is wider than the box
    expect(placed(frame(1100, 260, 200, 530))).toEqual({ x: 1100 - 12 - 200, y: 505 })
  })

  test('stands inside the foot of what is visible when no side is free', () => {
    expect(placed(frame(90, 260, 1260, 530))).toEqual({ x: 620, y: 760 })
  })

  test('keeps away from a knob that is turned to the side', () => {
    const { knob } = marksOf(frame(500, 400, 100, 100, 90), { many: false, below: 28 })
    expect(knob.left).toBeCloseTo(612)
    expect(knob.right).toBeCloseTo(638)
    expect((knob.top + knob.bottom) / 2).toBeCloseTo(450)
  })

  const frames = fc.record({
    x: fc.integer({ min: -300, max: 1500 }),
    y: fc.integer({ min: -300, max: 1200 }),
    w: fc.integer({ min: 20, max: 1400 }),
    h: fc.integer({ min: 20, max: 900 }),
    r: fc.integer({ min: -179, max: 180 }),
  })
  const sizes = fc.record({ width: fc.integer({ min: 100, max: 700 }), height: fc.constantFrom(40, 74) })

  test('always lies within the window', () => {
    fc.assert(
      fc.property(frames, sizes, fc.boolean(), (one, size, many) => {
        const { x, y } = placed(one, { size, many })
        expect(x).toBeGreaterThanOrEqual(WINDOW.left)
        expect(x + size.width).toBeLessThanOrEqual(WINDOW.right)
        expect(y).toBeGreaterThanOrEqual(WINDOW.top)
        expect(y + size.height).toBeLessThanOrEqual(WINDOW.bottom)
      }),
    )
  })

  test('never lies on the selection when a side has room', () => {
    fc.assert(
      fc.property(frames, sizes, fc.boolean(), (one, size, many) => {
        const marks = marksOf(one, { many, below: 28 })
        const all = {
          left: Math.min(marks.box.left, marks.knob.left, marks.badge.left),
          top: Math.min(marks.box.top, marks.knob.top, marks.badge.top),
          right: Math.max(marks.box.right, marks.knob.right, marks.badge.right),
          bottom: Math.max(marks.box.bottom, marks.knob.bottom, marks.badge.bottom),
        }
        const needed = { width: size.width + 12, height: size.height + 12 }
        const seen = (from: number, to: number, low: number, high: number) => Math.min(to, high) - Math.max(from, low)
        fc.pre(seen(all.left, all.right, WINDOW.left, WINDOW.right) > 0)
        fc.pre(seen(all.top, all.bottom, WINDOW.top, WINDOW.bottom) > 0)
        fc.pre(
          all.top - WINDOW.top >= needed.height ||
            WINDOW.bottom - all.bottom >= needed.height ||
            all.left - WINDOW.left >= needed.width ||
            WINDOW.right - all.right >= needed.width,
        )
        const { x, y } = placed(one, { size, many })
        const { box } = marks
        const apart = x + size.width <= box.left || x >= box.right || y + size.height <= box.top || y >= box.bottom
        expect(apart).toBe(true)
      }),
    )
  })
})
