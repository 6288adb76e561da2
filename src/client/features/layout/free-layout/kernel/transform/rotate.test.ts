import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Frame, middleOf } from '../frame.ts'
import { boundsOf, boundsOfAll } from '../geometry.ts'
import { frameOfAll } from './resize.ts'
import { angleBetween, rotateAll, rotatedFrame, snapAngle } from './rotate.ts'

const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const WIDTH = 2000
const WIDE = { left: 0, right: WIDTH }
const EDGES = { left: 0, right: 1000 }

describe('rotation', () => {
  test('snaps to multiples of 45 degrees within 5', () => {
    expect([0, 5, -5, 5.5, 40, 39, 50, 51, 88, 178, -177, 224].map(snapAngle)).toEqual([
      0, 0, 0, 5.5, 45, 39, 45, 51, 90, 180, 180, -135,
    ])
  })

  test('follows the pointer around the middle', () => {
    const middle = { x: 100, y: 100 }
    expect(angleBetween({ x: 100, y: 0 }, { x: 200, y: 100 }, middle)).toBeCloseTo(90)
    expect(angleBetween({ x: 100, y: 0 }, { x: 0, y: 100 }, middle)).toBeCloseTo(-90)
    expect(angleBetween({ x: 90, y: 200 }, { x: 110, y: 200 }, middle)).toBeCloseTo(-11.42, 2)
  })

  test('of one element is about its own middle', () => {
    expect(rotateAll([frame(500, 500, 200, 100, 10)], 21, WIDE)).toEqual([frame(500, 500, 200, 100, 31)])
  })

  test('of one element snaps by its resulting angle', () => {
    expect(rotateAll([frame(500, 500, 200, 100, 10)], 31, WIDE)).toEqual([frame(500, 500, 200, 100, 45)])
    // exactly, since `r % 90` decides what is oblique
    expect(rotateAll([frame(500, 500, 200, 100, -95.18793129569129)], 186, WIDE)[0]?.r).toBe(90)
    expect(rotateAll([frame(500, 500, 200, 100, 170)], 12, WIDE)).toEqual([frame(500, 500, 200, 100, 180)])
  })

  test('of several elements is about their common middle, and snaps by the angle of the rotation', () => {
    const after = rotateAll([frame(500, 500, 100, 100, 7), frame(700, 500, 100, 100)], 88, WIDE)
    expect(after).toHaveLength(2)
    expect(after[0]).toMatchObject({ w: 100, h: 100, r: 97 })
    expect(after[1]).toMatchObject({ w: 100, h: 100, r: 90 })
    const [first = frame(0, 0, 0, 0), second = frame(0, 0, 0, 0)] = after.map(middleOf)
    expect(Math.hypot(Number(first.x) - Number(second.x), Number(first.y) - Number(second.y))).toBeCloseTo(200)
  })

  test('is limited to what fits the width of the page', () => {
    const tall = [frame(0, 0, 100, 100), frame(0, 1900, 100, 100)]
    const after = rotateAll(tall, 80, EDGES)
    const all = boundsOfAll(after)
    expect((all?.right ?? 0) - (all?.left ?? 0)).toBeLessThanOrEqual(1000)
    expect((all?.right ?? 0) - (all?.left ?? 0)).toBeGreaterThan(900)
    expect(rotateAll(tall, 170, EDGES)[0]?.r).toBe(170)
    expect(rotateAll([frame(0, 0, 100, 1500)], 90, EDGES)[0]?.r).toBeLessThan(45)
    const wide = [frame(0, 0, 100, 100), frame(1200, 0, 100, 100)]
    expect(rotateAll(wide, 30, EDGES)[0]?.r).toBe(30) // wider than the page already: it may only get narrower
  })

  test('rotates the frame around several elements with them; a single one has its own', () => {
    const several = [frame(500, 500, 100, 100), frame(700, 540, 60, 120, 15)]
    const rotated = rotateAll(several, 30, WIDE)
    expect(rotatedFrame(several, rotated)).toEqual({ ...frameOfAll(several), r: 30 })
    const moved = rotated.map((one) => ({ ...one, x: one.x + 40, y: one.y - 10 }))
    const around = rotatedFrame(several, moved)
    expect(around?.x).toBeCloseTo(540)
    expect(around?.y).toBeCloseTo(490)
    expect(rotatedFrame([frame(1, 2, 30, 40, 5)], [frame(1, 2, 30, 40, 50)])).toEqual(frame(1, 2, 30, 40, 50))
    expect(rotatedFrame([], [])).toBeUndefined()
  })

  test('by 0 degrees changes nothing', () => {
    const some = [frame(500, 500, 100, 100, 7), frame(700, 500, 100, 100)]
    expect(rotateAll(some, 3, WIDE)).toBe(some)
    expect(rotateAll([], 30, WIDE)).toEqual([])
  })

  test('keeps elements on the page, and their distances', () => {
    const any = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 400 }),
      w: fc.integer({ min: 20, max: 300 }),
      h: fc.integer({ min: 20, max: 300 }),
      r: fc.constant(0),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 6 }), fc.integer({ min: -180, max: 180 }), (some, angle) => {
        const after = rotateAll(some, angle, WIDE)
        const all = boundsOfAll(after)
        expect(all?.left).toBeGreaterThanOrEqual(-1e-6)
        expect(all?.top).toBeGreaterThanOrEqual(-1e-6)
        for (const one of after) expect(boundsOf(one).right).toBeLessThanOrEqual(WIDTH + 1e-6)
        const distances = (frames: readonly Frame[]) => {
          const [first = { x: 0, y: 0 }, ...others] = frames.map(middleOf)
          return others.map(({ x, y }) => Math.hypot(x - first.x, y - first.y))
        }
        distances(after).forEach((distance, at) => {
          expect(distance).toBeCloseTo(distances(some)[at] ?? Number.NaN, 6)
        })
      }),
    )
  })
})
