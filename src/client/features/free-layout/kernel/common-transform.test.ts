import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CommonTransform, commonTransform } from './common-transform.ts'
import { middleOf } from './frame.ts'
import { resizeAll } from './resize.ts'
import { rotateAll } from './rotate.ts'
import { at } from './testing.ts'

const many = Array.from({ length: 12 }, (_, index) => at(`e${index}`, 300 + (index % 4) * 150, 200 + index * 40))
const moved = (x: number, y: number) => many.map((one) => ({ ...one, x: one.x + x, y: one.y + y }))

describe('many elements that go one way', () => {
  test('are drawn by moving their page, at whole px', () => {
    expect(commonTransform(many, moved(20.4, -8))).toEqual({ x: 20, y: -8, turn: 0, wide: 1, high: 1 })
  })

  test('some may have stayed, if they are fewer and the others only move', () => {
    const staying = moved(20, 10).map((one, index) => many[index < 5 ? index : -1] ?? one)
    expect(commonTransform(many, staying)).toMatchObject({ x: 20, y: 10 })
    expect(commonTransform(many, [...moved(20, 10).slice(0, 6), ...many.slice(6)])).toBeUndefined()
    expect(commonTransform(many, [...rotateAll(many, 30, 1600).slice(0, 11), ...many.slice(11)])).toBeUndefined()
  })

  test('who goes another way is drawn by itself, and so are all', () => {
    expect(commonTransform(many, [...moved(20, 10).slice(0, 11), ...moved(22, 10).slice(11)])).toBeUndefined()
    expect(commonTransform(many, many)).toBeUndefined()
    expect(commonTransform([], [])).toBeUndefined()
  })

  test('what is turned and no square does not become what a page makes of it that is enlarged one way', () => {
    const turned = many.map((one) => ({ ...one, r: 30 }))
    const wider = turned.map((one) => ({ ...one, x: one.x * 2, w: one.w * 2 }))
    expect(commonTransform(turned, wider)).toBeUndefined()
  })
})

/** Where a page that is drawn so shows a point. */
function seen({ x, y, turn, wide, high }: CommonTransform, point: { x: number; y: number }) {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const [px, py] = [point.x * wide, point.y * high]
  return { x: px * cosine - py * sine + x, y: px * sine + py * cosine + y }
}

test('where all are turned or resized as one, each is seen within half a px of where it is', () => {
  const degrees = fc.integer({ min: -180, max: 180 })
  const px = fc.integer({ min: -150, max: 150 })
  let found = 0
  fc.assert(
    fc.property(degrees, px, px, fc.boolean(), (turn, x, y, turns) => {
      const after = turns
        ? rotateAll(many, turn, 1600)
        : resizeAll(many, 'se', { x, y }, false, { ground: undefined, width: 1600 }).elements
      const way = commonTransform(many, after)
      if (way === undefined) return
      found += 1
      after.forEach((to, index) => {
        const from = many[index]
        if (from === undefined) throw new Error('more than there were')
        const there = seen(way, middleOf(from))
        expect(Math.abs(there.x - middleOf(to).x)).toBeLessThanOrEqual(0.5 + 0.5)
        expect(Math.abs(there.y - middleOf(to).y)).toBeLessThanOrEqual(0.5 + 0.5)
      })
    }),
  )
  expect(found).toBeGreaterThan(50)
})
