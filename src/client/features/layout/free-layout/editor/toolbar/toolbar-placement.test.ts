import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Frame } from '../../kernel/frame.ts'
import { overlayFrameOf } from '../selection-overlay/overlay-frame.ts'
import { placeToolbar, type Size } from './toolbar-placement.ts'

const VISIBLE: Bounds = { left: 80, top: 250, right: 1360, bottom: 800 }
const BAR: Size = { width: 200, height: 40 }
const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const placed = (one: Frame, { size = BAR, isMultiple = false, badgeOffset = 28 } = {}) =>
  placeToolbar(overlayFrameOf(one, { isMultiple, badgeOffset }), size, VISIBLE, !isMultiple)

describe('the toolbar of a selection', () => {
  test('is beside the rotate handle of a single element', () => {
    expect(placed(frame(500, 400, 100, 100))).toEqual({ x: 550 + 13 + 12, y: 400 - 12 - 40 })
  })

  test('is above the rotate handle of several elements, whose box is padded', () => {
    expect(placed(frame(500, 450, 100, 100), { isMultiple: true })).toEqual({ x: 450, y: 440 - 38 - 12 - 40 })
  })

  test('is above the rotate handle without room at its right', () => {
    expect(placed(frame(1250, 400, 100, 100))).toEqual({ x: 1160, y: 400 - 38 - 12 - 40 })
  })

  test('is below the badge without room above', () => {
    expect(placed(frame(500, 260, 100, 100))).toEqual({ x: 450, y: 360 + 46 + 12 })
  })

  test('is below the badge of an enlarged tile, which is below its name', () => {
    expect(placed(frame(500, 260, 100, 100), { badgeOffset: 72 })).toEqual({ x: 450, y: 360 + 90 + 12 })
  })

  test('is at the right, else at the left, of a selection as high as the page', () => {
    expect(placed(frame(500, 260, 100, 530))).toEqual({ x: 612 + 10, y: 505 }) // the badge is wider than the box
    expect(placed(frame(1100, 260, 200, 530))).toEqual({ x: 1100 - 12 - 200, y: 505 })
  })

  test('is at the bottom of the visible area if no side is free', () => {
    expect(placed(frame(90, 260, 1260, 530))).toEqual({ x: 620, y: 760 })
  })

  test('avoids a rotate handle at the side', () => {
    const { rotateHandle } = overlayFrameOf(frame(500, 400, 100, 100, 90), { isMultiple: false, badgeOffset: 28 })
    expect(rotateHandle.left).toBeCloseTo(612)
    expect(rotateHandle.right).toBeCloseTo(638)
    expect((rotateHandle.top + rotateHandle.bottom) / 2).toBeCloseTo(450)
  })

  const frames = fc.record({
    x: fc.integer({ min: -300, max: 1500 }),
    y: fc.integer({ min: -300, max: 1200 }),
    w: fc.integer({ min: 20, max: 1400 }),
    h: fc.integer({ min: 20, max: 900 }),
    r: fc.integer({ min: -179, max: 180 }),
  })
  const sizes = fc.record({ width: fc.integer({ min: 100, max: 700 }), height: fc.constantFrom(40, 74) })

  test('is always within the visible area', () => {
    fc.assert(
      fc.property(frames, sizes, fc.boolean(), (one, size, isMultiple) => {
        const { x, y } = placed(one, { size, isMultiple })
        expect(x).toBeGreaterThanOrEqual(VISIBLE.left)
        expect(x + size.width).toBeLessThanOrEqual(VISIBLE.right)
        expect(y).toBeGreaterThanOrEqual(VISIBLE.top)
        expect(y + size.height).toBeLessThanOrEqual(VISIBLE.bottom)
      }),
    )
  })

  test('never covers the selection if a side has room', () => {
    fc.assert(
      fc.property(frames, sizes, fc.boolean(), (one, size, isMultiple) => {
        const overlay = overlayFrameOf(one, { isMultiple, badgeOffset: 28 })
        const all = {
          left: Math.min(overlay.box.left, overlay.rotateHandle.left, overlay.badge.left),
          top: Math.min(overlay.box.top, overlay.rotateHandle.top, overlay.badge.top),
          right: Math.max(overlay.box.right, overlay.rotateHandle.right, overlay.badge.right),
          bottom: Math.max(overlay.box.bottom, overlay.rotateHandle.bottom, overlay.badge.bottom),
        }
        const needed = { width: size.width + 12, height: size.height + 12 }
        const overlap = (from: number, to: number, low: number, high: number) =>
          Math.min(to, high) - Math.max(from, low)
        fc.pre(overlap(all.left, all.right, VISIBLE.left, VISIBLE.right) > 0)
        fc.pre(overlap(all.top, all.bottom, VISIBLE.top, VISIBLE.bottom) > 0)
        fc.pre(
          all.top - VISIBLE.top >= needed.height ||
            VISIBLE.bottom - all.bottom >= needed.height ||
            all.left - VISIBLE.left >= needed.width ||
            VISIBLE.right - all.right >= needed.width,
        )
        const { x, y } = placed(one, { size, isMultiple })
        const { box } = overlay
        const apart = x + size.width <= box.left || x >= box.right || y + size.height <= box.top || y >= box.bottom
        expect(apart).toBe(true)
      }),
    )
  })
})
