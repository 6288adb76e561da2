import { expect, test } from 'vitest'
import { SCALE } from '../../../shared/constants.ts'
import { isMobile, scaleOf } from './screen.ts'

const mouse = (width: number, height = 900) => ({ width, height, coarse: false })
const finger = (width: number, height: number) => ({ width, height, coarse: true })

test('mobile is a coarse pointer with a short side under 600 px, or a width under 560 px', () => {
  expect(isMobile(mouse(559))).toBe(true)
  expect(isMobile(mouse(560))).toBe(false)
  expect(isMobile(finger(844, 390))).toBe(true)
  expect(isMobile(finger(2000, 599))).toBe(true)
  expect(isMobile(finger(2000, 600))).toBe(false)
  expect(isMobile(finger(1180, 820))).toBe(false)
  expect(isMobile(mouse(1440, 500))).toBe(false)
  expect(isMobile(mouse(720, 450))).toBe(false) // 1440 x 900 at 200 % zoom
})

test('sizes scale by the width of the screen, from 0.9 to 1.5, and not on mobile', () => {
  expect(scaleOf(mouse(1920))).toBe(1)
  expect(scaleOf(mouse(2400))).toBe(1.25)
  expect(scaleOf(mouse(3840))).toBe(1.5)
  expect(scaleOf(mouse(1366))).toBe(0.9)
  expect(scaleOf(mouse(390, 844))).toBe(1)
})

test('the boot script, which may import nothing, has the same numbers as the shared constants', () => {
  expect([scaleOf(mouse(SCALE.designWidthPx)), scaleOf(mouse(800)), scaleOf(mouse(9999))]).toEqual([
    1,
    SCALE.minimum,
    SCALE.maximum,
  ])
})
