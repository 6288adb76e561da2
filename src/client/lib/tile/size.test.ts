import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSize } from './size.ts'
import { parseSizes, sizeText } from './size-list.ts'

test('a size is rows x columns', () => {
  expect(parseSize('2x4')).toEqual({ rows: 2, columns: 4 })
  expect(parseSize(' 1 X 2 ')).toEqual({ rows: 1, columns: 2 })
  expect(parseSize('3×2')).toEqual({ rows: 3, columns: 2 })
})

test('both numbers are clamped to 1 to 6', () => {
  expect(parseSize('0x9')).toEqual({ rows: 1, columns: 6 })
  expect(parseSize('99999x1')).toEqual({ rows: 6, columns: 1 })
})

test('mini, medium, s and l are the sizes of older data', () => {
  expect(parseSize('mini')).toEqual({ rows: 1, columns: 1 })
  expect(parseSize('Medium')).toEqual({ rows: 2, columns: 2 })
  expect(parseSize('s')).toEqual({ rows: 1, columns: 2 })
  expect(parseSize('l')).toEqual({ rows: 2, columns: 4 })
})

test('anything else is refused', () => {
  for (const text of ['', '2', 'x', '2x', '2x4x6', '-1x2', '1.5x2', 'toString', '__proto__', 'constructor']) {
    expect(parseSize(text)).toBeUndefined()
  }
})

test('a list keeps its order, without repeated and invalid sizes', () => {
  expect(parseSizes('1x1, 1x2,huh,2x2,1x1,').map(sizeText)).toEqual(['1x1', '1x2', '2x2'])
  expect(parseSizes('')).toEqual([])
})

test('any text gives a size within 1 to 6 that round-trips, or undefined', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,10} ?[x×*X] ?\d{1,10}$/)), (text) => {
      const size = parseSize(text)
      if (!size) return
      expect(size.rows).toBeGreaterThanOrEqual(1)
      expect(size.columns).toBeLessThanOrEqual(6)
      expect(parseSize(sizeText(size))).toEqual(size)
    }),
  )
})
