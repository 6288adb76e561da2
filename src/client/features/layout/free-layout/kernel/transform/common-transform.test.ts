import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { middleOf } from '../frame.ts'
import { element } from '../testing.ts'
import { type CommonTransform, commonTransform } from './common-transform.ts'
import { resizeAll } from './resize.ts'
import { rotateAll } from './rotate.ts'

const many = Array.from({ length: 12 }, (_, index) => element(`e${index}`, 300 + (index % 4) * 150, 200 + index * 40))
const moved = (x: number, y: number) => many.map((one) => ({ ...one, x: one.x + x, y: one.y + y }))

const EDGES = { left: 0, right: 1600 }

describe('a transform that many elements share', () => {
  test('is found for a translation, in whole px', () => {
    expect(commonTransform(many, moved(20.4, -8))).toEqual({ x: 20, y: -8, rotation: 0, scaleX: 1, scaleY: 1 })
  })

  test('allows fewer than half to stay, for a translation alone', () => {
    const staying = moved(20, 10).map((one, index) => many[index < 5 ? index : -1] ?? one)
    expect(commonTransform(many, staying)).toMatchObject({ x: 20, y: 10 })
    expect(commonTransform(many, [...moved(20, 10).slice(0, 6), ...many.slice(6)])).toBeUndefined()
    expect(commonTransform(many, [...rotateAll(many, 30, EDGES).slice(0, 11), ...many.slice(11)])).toBeUndefined()
  })

  test('is none if one element moves differently', () => {
    expect(commonTransform(many, [...moved(20, 10).slice(0, 11), ...moved(22, 10).slice(11)])).toBeUndefined()
    expect(commonTransform(many, many)).toBeUndefined()
    expect(commonTransform([], [])).toBeUndefined()
  })

  test('is none for rotated elements that are scaled unevenly', () => {
    const rotated = many.map((one) => ({ ...one, r: 30 }))
    const wider = rotated.map((one) => ({ ...one, x: one.x * 2, w: one.w * 2 }))
    expect(commonTransform(rotated, wider)).toBeUndefined()
  })
})

/** A point of the page after the transform. */
function transformed({ x, y, rotation, scaleX, scaleY }: CommonTransform, point: { x: number; y: number }) {
  const [sine, cosine] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)]
  const [px, py] = [point.x * scaleX, point.y * scaleY]
  return { x: px * cosine - py * sine + x, y: px * sine + py * cosine + y }
}

test('of a rotation or resize shows each element within half a px', () => {
  const degrees = fc.integer({ min: -180, max: 180 })
  const px = fc.integer({ min: -150, max: 150 })
  let found = 0
  fc.assert(
    fc.property(degrees, px, px, fc.boolean(), (angle, x, y, rotates) => {
      const after = rotates
        ? rotateAll(many, angle, EDGES)
        : resizeAll(many, 'se', { x, y }, false, { context: undefined, edges: EDGES }).elements
      const transform = commonTransform(many, after)
      if (transform === undefined) return
      found += 1
      after.forEach((to, index) => {
        const from = many[index]
        if (from === undefined) throw new Error('more than there were')
        const there = transformed(transform, middleOf(from))
        expect(Math.abs(there.x - middleOf(to).x)).toBeLessThanOrEqual(0.5 + 0.5)
        expect(Math.abs(there.y - middleOf(to).y)).toBeLessThanOrEqual(0.5 + 0.5)
      })
    }),
  )
  expect(found).toBeGreaterThan(50)
})
