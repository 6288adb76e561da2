import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Frame } from '../frame.ts'
import { boundsOf, shifted } from '../geometry.ts'
import { drawnLinesOf, type SnapContext, snapMove, snapPoint } from './snap.ts'
import { snapLinesOf } from './snap-lines.ts'

const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const contextOf = (others: readonly Frame[], grid = 0): SnapContext => ({
  lines: snapLinesOf(others),
  edges: { left: 0, right: 1000 },
  viewport: { left: 0, top: 0, right: 1000, bottom: 600 },
  grid,
})
const box = (left: number, top: number, right: number, bottom: number): Bounds => ({ left, top, right, bottom })
/** Drags a square of 100 px from 200, 200. */
function moved(wanted: readonly [number, number], others: readonly Frame[], { oneAxis = false, grid = 0 } = {}) {
  const [square, context] = [box(200, 200, 300, 300), contextOf(others, grid)]
  const by = snapMove(square, { x: wanted[0], y: wanted[1] }, oneAxis, context)
  return { by, ...drawnLinesOf(shifted(square, by), context) }
}

describe('a drag', () => {
  test('follows the pointer', () => {
    expect(moved([37, 61], []).by).toEqual({ x: 37, y: 61 })
    expect(moved([37, 61], []).guides).toEqual([])
  })

  test('snaps to the edges of other elements within 5 px', () => {
    const other = frame(700, 460, 80, 30)
    expect(moved([496, 63], [other]).by).toEqual({ x: 500, y: 63 }) // left to left
    expect(moved([507, 63], [other]).by).toEqual({ x: 507, y: 63 }) // too far
    expect(moved([584, 63], [other]).by).toEqual({ x: 580, y: 63 }) // left to right
    expect(moved([405, 63], [other]).by).toEqual({ x: 400, y: 63 }) // right to left
  })

  test('snaps to the middles of other elements', () => {
    expect(moved([487, 63], [frame(700, 460, 80, 30)]).by).toEqual({ x: 490, y: 63 })
  })

  test('snaps to the edges and the middle of the viewport', () => {
    expect(moved([-197, 63], []).by.x).toBe(-200)
    expect(moved([252, 63], []).by.x).toBe(250)
    expect(moved([697, 63], []).by.x).toBe(700)
    expect(moved([63, 48], []).by.y).toBe(50)
  })

  test('snaps to the bounds of rotated elements', () => {
    const diagonal = boundsOf(frame(700, 430, 100, 100, 45))
    expect(moved([diagonal.left - 200 + 3, 63], [frame(700, 430, 100, 100, 45)]).by.x).toBeCloseTo(diagonal.left - 200)
  })

  test('snaps to the nearest line', () => {
    expect(moved([502, 63], [frame(700, 460, 80, 30), frame(703, 520, 80, 30)]).by.x).toBe(503)
  })

  test('keeps the axis of the larger offset with Shift', () => {
    expect(moved([41, 30], [], { oneAxis: true }).by).toEqual({ x: 41, y: 0 })
    expect(moved([30, -41], [], { oneAxis: true }).by).toEqual({ x: 0, y: -41 })
    // the other axis does not snap
    expect(moved([0, 41], [frame(203, 500, 20, 20)], { oneAxis: true }).by.x).toBe(0)
  })

  test('stays between the left, right and top edges of the page, and is not limited downwards', () => {
    expect(moved([-900, -900], []).by).toEqual({ x: -200, y: -200 })
    expect(moved([2000, 9000], []).by).toEqual({ x: 700, y: 9000 })
  })

  test('snaps to the grid if nothing else is near; 0 is no grid', () => {
    expect(moved([53, 64], [], { grid: 50 }).by).toEqual({ x: 50, y: 64 })
    expect(moved([53, 64], []).by).toEqual({ x: 53, y: 64 })
    expect(moved([53, 64], [frame(254, 500, 10, 10)], { grid: 50 }).by.x).toBe(54)
  })
})

describe('guides', () => {
  test('span all aligned elements', () => {
    const { guides } = moved([498, 63], [frame(700, 460, 130, 30), frame(700, 20, 170, 30)])
    expect(guides).toEqual([{ axis: 'x', at: 700, from: 20, to: 490 }])
  })

  test('of the viewport span it', () => {
    expect(moved([252, 63], []).guides).toEqual([{ axis: 'x', at: 500, from: 0, to: 600 }])
  })

  test('are drawn for every line that is hit', () => {
    const { guides } = moved([402, 33], [frame(600, 400, 100, 100)])
    expect(guides.map(({ at }) => at)).toEqual([600, 650, 700])
  })
})

describe('equal gaps', () => {
  const [a, b] = [frame(20, 200, 60, 100), frame(120, 200, 40, 100)]

  test('are snapped to after two neighbours, and both gaps are drawn', () => {
    const { by, distances } = moved([3, 0], [a, b])
    expect(by).toEqual({ x: 0, y: 0 })
    expect(distances).toEqual([
      { axis: 'x', from: { x: 80, y: 250 }, to: { x: 120, y: 250 }, px: 40, equal: true },
      { axis: 'x', from: { x: 160, y: 250 }, to: { x: 200, y: 250 }, px: 40, equal: true },
    ])
  })

  test('are snapped to before two neighbours', () => {
    const { by, distances } = moved([-2, 0], [frame(340, 190, 20, 150), frame(400, 210, 33, 27)])
    expect(by.x).toBe(0)
    expect(distances.map(({ px, equal }) => [px, equal])).toEqual([
      [40, true],
      [40, true],
    ])
  })

  test('are snapped to between two neighbours', () => {
    const { by, distances } = moved([4, 0], [frame(20, 180, 60, 53), frame(420, 211, 40, 100)])
    expect(by.x).toBe(0)
    expect(distances.map(({ px, equal }) => [px, equal])).toEqual([
      [120, true],
      [120, true],
    ])
  })

  test('are drawn up to the first unequal one', () => {
    const { distances } = moved([3, 0], [frame(-60, 200, 50, 100), a, b, frame(400, 200, 20, 100)])
    expect(distances.map(({ px, equal }) => [px, equal])).toEqual([
      [40, true],
      [40, true],
      [100, false],
    ])
  })

  test('are drawn at most two on each side', () => {
    const row = [-3, -2, -1, 1, 2, 3].map((step) => frame(200 + step * 140, 200, 100, 100))
    expect(moved([3, 0], row).distances.map(({ px, equal }) => [px, equal])).toEqual(Array(4).fill([40, true]))
  })

  test('work vertically, too', () => {
    const { by, distances } = moved([0, 3], [frame(210, 20, 71, 60), frame(193, 120, 117, 40)])
    expect(by.y).toBe(0)
    expect(distances.map(({ axis, px }) => [axis, px])).toEqual([
      ['y', 40],
      ['y', 40],
    ])
  })

  test('count only neighbours in the same row', () => {
    expect(moved([3, 0], [frame(20, 500, 63, 100), frame(120, 500, 43, 100)]).by.x).toBe(3)
  })

  test('need room: a third neighbour is not overlapped', () => {
    const row = [a, b, frame(210, 230, 33, 33)]
    expect(moved([3, 0], row).distances.every(({ equal }) => !equal)).toBe(true)
  })

  test('need room between two neighbours, or free space before one', () => {
    // only 90 px between them: aligns with the first instead
    expect(moved([0, 0], [frame(100, 200, 103, 100), frame(293, 200, 200, 100)]).by.x).toBe(3)
    const [near, one, other] = [frame(170, 210, 40, 33), frame(342, 210, 20, 33), frame(402, 210, 20, 33)]
    expect(moved([0, 0], [one, other]).by.x).toBe(2)
    expect(moved([0, 0], [near, one, other]).by.x).toBe(0)
  })

  test('treat overlapping elements as one', () => {
    expect(moved([3, 0], [frame(10, 200, 40, 100), frame(31, 200, 49, 100), b]).by.x).toBe(0)
  })

  test('that are not equal are drawn to the nearest neighbours', () => {
    const { distances } = moved([0, 0], [frame(20, 180, 57, 53), frame(440, 211, 40, 100)])
    expect(distances.map(({ px, equal }) => [px, equal])).toEqual([
      [123, false],
      [140, false],
    ])
  })
})

test('any drag stays on the page, within 5 px of the pointer, with correct guides and gaps', () => {
  const any = fc.record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
    w: fc.integer({ min: 20, max: 100 }),
    h: fc.integer({ min: 20, max: 100 }),
    r: fc.constant(0),
  })
  const anyOffset = fc.tuple(fc.integer({ min: -200, max: 700 }), fc.integer({ min: -200, max: 900 }))
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), anyOffset, (others, by) => {
      const move = moved(by, others)
      expect(Math.abs(move.by.x - by[0])).toBeLessThanOrEqual(5)
      expect(Math.abs(move.by.y - by[1])).toBeLessThanOrEqual(5)
      expect(move.by.x).toBeGreaterThanOrEqual(-200)
      expect(move.by.x).toBeLessThanOrEqual(700)
      const end = box(200 + move.by.x, 200 + move.by.y, 300 + move.by.x, 300 + move.by.y)
      const all = [...others.map(boundsOf), box(0, 0, 1000, 600)]
      for (const { axis, at, from, to } of move.guides) {
        const points = ({ left, top, right, bottom }: Bounds) =>
          axis === 'x' ? [left, (left + right) / 2, right] : [top, (top + bottom) / 2, bottom]
        expect(points(end)).toContain(at)
        expect(all.some((one) => points(one).some((point) => Math.abs(point - at) <= 0.01))).toBe(true)
        expect(from).toBeLessThan(to)
      }
      for (const { axis, from, to, px } of move.distances) {
        expect(to[axis] - from[axis]).toBeCloseTo(px)
        expect(axis === 'x' ? from.y : from.x).toBe(axis === 'x' ? to.y : to.x)
      }
    }),
  )
})

describe('the point of a dragged handle', () => {
  const context = contextOf([frame(700, 460, 80, 30)])

  test('snaps on both axes', () => {
    expect(snapPoint({ x: 697, y: 463 }, undefined, context)).toEqual({ x: 700, y: 460 })
  })

  test('snaps along its only direction, by at most 5 px', () => {
    expect(snapPoint({ x: 697, y: 100 }, { x: 1, y: 0 }, context)).toEqual({ x: 700, y: 100 })
    expect(snapPoint({ x: 697, y: 463 }, { x: 0, y: 1 }, context)).toEqual({ x: 697, y: 460 })
    const oblique = snapPoint({ x: 697, y: 100 }, { x: 0.6, y: 0.8 }, context)
    expect(oblique.x).toBeCloseTo(700)
    expect(oblique.y).toBeCloseTo(104)
    expect(snapPoint({ x: 696, y: 100 }, { x: 0.6, y: 0.8 }, context)).toEqual({ x: 696, y: 100 })
  })
})

test('with ten thousand elements each move takes far less than a frame', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => frame((at * 7919) % 950, (at * 104_729) % 100_000, 50, 50))
  const indexStart = process.cpuUsage()
  const context = contextOf(many)
  const indexed = process.cpuUsage(indexStart).user / 1000
  const moves = 100
  const start = process.cpuUsage()
  const square = box(200, 200, 300, 300)
  for (let at = 0; at < moves; at++)
    drawnLinesOf(shifted(square, snapMove(square, { x: at, y: at * 500 }, false, context)), context)
  const each = process.cpuUsage(start).user / 1000 / moves
  // generous for busy machines: a move takes a fraction of a millisecond, comparing all pairs would take seconds
  expect(indexed).toBeLessThan(1000)
  expect(each).toBeLessThan(16)
})
