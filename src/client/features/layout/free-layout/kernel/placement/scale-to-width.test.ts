import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Frame, isSameFrame, movedBy } from '../frame.ts'
import { boundsOf, offsetIntoPage } from '../geometry.ts'
import { pageOf } from '../testing.ts'
import {
  changeElements,
  contentHeight,
  elementsOf,
  frameOnPage,
  frameToStore,
  gridAt,
  pageScaleFor,
} from './scale-to-width.ts'

/** Common screen widths in px. */
const WIDTHS = [768, 1024, 1280, 1366, 1440, 1536, 1680, 1920, 2048, 2560, 3440, 3840] as const
const MADE_AT = 2560

/** Elements wholly on a page of 2560 px. */
const layout = fc.array(
  fc
    .record({
      x: fc.integer({ min: 0, max: MADE_AT }),
      y: fc.integer({ min: 0, max: 3000 }),
      w: fc.integer({ min: 70, max: 900 }),
      h: fc.integer({ min: 70, max: 900 }),
      r: fc.integer({ min: -179, max: 180 }),
    })
    .map((frame): Frame => movedBy(frame, offsetIntoPage(boundsOf(frame), pageOf(MADE_AT)))),
  { minLength: 1, maxLength: 12 },
)
const itemsOf = (frames: readonly Frame[]) =>
  frames.map((frame, at) => ({ id: `${at}`, ...frameToStore(frame, pageOf(MADE_AT)) }))

describe('a layout made at 2560 px', () => {
  test('has all elements wholly on the page at every other width', () => {
    fc.assert(
      fc.property(layout, fc.constantFrom(...WIDTHS), (frames, width) => {
        const elements = elementsOf(itemsOf(frames), pageOf(width))
        expect(elements.map(({ id }) => id)).toEqual(frames.map((_, at) => `${at}`))
        for (const element of elements) {
          const { left, top, right } = boundsOf(element)
          expect(left).toBeGreaterThanOrEqual(-1e-6)
          expect(top).toBeGreaterThanOrEqual(-1e-6)
          expect(right).toBeLessThanOrEqual(width + 1e-6)
          expect(Math.min(element.w, element.h)).toBeGreaterThanOrEqual(20)
        }
      }),
    )
  })

  test('is scaled evenly', () => {
    fc.assert(
      fc.property(layout, fc.constantFrom(...WIDTHS), (frames, width) => {
        const factor = width / MADE_AT
        const elements = elementsOf(itemsOf(frames), pageOf(width))
        frames.forEach(({ x, y, w, h, r }, at) => {
          const picture = { x: x * factor, y: y * factor, w: w * factor, h: h * factor, r }
          expect(elements[at] && isSameFrame(elements[at], picture)).toBe(true)
        })
      }),
    )
  })

  test('is unchanged back at 2560 px after being shown at any widths', () => {
    fc.assert(
      fc.property(layout, fc.shuffledSubarray([...WIDTHS]), (frames, widths) => {
        const items = itemsOf(frames)
        const copy = structuredClone(items)
        for (const width of widths) elementsOf(items, pageOf(width))
        expect(items).toEqual(copy)
        elementsOf(items, pageOf(MADE_AT)).forEach((element, at) => {
          const frame = frames[at]
          expect(frame && isSameFrame(element, frame)).toBe(true)
        })
      }),
    )
  })

  test('keeps all other elements exactly when one is moved at 1366 px', () => {
    fc.assert(
      fc.property(layout, fc.nat(), (frames, pick) => {
        const items = itemsOf(frames)
        const moved = pick % items.length
        const after = changeElements(items, pageOf(1366), (elements) =>
          elements.map((element, at) => (at === moved ? movedBy(element, { x: 0, y: 13 }) : element)),
        )
        items.forEach((item, at) => {
          if (at !== moved) expect(after[at]).toBe(item)
        })
        const [now, before] = [after[moved], items[moved]]
        expect(now?.y).toBeCloseTo((before?.y ?? 0) + (13 * 1920) / 1366, 6)
        expect([now?.w, now?.h, now?.r]).toEqual([before?.w, before?.h, before?.r])
      }),
    )
  })
})

describe('a frame drawn at any width', () => {
  test('is stored for a width of 1920 px and restored as drawn', () => {
    expect(frameToStore({ x: 100, y: 200, w: 300, h: 50, r: 7 }, pageOf(960))).toEqual({
      x: 200,
      y: 400,
      w: 600,
      h: 100,
      r: 7,
    })
    fc.assert(
      fc.property(layout, (frames) => {
        for (const frame of frames)
          expect(isSameFrame(frameOnPage(frameToStore(frame, pageOf(MADE_AT)), pageOf(MADE_AT)), frame)).toBe(true)
      }),
    )
  })
})

describe('displaying repairs', () => {
  const atOne = { ...pageOf(1000), scale: 1 }

  test('elements beside or above the page, or wider than it', () => {
    expect(frameOnPage({ x: 5000, y: 10, w: 100, h: 100, r: 0 }, atOne)).toMatchObject({ x: 900, y: 10 })
    expect(frameOnPage({ x: -5000, y: -10, w: 100, h: 100, r: 0 }, atOne)).toMatchObject({ x: 0, y: 0 })
    expect(frameOnPage({ x: 100, y: 100, w: 4000, h: 400, r: 0 }, atOne)).toMatchObject({ x: 0, w: 1000, h: 100 })
  })

  test('elements that would be under 20 px', () => {
    expect(frameOnPage({ x: 100, y: 100, w: 40, h: 100, r: 0 }, pageOf(480))).toEqual({
      x: 20,
      y: 25,
      w: 20,
      h: 25,
      r: 0,
    })
  })

  test('any stored frame, on any page', () => {
    const any = fc.option(fc.double(), { nil: undefined })
    const width = fc.oneof(fc.integer({ min: 20, max: 8000 }), fc.constantFrom(...WIDTHS))
    fc.assert(
      fc.property(fc.record({ x: any, y: any, w: any, h: any, r: any }), width, (stored, page) => {
        for (const element of elementsOf([stored], pageOf(page))) {
          const { left, top, right, bottom } = boundsOf(element)
          expect(left).toBeGreaterThanOrEqual(-1e-6)
          expect(right).toBeLessThanOrEqual(page + 1e-6)
          expect(top).toBeGreaterThanOrEqual(-1e-6)
          expect(bottom).toBeLessThan(Number.POSITIVE_INFINITY)
        }
      }),
    )
  })

  test('nothing on a hidden page, which is 0 px wide', () => {
    const items = [{ id: 'a', x: 100, y: 100, w: 100, h: 100 }]
    expect(elementsOf(items, pageOf(0)).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    expect(changeElements(items, pageOf(0), (elements) => elements)).toBe(items)
  })
})

describe('a change', () => {
  const items = [
    { id: 'a', x: 0, y: 0, w: 100, h: 100 },
    { id: 'new' },
    { id: 'b', x: 200, y: 0, w: 100, h: 100, r: 3 },
  ] as const

  test('of the order, or a deletion, keeps the identity of items; unplaced ones stay at the end', () => {
    const [a, unplaced, b] = items
    expect(changeElements(items, pageOf(960), (elements) => elements.toReversed())).toEqual([b, a, unplaced])
    expect(changeElements(items, pageOf(960), (elements) => elements.toReversed())[1]).toBe(a)
    expect(changeElements(items, pageOf(960), (elements) => elements.slice(1))).toEqual([b, unplaced])
  })

  test('of another property keeps the stored frame', () => {
    const after = changeElements<{ id: string; x?: number; lock?: boolean }>(items, pageOf(960), (elements) =>
      elements.map((element) => ({ ...element, lock: true })),
    )
    expect(after[0]).toEqual({ id: 'a', x: 0, y: 0, w: 100, h: 100, r: 0, lock: true })
  })

  test('of another property keeps the stored frame even if it is displayed elsewhere', () => {
    const beside = [{ id: 'a', x: 5000, y: 0.1, w: 100, h: 100, r: 0, lock: false }]
    const [after] = changeElements(beside, pageOf(1366), (elements) => elements.map((one) => ({ ...one, lock: true })))
    expect(after).toEqual({ ...beside[0], lock: true })
  })

  test('of the position keeps the size on a page so narrow that elements are displayed larger', () => {
    const small = [{ id: 'a', x: 400, y: 400, w: 40, h: 40 }]
    const [after] = changeElements(small, pageOf(480), (elements) =>
      elements.map((one) => movedBy(one, { x: 10, y: 0 })),
    )
    expect(after).toEqual({ id: 'a', x: 440, y: 400, w: 40, h: 40, r: 0 })
  })
})

test('the content is as high as its lowest element', () => {
  expect(contentHeight([])).toBe(0)
  expect(
    contentHeight([
      { x: 0, y: 10, w: 10, h: 10, r: 0 },
      { x: 0, y: 800, w: 100, h: 300, r: 0 },
    ]),
  ).toBe(1100)
})

test('the grid scales with the layout; 0 is no grid', () => {
  expect([
    gridAt(50, pageOf(1920)),
    gridAt(50, pageOf(960)),
    gridAt(0, pageOf(960)),
    gridAt(Number.NaN, pageOf(960)),
  ]).toEqual([50, 25, 0, 0])
})

describe('the page of a window', () => {
  const icon = 58
  const insets = { left: 78, right: 48, height: 700 }
  const pageAt = (width: number) => pageScaleFor({ ...insets, width, icon })

  test('is as wide as the window, and its edges are beside sidebar and dots', () => {
    expect(pageAt(1920)).toEqual({ scale: 1, width: 1920, left: 78, right: 1872, bottom: 700 })
    expect(pageAt(1440)).toEqual({ scale: 0.75, width: 1440, left: 78, right: 1392, bottom: 700 })
  })

  test('is never so narrow that an icon would be under 40 px: it is wider than the window then', () => {
    const narrow = pageAt(800)
    expect(narrow).toEqual(pageAt(1300))
    expect(narrow.width).toBe(Math.round((40 / 58) * 1920))
    const [shown] = elementsOf([{ id: 'a', type: 'icon', x: 900, y: 0, w: icon, h: icon }], narrow)
    expect([shown?.w, shown?.h]).toEqual([40, 40])
    expect(pageScaleFor({ ...insets, width: 800, icon: 40 }).scale).toBe(1)
  })

  test('shows what lies beside the edges inside, and an icon at least 40 px large', () => {
    const stored = fc.record({
      id: fc.constant('a'),
      type: fc.constantFrom('icon', 'component'),
      x: fc.integer({ min: -300, max: 2300 }),
      y: fc.integer({ min: -100, max: 900 }),
      w: fc.integer({ min: 1, max: 600 }),
      h: fc.integer({ min: 1, max: 600 }),
      r: fc.constantFrom(0, 0, 30, 90),
    })
    fc.assert(
      fc.property(stored, fc.integer({ min: 560, max: 3840 }), (item, width) => {
        const page = pageAt(width)
        for (const element of elementsOf([item], page)) {
          const { left, right } = boundsOf(element)
          expect(left).toBeGreaterThanOrEqual(page.left - 1e-6)
          expect(right).toBeLessThanOrEqual(page.right + 1e-6)
          expect(Math.min(element.w, element.h)).toBeGreaterThanOrEqual(item.type === 'icon' ? 40 - 1e-6 : 20 - 1e-6)
        }
      }),
    )
  })

  test('stores what was moved to anywhere, on a page of any width, within the canvas', () => {
    const px = fc.double({ min: -4000, max: 6000, noNaN: true })
    const sides = fc.integer({ min: 1, max: 900 })
    const width = fc.integer({ min: 560, max: 3840 })
    fc.assert(
      fc.property(px, px, sides, sides, width, px, px, (x, y, w, h, at, toX, toY) => {
        const items = [{ id: 'a', x, y, w, h, r: 0 }]
        const page = pageAt(at)
        const [after] = changeElements(items, page, (all) => all.map((one) => ({ ...one, x: toX, y: toY })))
        const stored = boundsOf({ x: 0, y: 0, w: 0, h: 0, r: 0, ...after })
        expect(stored.left).toBeGreaterThanOrEqual(page.left / page.scale - 1e-6)
        expect(stored.right).toBeLessThanOrEqual(1920 + 1e-6)
        expect(stored.top).toBeGreaterThanOrEqual(-1e-6)
      }),
    )
  })
})
