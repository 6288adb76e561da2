import { describe, expect, test } from 'vitest'
import { parseComputedShadows, roundCornerScale } from './outline.ts'

describe('the shadows of a computed box-shadow', () => {
  test('are parsed in order, with offset, blur and spread', () => {
    expect(parseComputedShadows('rgba(23, 40, 38, 0.1) 0px 0px 0px 0.5px, rgb(0, 0, 0) -3px 5px 12px -1px')).toEqual([
      { color: 'rgba(23, 40, 38, 0.1)', x: 0, y: 0, blur: 0, spread: 0.5, inset: false },
      { color: 'rgb(0, 0, 0)', x: -3, y: 5, blur: 12, spread: -1, inset: false },
    ])
  })
  test('may be inset', () => {
    expect(parseComputedShadows('rgba(255, 255, 255, 0.38) 0px 0.5px 0px 0px inset')).toMatchObject([
      { inset: true, y: 0.5 },
    ])
  })
  test('may have a colour function', () => {
    expect(parseComputedShadows('color(srgb 0.1 0.2 0.3 / 0.4) 0px 1px 2px 0px')).toMatchObject([
      { color: 'color(srgb 0.1 0.2 0.3 / 0.4)', y: 1 },
    ])
  })
  test('are none for none and for an empty text', () => {
    expect(parseComputedShadows('none')).toEqual([])
    expect(parseComputedShadows('')).toEqual([])
  })
})

describe('the round corner equivalent to a continuous one', () => {
  test('has the same radius if the corner is round', () => {
    expect(roundCornerScale('round')).toBe(1)
    expect(roundCornerScale('')).toBe(1)
    expect(roundCornerScale('superellipse(1)')).toBe(1)
  })
  test('has a smaller radius the squarer the corner is, and the same midpoint', () => {
    expect(roundCornerScale('superellipse(1.35)')).toBeCloseTo((1 - 0.5 ** (1 / 2 ** 1.35)) / (1 - Math.SQRT1_2), 10)
    expect(roundCornerScale('superellipse(2)')).toBeLessThan(roundCornerScale('superellipse(1.35)'))
    expect(roundCornerScale('superellipse(0)')).toBeGreaterThan(1)
  })
})
