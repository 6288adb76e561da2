import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compose, contrast, formatHex, luminance, parseHex, type Rgb } from './contrast.ts'
import { fromOklab, toOklab, toOklch, toRgb } from './oklch.ts'
import { anyColor } from './testing.ts'

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

describe('contrast', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast(black, white)).toBeCloseTo(21)
    assert(property(anyColor, (color) => contrast(color, color) === 1))
  })

  it('is the published value for known pairs', () => {
    expect(contrast([0x76, 0x76, 0x76], white)).toBeCloseTo(4.54, 2)
    expect(contrast([255, 0, 0], white)).toBeCloseTo(4, 2)
    expect(luminance([255, 0, 0])).toBeCloseTo(0.2126, 4)
  })

  it('does not care which of the two is the text', () => {
    assert(property(anyColor, anyColor, (one, other) => contrast(one, other) === contrast(other, one)))
  })
})

describe('composition', () => {
  it('is the ground at alpha 0 and the colour at alpha 1', () => {
    expect(compose(white, 0, black)).toEqual(black)
    expect(compose(white, 1, black)).toEqual(white)
  })
})

describe('hexadecimal colours', () => {
  it('are read and written back', () => {
    assert(property(anyColor, (color) => String(parseHex(formatHex(color))) === String(color)))
  })

  it('may be short', () => expect(parseHex('#06a')).toEqual([0, 0x66, 0xaa]))

  it('are nothing else', () => {
    expect(['red', '#12', '#12345g', 'rgb(0 0 0)', ''].map(parseHex)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('oklch', () => {
  it('goes there and back within half a step of a channel', () => {
    assert(
      property(anyColor, (color) => {
        const back = toRgb(fromOklab(toOklab(color)))
        return back.every((channel, index) => Math.abs(channel - (color[index] ?? 0)) < 0.5)
      }),
    )
  })

  it('gives the brand its hue', () => expect(toOklch([0, 0x66, 0x61]).hue).toBeCloseTo(189, 0))
})
