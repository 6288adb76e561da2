import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorText, parseColor } from './color.ts'
import { contrast, darkenForWhite, luminance } from './contrast.ts'
import { fromOklab, toOklab } from './oklab.ts'

const read = (text: string) => {
  const color = parseColor(text)
  if (!color) throw new Error(text)
  return color
}

test('contrast as WCAG has it', () => {
  expect(contrast(luminance(read('#fff')), luminance(read('#000')))).toBeCloseTo(21, 5)
  expect(contrast(luminance(read('#777')), 1)).toBeCloseTo(4.48, 2)
})

test('OKLab of known colours', () => {
  expect(toOklab(read('#fff')).lightness).toBeCloseTo(1, 4)
  const red = toOklab(read('#f00'))
  expect(red.lightness).toBeCloseTo(0.628, 3)
  expect(red.a).toBeCloseTo(0.2249, 3)
  expect(red.b).toBeCloseTo(0.1258, 3)
})

test('OKLab and back gives the same bytes', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const color = { red, green, blue, alpha: 1 }
      expect(colorText(fromOklab(toOklab(color)))).toBe(colorText(color))
    }),
  )
})

test('a colour on which white is readable stays as it is', () => {
  expect(darkenForWhite('#e1251b')).toBe('#e1251b')
  expect(darkenForWhite('#000')).toBe('#000000')
})

test('any other is darkened until white reaches 3:1, and no further than needed', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const given = { red, green, blue, alpha: 1 }
      const dark = read(darkenForWhite(colorText(given)))
      const reached = contrast(1, luminance(dark))
      expect(reached).toBeGreaterThanOrEqual(3)
      if (contrast(1, luminance(given)) < 3) expect(reached).toBeLessThan(3.2)
    }),
  )
})

test('yellow stays a warm colour when it is darkened', () => {
  const dark = read(darkenForWhite('#ffe60f'))
  expect(dark.red).toBeGreaterThan(dark.green)
  expect(dark.green).toBeGreaterThan(dark.blue + 60)
})
