import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { anyColor } from '../../../client/ui/testing.ts'
import { contrast } from './contrast.ts'
import { darkenForWhite } from './darken.ts'
import { formatHex, parseHex, type Rgb } from './rgb.ts'

const white: Rgb = [255, 255, 255]
const read = (text: string) => parseHex(text) ?? expect.fail(text)

test('a colour on which white is readable stays as it is', () => {
  expect(darkenForWhite('#e1251b')).toBe('#e1251b')
  expect(darkenForWhite('#006661')).toBe('#006661')
  expect(darkenForWhite('#000')).toBe('#000000')
})

test('any other is darkened until white reaches 3:1, and no further than needed', () => {
  assert(
    property(anyColor, (given) => {
      const reached = contrast(white, read(darkenForWhite(formatHex(given))))
      expect(reached).toBeGreaterThanOrEqual(3)
      if (contrast(white, given) < 3) expect(reached).toBeLessThan(3.2)
    }),
  )
})

test('yellow stays a warm colour when it is darkened', () => {
  const [red, green, blue] = read(darkenForWhite('#ffe60f'))
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue + 60)
})

test('an invalid colour is grey', () => expect(darkenForWhite('url(x)')).toBe('#808080'))
