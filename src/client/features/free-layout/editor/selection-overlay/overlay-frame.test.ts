import { describe, expect, test } from 'vitest'
import type { Frame } from '../../kernel/frame.ts'
import type { Element } from '../../layout.ts'
import { isHigh, markedOf, marksOf } from './overlay-frame.ts'

const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const CELL = { icon: 60, gapX: 20, gapY: 30 }
const tile = (w: number, h: number): Element => ({ id: 't', size: '1x1', ...frame(300, 200, w, h) }) as Element
const ONE = { many: false, below: 28 }

describe('the marks of a selection', () => {
  test('have the knob above the box, and the badge below the name', () => {
    const { box, knob, badge } = marksOf(frame(300, 200, 100, 60), ONE)
    expect(box).toEqual({ left: 300, top: 200, right: 400, bottom: 260 })
    expect(knob).toEqual({ left: 337, top: 162, right: 363, bottom: 188 })
    expect(badge.top).toBe(288)
  })

  test('of several have room around the box', () => {
    const { box, badge } = marksOf(frame(300, 200, 100, 60), { many: true, below: 28 })
    expect(box).toEqual({ left: 290, top: 190, right: 410, bottom: 270 })
    expect(badge.top).toBe(298)
  })

  test('go around the box as it turns; the badge stays upright', () => {
    const { knob, badge, badgeMiddle } = marksOf(frame(300, 200, 100, 60, 90), ONE)
    expect((knob.left + knob.right) / 2).toBeCloseTo(350 + 30 + 12 + 13)
    expect(badgeMiddle.x).toBeCloseTo(350 - 30 - 28 - 9)
    expect(badgeMiddle.y).toBeCloseTo(230)
    expect(badge.bottom - badge.top).toBeCloseTo(18)
  })

  test('of what stands high have the knob below, and the badge beside it', () => {
    expect(isHigh(frame(300, 33, 100, 60))).toBe(true)
    expect(isHigh(frame(300, 34, 100, 60))).toBe(false)
    const { knob, badgeMiddle } = marksOf(frame(300, 10, 100, 60), ONE)
    expect(knob.top).toBe(10 + 60 + 12)
    expect(badgeMiddle).toEqual({ x: 350 + 54, y: 10 + 60 + 16 + 9 })
  })

  test('have the badge further below the larger the name of a tile is', () => {
    expect(markedOf([tile(60, 60)], CELL)).toEqual({ many: false, below: 28 })
    expect(markedOf([tile(180, 240)], CELL)).toEqual({ many: false, below: 6 + 22 * 3 })
    expect(markedOf([tile(180, 180), tile(60, 60)], CELL)).toEqual({ many: true, below: 28 })
  })
})
