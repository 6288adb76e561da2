import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyColor } from '../../../client/ui/testing.ts'
import { compose, contrast, contrastOfLuminances, gammaDecode, gammaEncode, luminance } from './contrast.ts'
import type { Rgb } from './rgb.ts'

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

describe('contrast', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast(black, white)).toBeCloseTo(21)
    assert(property(anyColor, (color) => contrast(color, color) === 1))
  })

  it('is the published value for known pairs', () => {
    expect(contrast([0x76, 0x76, 0x76], white)).toBeCloseTo(4.54, 2)
    expect(contrast([0x77, 0x77, 0x77], white)).toBeCloseTo(4.48, 2)
    expect(contrast([255, 0, 0], white)).toBeCloseTo(4, 2)
    expect(luminance([255, 0, 0])).toBeCloseTo(0.2126, 4)
  })

  it('is symmetric', () => {
    assert(property(anyColor, anyColor, (one, other) => contrast(one, other) === contrast(other, one)))
  })

  it('is that of the luminances', () => expect(contrastOfLuminances(0, 1)).toBeCloseTo(21))
})

describe('composition', () => {
  it('is the backdrop at alpha 0 and the colour at alpha 1', () => {
    expect(compose(white, 0, black)).toEqual(black)
    expect(compose(white, 1, black)).toEqual(white)
  })
})

describe('a channel', () => {
  it('is the same after decoding and encoding', () => {
    for (let channel = 0; channel <= 255; channel++) expect(gammaEncode(gammaDecode(channel))).toBeCloseTo(channel, 9)
  })

  it('of light outside the gamut is outside its range', () => {
    expect(gammaEncode(-0.01)).toBeLessThan(0)
    expect(gammaEncode(1.01)).toBeGreaterThan(255)
  })
})
