import { assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyColor } from '../../../client/ui/testing.ts'
import { fromOklab, type Oklch, toOklab, toOklch, toRgb, toRgbByChroma } from './oklch.ts'
import { formatHex, type Rgb } from './rgb.ts'

describe('oklch', () => {
  it('round-trips within half a step of a channel', () => {
    assert(
      property(anyColor, (color) => {
        const back = toRgb(fromOklab(toOklab(color)))
        return back.every((channel, index) => Math.abs(channel - (color[index] ?? 0)) < 0.5)
      }),
    )
  })

  it('round-trips to the same bytes with gamut mapping by chroma', () => {
    assert(property(anyColor, (color) => formatHex(toRgbByChroma(toOklch(color))) === formatHex(color)))
  })

  it('gives the brand its hue', () => expect(toOklch([0, 0x66, 0x61]).hue).toBeCloseTo(189, 0))

  it('has the published axes of known colours', () => {
    expect(toOklab([255, 255, 255])[0]).toBeCloseTo(1, 4)
    const [lightness, a, b] = toOklab([255, 0, 0])
    expect(lightness).toBeCloseTo(0.628, 3)
    expect(a).toBeCloseTo(0.2249, 3)
    expect(b).toBeCloseTo(0.1258, 3)
  })
})

describe('a colour outside the gamut', () => {
  // near black, half a byte is already a visible step of lightness
  const anyLightness = double({ min: 0.2, max: 1, noNaN: true })
  const anyHue = double({ min: 0, max: 360, noNaN: true })
  const vivid = (lightness: number, hue: number): Oklch => ({ lightness, chroma: 0.4, hue })
  const isOnScreen = (color: Rgb) => color.every((channel) => channel >= 0 && channel <= 255)

  it('is clipped as browsers paint it', () => {
    assert(property(anyLightness, anyHue, (lightness, hue) => isOnScreen(toRgb(vivid(lightness, hue)))))
    expect(toRgb({ lightness: 0.7, chroma: 0.4, hue: 30 })[0]).toBe(255)
  })

  it('or loses chroma but keeps its lightness', () => {
    assert(
      property(anyLightness, anyHue, (lightness, hue) => {
        const shown = toRgbByChroma(vivid(lightness, hue))
        expect(isOnScreen(shown)).toBe(true)
        expect(Math.abs(toOklch(shown).lightness - lightness)).toBeLessThan(0.01)
      }),
    )
  })

  it('is white or black beyond either end', () => {
    expect(formatHex(toRgbByChroma({ lightness: 1.2, chroma: 0.1, hue: 90 }))).toBe('#ffffff')
    expect(formatHex(toRgbByChroma({ lightness: -0.2, chroma: 0.1, hue: 90 }))).toBe('#000000')
  })
})
