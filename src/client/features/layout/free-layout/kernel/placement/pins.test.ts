import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PINS } from '../../../../../../shared/entities/item.ts'
import { pin } from '../arrange/pin.ts'
import { type Frame, type FreeElement, isSameFrame, type Pinned } from '../frame.ts'
import { boundsOf } from '../geometry.ts'
import { element, pageOf } from '../testing.ts'
import { pinnedTo } from './pins.ts'
import { changeElements, elementsOf, type PageScale, placedOn, storedFrameOf } from './scale-to-width.ts'

const page = fc
  .record({
    width: fc.integer({ min: 1200, max: 3840 }),
    height: fc.integer({ min: 400, max: 2200 }),
    left: fc.integer({ min: 0, max: 120 }),
    right: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ width, ...insets }) => pageOf(width, insets))
const choice = fc.constantFrom(...PINS, undefined)
const pins = fc.record({ pinX: choice, pinY: choice })
/** An element that is never shown smaller than it is scaled. */
const placed = fc.record({
  x: fc.integer({ min: 130, max: 1000 }),
  y: fc.integer({ min: 0, max: 900 }),
  w: fc.integer({ min: 70, max: 150 }),
  h: fc.integer({ min: 70, max: 150 }),
  r: fc.integer({ min: -179, max: 180 }),
})

const shownOn = (item: FreeElement, where: PageScale): Frame & Pinned => {
  const [shown = item] = elementsOf([item], where)
  return shown
}
const itemOn = (where: PageScale, frame: Frame, more: Partial<FreeElement>): FreeElement =>
  placedOn({ ...element('a', 0, 0), ...more }, frame, where)
/** Whether nothing had to be moved inside. */
const isInside = (frame: Frame, { left, right }: PageScale) => {
  const bounds = boundsOf(frame)
  return bounds.left > left + 1 && bounds.right < right - 1 && bounds.top > 1
}
/** The distance of an element to what it is pinned to, in px as stored. */
const distances = (frame: Frame & Pinned, where: PageScale) => ({
  x: frame.pinX && (frame.x - pinnedTo.x(frame.pinX, where)) / where.scale,
  y: frame.pinY && (frame.y - pinnedTo.y(frame.pinY, where)) / where.scale,
})

describe('a pinned element', () => {
  test('keeps its distance to its edge or middle at scale, at any size of the page', () => {
    fc.assert(
      fc.property(page, page, placed, pins, (there, here, frame, pinned) => {
        const item = itemOn(there, frame, pinned)
        const [before, after] = [shownOn(item, there), shownOn(item, here)]
        fc.pre(isInside(before, there) && isInside(after, here))
        const [then, now] = [distances(before, there), distances(after, here)]
        for (const axis of ['x', 'y'] as const)
          if (then[axis] !== undefined) expect(now[axis]).toBeCloseTo(then[axis], 6)
      }),
    )
  })

  test('is where it was on the page where it was placed, whatever was shown between', () => {
    fc.assert(
      fc.property(page, fc.array(page), placed, pins, (there, between, frame, pinned) => {
        const item = itemOn(there, frame, pinned)
        fc.pre(isInside(frame, there))
        for (const other of between) shownOn(item, other)
        expect(isSameFrame(shownOn(item, there), frame)).toBe(true)
      }),
    )
  })

  test('does not move as it is pinned, moved by hand or unpinned, on a page of any size', () => {
    fc.assert(
      fc.property(page, page, placed, pins, pins, (there, here, frame, pinned, next) => {
        const items = [itemOn(there, frame, pinned)]
        const [before] = elementsOf(items, here)
        fc.pre(before !== undefined && isInside(before, here))
        const choices = { x: next.pinX ?? 'none', y: next.pinY ?? 'none' } as const
        const repinned = changeElements(items, here, (all) => pin(all, new Set(['a']), choices))
        const [after] = elementsOf(repinned, here)
        expect(before && after && isSameFrame(after, before)).toBe(true)
        expect(after?.pinPage !== undefined).toBe(next.pinX !== undefined || next.pinY !== undefined)
        const to = { x: here.left + 200, y: 50, r: 0 }
        const [moved] = elementsOf(
          changeElements(repinned, here, (all) => all.map((one) => ({ ...one, ...to }))),
          here,
        )
        expect(moved?.x).toBeCloseTo(to.x, 6)
        expect(moved?.y).toBeCloseTo(to.y, 6)
      }),
    )
  })

  test('is stored as the page on which it was placed has it', () => {
    fc.assert(
      fc.property(page, page, placed, pins, (there, here, frame, pinned) => {
        const item = itemOn(there, frame, pinned)
        const shown = shownOn(item, here)
        fc.pre(isInside(shown, here))
        const { x, y } = storedFrameOf(shown, here)
        expect(x).toBeCloseTo(item.x, 6)
        expect(y).toBeCloseTo(item.y, 6)
      }),
    )
  })

  test('stays on the page, however low it is', () => {
    fc.assert(
      fc.property(page, page, placed, pins, (there, here, frame, pinned) => {
        const bounds = boundsOf(shownOn(itemOn(there, frame, pinned), here))
        expect(bounds.top).toBeGreaterThanOrEqual(-1e-6)
        expect(bounds.left).toBeGreaterThanOrEqual(here.left - 1e-6)
        expect(bounds.right).toBeLessThanOrEqual(here.right + 1e-6)
      }),
    )
  })
})

test('without pins, or without the page on which it was placed, an element is scaled with the page', () => {
  fc.assert(
    fc.property(page, page, placed, pins, (one, other, frame, pinned) => {
      const plain = { ...element('a', 0, 0), ...frame }
      const higher = { ...one, bottom: other.bottom }
      const expected = shownOn(plain, one)
      expect(isSameFrame(shownOn(plain, higher), expected)).toBe(true)
      expect(isSameFrame(shownOn({ ...plain, ...pinned }, higher), expected)).toBe(true)
    }),
  )
})
