import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillFraction, fitsSegments, isSlide, largeStep, readNumber, typedNumber, writeNumber } from './model.ts'

describe('a finger on a slider', () => {
  test('drags it by moving sideways first, and scrolls by moving up or down first', () => {
    expect(isSlide(8, 2)).toBe(true)
    expect(isSlide(-8, 7)).toBe(true)
    expect(isSlide(3, 0)).toBe(false)
    expect(isSlide(6, 9)).toBe(false)
    expect(isSlide(0, -40)).toBe(false)
  })
})

describe('a number as people type it', () => {
  test.each([
    ['58', 58],
    ['５８', 58],
    ['1.5', 1.5],
    ['1,5', 1.5],
    [',5', 0.5],
    ['1,400', 1400],
    ['−12', -12],
  ])('%s is %d', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  test.each([
    [' 58 px ', 'px', 58],
    ['５８ＰＸ', 'px', 58],
    ['75％', '%', 75],
    ['75', '%', 75],
    ['1,400 px', 'px', 1400],
    ['300 ms', 'ms', 300],
    ['1.2×', '×', 1.2],
    ['1.2x', '×', 1.2],
    ['30分钟', '分钟', 30],
    ['30 Min', 'min', 30],
  ])('“%s” may have the unit of its field, %s', (text, unit, expected) => {
    expect(readNumber(text, unit)).toBe(expected)
  })

  test.each([
    ['12abc', ''],
    ['12abc', 'px'],
    ['58px', ''],
    ['58 pt', 'px'],
    ['58%', 'px'],
    ['1 s', 'ms'],
    ['px', 'px'],
    ['5 px px', 'px'],
    ['1.2x', ''],
  ])('“%s” is no number in a field of “%s”: a foreign unit is not ignored', (text, unit) => {
    expect(readNumber(text, unit)).toBeUndefined()
  })

  test.each(['', 'px', 'big', '1 2px3', '--5', '1.2.3', 'Infinity', '1e9', '5;', '9'.repeat(30)])(
    '“%s” is no number',
    (text) => {
      expect(readNumber(text)).toBeUndefined()
    },
  )

  test('a formatted number can be parsed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (tenths) => {
        expect(readNumber(writeNumber(tenths / 10))).toBe(tenths / 10)
      }),
    )
  })

  test('icon size 40-120: a number outside the range is clamped, other text is rejected', () => {
    const size = { min: 40, max: 120, step: 1 }
    expect(typedNumber('500', size, 'px')).toBe(120)
    expect(typedNumber('1', size, 'px')).toBe(40)
    expect(typedNumber('58.4px', size, 'px')).toBe(58)
    expect(typedNumber('large', size, 'px')).toBeUndefined()
  })
})

describe('a slider by keyboard', () => {
  const speed = { min: 100, max: 800, step: 10 }

  test('Shift and an arrow move by ten steps, and stop at the ends', () => {
    expect(largeStep('ArrowRight', true, 400, speed)).toBe(500)
    expect(largeStep('ArrowUp', true, 400, speed)).toBe(500)
    expect(largeStep('ArrowLeft', true, 400, speed)).toBe(300)
    expect(largeStep('ArrowDown', true, 120, speed)).toBe(100)
    expect(largeStep('ArrowRight', true, 790, speed)).toBe(800)
  })

  test('without Shift, and for other keys, the native slider handles the key', () => {
    expect(largeStep('ArrowRight', false, 400, speed)).toBeUndefined()
    expect(largeStep('PageUp', true, 400, speed)).toBeUndefined()
    expect(largeStep('a', true, 400, speed)).toBeUndefined()
  })

  test('the track is filled up to the thumb, also where the range is a single number', () => {
    expect(fillFraction(450, speed)).toBe(0.5)
    expect(fillFraction(900, speed)).toBe(1)
    expect(fillFraction(0, { min: 0, max: 0, step: 1 })).toBe(0)
  })
})

describe('a choice', () => {
  test('of up to four short words is a segmented control, any other a menu', () => {
    expect(fitsSegments(['像素', '百分比'])).toBe(true)
    expect(fitsSegments(['Pixels', 'Percent'])).toBe(true)
    expect(fitsSegments(['一', '二', '三', '四'])).toBe(true)
    expect(fitsSegments(['一', '二', '三', '四', '五'])).toBe(false)
    expect(fitsSegments(['Slide vertically', 'Slide horizontally'])).toBe(false)
  })
})
