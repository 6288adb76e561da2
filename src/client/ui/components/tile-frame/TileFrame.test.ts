import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compose, contrast, gammaDecode, gammaEncode, luminance } from '../../../../shared/lib/color/contrast.ts'
import { formatHex, parseHex, type Rgb } from '../../../../shared/lib/color/rgb.ts'
import { anyColor } from '../../testing.ts'

// tests the style sheet itself, not a copy of its numbers
const sheet = readFileSync(join(import.meta.dirname, 'TileFrame.module.css'), 'utf8')
const find = (pattern: RegExp) => pattern.exec(sheet)?.[1] ?? expect.fail(`the sheet has no ${pattern}`)
const brightest = Number(find(/--brightest: ([\d.]+);/))
const lift = Number(find(/--lit: color-mix\(in srgb, white (\d+)%/)) / 100
const shade = Number(find(/color-mix\(in srgb, black (\d+)%/)) / 100

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** Scaling x, y and z of a colour scales its linear channels by the same factor. */
function cap(color: Rgb): Rgb {
  const share = Math.min(1, brightest / luminance(color))
  const scaled = (channel: number) => gammaEncode(gammaDecode(channel) * share)
  return [scaled(color[0]), scaled(color[1]), scaled(color[2])]
}

/** The two ends of the gradient, in whole bytes as painted. */
function groundOf(color: Rgb): readonly [top: Rgb, foot: Rgb] {
  const safe = cap(color)
  const painted = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)]
  return [painted(cap(compose(white, lift, safe))), painted(compose(black, shade, safe))]
}

describe('the background of a letter tile', () => {
  it('has a contrast of 3:1 to white from top to bottom, in any colour', () => {
    const carries = (color: Rgb) => {
      for (const end of groundOf(color)) expect(contrast(white, end), formatHex(color)).toBeGreaterThanOrEqual(3)
    }
    for (let red = 0; red <= 255; red += 15)
      for (let green = 0; green <= 255; green += 15)
        for (let blue = 0; blue <= 255; blue += 15) carries([red, green, blue])
    assert(property(anyColor, carries))
  })

  it('is lighter at the top', () => {
    assert(
      property(anyColor, (color) => {
        const [top, foot] = groundOf(color)
        expect(luminance(top)).toBeGreaterThan(luminance(foot))
      }),
    )
  })

  // as painted by Chromium 156
  it.each([
    ['#000000', '#191919', '#000000'],
    ['#006661', '#197570', '#005c58'],
    ['#3366cc', '#4775d0', '#2e5cb8'],
    ['#ff9900', '#cd8317', '#c17300'],
    ['#ffe14d', '#a5943f', '#98852b'],
    ['#ffffff', '#949494', '#868686'],
  ])('is the site’s colour, darkened no further than necessary: %s', (color, ...expected) => {
    const ends = groundOf(parseHex(color) ?? black)
    for (const [index, end] of ends.entries()) {
      const wanted = parseHex(expected[index] ?? '') ?? black
      const distances = end.map((channel, axis) => Math.abs(channel - (wanted[axis] ?? -1)))
      expect(Math.max(...distances), `${formatHex(end)} for ${expected[index]}`).toBeLessThanOrEqual(1)
    }
  })

  it('is neutral where the colour is missing, and readable there too', () => {
    const neutral = find(/--gk-ground: (#[\da-f]{6});/)
    expect(contrast(white, parseHex(neutral) ?? white)).toBeGreaterThanOrEqual(4.5)
    expect(find(/linear-gradient\(var\(--gk-ground\) 0 0\), (#[\da-f]{6});/), 'behind a translucent colour').toBe(
      neutral,
    )
  })
})
