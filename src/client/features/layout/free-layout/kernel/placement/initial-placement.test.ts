import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Group, Item } from '../../../../../../shared/entities/item.ts'
import type { Box } from '../../../../../lib/geometry/box.ts'
import { boundsOf } from '../geometry.ts'
import { pageOf } from '../testing.ts'
import {
  fillPositions,
  needsScatterConfirmation,
  type Placeable,
  type PlacementArea,
  switchLayout,
} from './initial-placement.ts'
import { elementsOf } from './scale-to-width.ts'

const area: PlacementArea = { ...pageOf(1366), height: 600, grid: 50 }
const nothing: ReadonlyMap<string, Box> = new Map()
const icon = () => ({ w: 52, h: 52 })
const items = (count: number): readonly Placeable[] => Array.from({ length: count }, (_, at) => ({ id: `${at}` }))

/** Numbers that look random, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d_2b_79_f5) | 0
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
  }
}

const overlap = (some: readonly Parameters<typeof boundsOf>[0][]) =>
  some.some((one, at) =>
    some.slice(at + 1).some((other) => {
      const [a, b] = [boundsOf(one), boundsOf(other)]
      const apart = 1e-6
      return (
        a.left < b.right - apart && b.left < a.right - apart && a.top < b.bottom - apart && b.top < a.bottom - apart
      )
    }),
  )

describe('the first switch to the free layout', () => {
  const rendered = new Map([
    ['0', { x: 100, y: 40, width: 52, height: 52 }],
    ['1', { x: 179, y: 40, width: 131, height: 131 }],
  ])

  test('keeps the rendered positions of a group on screen without a confirmation', () => {
    expect(needsScatterConfirmation(items(2), rendered)).toBe(false)
    const after = elementsOf(fillPositions(items(2), area, rendered, icon, randomFrom(1)), area)
    rendered.forEach((box, id) => {
      const element = after[Number(id)]
      expect(
        [element?.x, element?.y, element?.w, element?.h, element?.r].map((px) => Math.round((px ?? 0) * 1e6) / 1e6),
      ).toEqual([box.x, box.y, box.width, box.height, 0])
    })
  })

  test('needs a confirmation for unplaced tiles that are not rendered; not for an empty or a placed group', () => {
    expect(needsScatterConfirmation(items(2), nothing)).toBe(true)
    expect(needsScatterConfirmation([], nothing)).toBe(false)
    expect(needsScatterConfirmation([{ id: 'a' }, { id: 'b', x: 1, y: 1, w: 50, h: 50 }], nothing)).toBe(false)
  })

  test('places tiles that are not rendered in random free cells', () => {
    const after = elementsOf(fillPositions(items(40), area, nothing, icon, randomFrom(7)), area)
    expect(after).toHaveLength(40)
    expect(overlap(after)).toBe(false)
    for (const { x, y } of after) {
      expect(x / 50).toBeCloseTo(Math.round(x / 50), 6)
      expect(y / 50).toBeCloseTo(Math.round(y / 50), 6)
    }
    // they fit into the visible area
    expect(Math.max(...after.map((one) => boundsOf(one).bottom))).toBeLessThanOrEqual(600)
  })

  test('gives the same result for the same random numbers', () => {
    const fill = (seed: number) => fillPositions(items(10), area, nothing, icon, randomFrom(seed))
    expect(fill(3)).toEqual(fill(3))
    expect(fill(3)).not.toEqual(fill(4))
  })
})

test('switching again fills missing positions and changes nothing else', () => {
  const placed = fillPositions(items(5), area, nothing, icon, randomFrom(1))
  expect(fillPositions(placed, area, nothing, icon, randomFrom(2))).toBe(placed)
  const more = fillPositions([...placed, { id: 'new' }], { ...area, ...pageOf(2560) }, nothing, icon, randomFrom(3))
  expect(more.slice(0, 5)).toEqual(placed)
  expect(more.slice(0, 5).every((item, at) => item === placed[at])).toBe(true)
  expect(overlap(elementsOf(more, pageOf(2560)))).toBe(false)
  // a placed item ignores its rendered box
  const rendered = new Map([['0', { x: 0, y: 0, width: 10, height: 10 }]])
  expect(fillPositions(placed, area, rendered, icon, randomFrom(2))).toBe(placed)
})

test('switching the layout unlocks it and fills positions, which the grid keeps', () => {
  const item: Item = { id: '0', name: 'a', type: 'icon', size: '1x1' }
  const group: Group = { id: 'g', name: '', icon: 'home', mode: 0, lock: true, children: [item] }
  const fill = (children: readonly Item[]) => fillPositions(children, area, nothing, icon, randomFrom(1))
  const free = switchLayout(group, 1, fill)
  expect(free).toMatchObject({ mode: 1, lock: false, children: [{ id: '0', w: expect.any(Number) }] })
  expect(switchLayout(free, 1, fill)).toBe(free)
  const back = switchLayout({ ...free, lock: true }, 0, fill)
  expect(back).toEqual({ ...free, mode: 0, lock: false })
  expect(switchLayout(back, 1, fill).children).toEqual(free.children)
})

test('on any page and grid every element gets a position of its own, wholly on the page', () => {
  const sizes = fc.array(fc.record({ w: fc.integer({ min: 20, max: 900 }), h: fc.integer({ min: 20, max: 700 }) }), {
    maxLength: 30,
  })
  const areas = fc.record({
    page: fc
      .tuple(fc.integer({ min: 320, max: 3840 }), fc.nat({ max: 130 }), fc.nat({ max: 130 }))
      .map(([width, left, right]) => pageOf(width, { left, right })),
    height: fc.integer({ min: 0, max: 2000 }),
    grid: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
  })
  fc.assert(
    fc.property(sizes, areas, fc.integer(), (some, { page: own, ...rest }, seed) => {
      const page = { ...own, ...rest }
      const sizeOf = ({ id }: Placeable) => some[Number(id)] ?? icon()
      const filled = fillPositions(items(some.length), page, nothing, sizeOf, randomFrom(seed))
      const elements = elementsOf(filled, page)
      expect(elements).toHaveLength(some.length)
      expect(overlap(elements)).toBe(false)
      for (const element of elements) {
        expect(boundsOf(element).left).toBeGreaterThanOrEqual(page.left - 1e-6)
        expect(boundsOf(element).right).toBeLessThanOrEqual(page.right + 1e-6)
      }
    }),
  )
})

test('an invalid frame is placed anew, and ten thousand tiles are placed', () => {
  const [broken] = fillPositions([{ id: 'a', x: Number.NaN, y: 0, w: 10, h: 10 }], area, nothing, icon, randomFrom(1))
  expect(Number.isFinite(broken?.x)).toBe(true)
  const many = fillPositions(items(10_000), area, nothing, icon, randomFrom(1))
  expect(new Set(many.map(({ x, y }) => `${x} ${y}`)).size).toBe(10_000)
})
