import { describe, expect, test } from 'vitest'
import type { Frame } from '../../kernel/frame.ts'
import type { Element } from '../../layout.ts'
import { isNearTop, overlayFrameOf, overlayShapeOf } from './overlay-frame.ts'

const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const CELL = { icon: 60, gapX: 20, gapY: 30 }
const tile = (w: number, h: number): Element => ({ id: 't', size: '1x1', ...frame(300, 200, w, h) }) as Element
const SINGLE = { isMultiple: false, badgeOffset: 28 }

describe('the overlay of a selection', () => {
  test('has the rotate handle above the box, and the badge below the name', () => {
    const { box, rotateHandle, badge } = overlayFrameOf(frame(300, 200, 100, 60), SINGLE)
    expect(box).toEqual({ left: 300, top: 200, right: 400, bottom: 260 })
    expect(rotateHandle).toEqual({ left: 337, top: 162, right: 363, bottom: 188 })
    expect(badge.top).toBe(288)
  })

  test('of several elements has a padded box', () => {
    const { box, badge } = overlayFrameOf(frame(300, 200, 100, 60), { isMultiple: true, badgeOffset: 28 })
    expect(box).toEqual({ left: 290, top: 190, right: 410, bottom: 270 })
    expect(badge.top).toBe(298)
  })

  test('rotates with the box, but for the badge itself', () => {
    const { rotateHandle, badge, badgeMiddle } = overlayFrameOf(frame(300, 200, 100, 60, 90), SINGLE)
    expect((rotateHandle.left + rotateHandle.right) / 2).toBeCloseTo(350 + 30 + 12 + 13)
    expect(badgeMiddle.x).toBeCloseTo(350 - 30 - 28 - 9)
    expect(badgeMiddle.y).toBeCloseTo(230)
    expect(badge.bottom - badge.top).toBeCloseTo(18)
  })

  test('near the top of the page has the rotate handle below, and the badge beside it', () => {
    expect(isNearTop(frame(300, 33, 100, 60))).toBe(true)
    expect(isNearTop(frame(300, 34, 100, 60))).toBe(false)
    const { rotateHandle, badgeMiddle } = overlayFrameOf(frame(300, 10, 100, 60), SINGLE)
    expect(rotateHandle.top).toBe(10 + 60 + 12)
    expect(badgeMiddle).toEqual({ x: 350 + 54, y: 10 + 60 + 16 + 9 })
  })

  test('has the badge further below a larger name', () => {
    expect(overlayShapeOf([tile(60, 60)], CELL)).toEqual({ isMultiple: false, badgeOffset: 28 })
    expect(overlayShapeOf([tile(180, 240)], CELL)).toEqual({ isMultiple: false, badgeOffset: 6 + 22 * 3 })
    expect(overlayShapeOf([tile(180, 180), tile(60, 60)], CELL)).toEqual({ isMultiple: true, badgeOffset: 28 })
  })
})
