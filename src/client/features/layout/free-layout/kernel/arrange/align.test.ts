import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FreeElement } from '../frame.ts'
import { boundsOf, boundsOfAll } from '../geometry.ts'
import { ALIGNMENTS, align, distribute, refusalToAlign, refusalToDistribute } from './align.ts'

const element = (
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  more: Partial<FreeElement> = {},
): FreeElement => ({
  id,
  x,
  y,
  w,
  h,
  r: 0,
  ...more,
})
const set = (...ids: string[]) => new Set(ids)
const three = [element('a', 0, 0, 100, 50), element('b', 300, 40, 50, 80), element('c', 120, 200, 60, 60)]
const all = set('a', 'b', 'c')

describe('aligning', () => {
  test.each([
    ['left', [0, 0, 0], [0, 40, 200]],
    ['center', [125, 150, 145], [0, 40, 200]],
    ['right', [250, 300, 290], [0, 40, 200]],
    ['top', [0, 300, 120], [0, 0, 0]],
    ['middle', [0, 300, 120], [105, 90, 100]],
    ['bottom', [0, 300, 120], [210, 180, 200]],
  ] as const)('%s aligns all to that side of their common bounds', (alignment, xs, ys) => {
    const after = align(three, all, alignment)
    expect(after.map(({ x }) => x)).toEqual(xs)
    expect(after.map(({ y }) => y)).toEqual(ys)
  })

  test('moves a group as one, unless only that group is selected', () => {
    const grouped = [element('g1', 100, 0, 50, 50, { groupId: 'g' }), element('g2', 200, 0, 50, 50, { groupId: 'g' })]
    const after = align([...grouped, element('a', 0, 100, 20, 20)], set('g1', 'g2', 'a'), 'left')
    expect(after.map(({ x }) => x)).toEqual([0, 100, 0])
    expect(align(grouped, set('g1', 'g2'), 'left').map(({ x }) => x)).toEqual([100, 100])
  })

  test('uses the bounds of rotated elements', () => {
    const rotated = [element('a', 100, 0, 100, 20, { r: 90 }), element('b', 300, 0, 50, 50)]
    expect(boundsOf(align(rotated, set('a', 'b'), 'right')[0] ?? three[0] ?? element('', 0, 0, 0, 0)).right).toBe(350)
  })

  test('needs two; unselected and locked elements stay', () => {
    expect(refusalToAlign(three, set('a'))).toBe('tooFewToAlign')
    expect(align(three, set('a'), 'left')).toBe(three)
    const locked = [...three, element('l', 500, 500, 10, 10, { lock: true })]
    expect(align(locked, set('a', 'b', 'l'), 'right')[3]).toBe(locked[3])
  })
})

describe('distributing', () => {
  test('makes gaps equal; the outermost stay', () => {
    expect(distribute(three, all, 'x').map(({ x }) => x)).toEqual([0, 300, 170])
    expect(distribute(three, all, 'y').map(({ y }) => y)).toEqual([0, 85, 200])
  })

  test('overlaps without room for gaps', () => {
    const tight = [element('a', 0, 0, 100, 10), element('b', 10, 0, 100, 10), element('c', 50, 0, 100, 10)]
    expect(distribute(tight, all, 'x').map(({ x }) => x)).toEqual([0, 25, 50])
  })

  test('needs three', () => {
    expect(refusalToDistribute(three, set('a', 'b'))).toBe('tooFewToDistribute')
    expect(distribute(three, set('a', 'b'), 'x')).toBe(three)
    expect(refusalToDistribute(three, all)).toBeUndefined()
  })
})

test('aligning and distributing keep sizes and the common bounds, and are idempotent', () => {
  const any = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 900 }),
      w: fc.integer({ min: 20, max: 300 }),
      h: fc.integer({ min: 20, max: 300 }),
      r: fc.integer({ min: -179, max: 180 }),
    }),
    { minLength: 3, maxLength: 8 },
  )
  const anyAction = fc.constantFrom(...ALIGNMENTS, 'x' as const, 'y' as const)
  fc.assert(
    fc.property(any, anyAction, (frames, action) => {
      const elements = frames.map((frame, index): FreeElement => ({ id: `${index}`, ...frame }))
      const ids = new Set(elements.map(({ id }) => id))
      const change = (some: readonly FreeElement[]) =>
        action === 'x' || action === 'y' ? distribute(some, ids, action) : align(some, ids, action)
      const after = change(elements)
      const [before, now] = [boundsOfAll(elements), boundsOfAll(after)]
      if (before === undefined || now === undefined) throw new Error('there are some')
      expect(now.left).toBeGreaterThanOrEqual(before.left - 1e-6)
      expect(now.right).toBeLessThanOrEqual(before.right + 1e-6)
      expect(now.top).toBeGreaterThanOrEqual(before.top - 1e-6)
      expect(now.bottom).toBeLessThanOrEqual(before.bottom + 1e-6)
      expect(after.map(({ w, h, r }) => [w, h, r])).toEqual(elements.map(({ w, h, r }) => [w, h, r]))
      change(after).forEach(({ x, y }, index) => {
        expect(x).toBeCloseTo(after[index]?.x ?? Number.NaN, 6)
        expect(y).toBeCloseTo(after[index]?.y ?? Number.NaN, 6)
      })
    }),
  )
})
