import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countText, heatText } from './count.ts'

test('below 5000 a count is written out, with commas', () => {
  expect(countText(0, 'zh-CN')).toBe('0')
  expect(countText(1286, 'zh-CN')).toBe('1,286')
  expect(countText(4999, 'en')).toBe('4,999')
})

test('from 5000 a count is written in 万 with one decimal', () => {
  expect(countText(5000, 'zh-CN')).toBe('0.5万')
  expect(countText(10_000, 'zh-CN')).toBe('1.0万')
  expect(countText(4_126_000, 'zh-CN')).toBe('412.6万')
  expect(countText(4_126_000, 'zh-TW')).toBe('412.6萬')
  expect(countText(4_126_000, 'ja')).toBe('412.6万')
  expect(countText(4_126_000, 'ko')).toBe('412.6만')
  expect(countText(123_456_789, 'zh-CN')).toBe('12,345.7万')
})

test('halves round up, whatever the binary fraction', () => {
  expect(countText(13_500, 'zh-CN')).toBe('1.4万')
  expect(countText(10_050, 'zh-CN')).toBe('1.0万')
  expect(countText(99_950, 'zh-CN')).toBe('10.0万')
})

test('English counts are compact', () => {
  expect(countText(5000, 'en')).toBe('5K')
  expect(countText(12_345, 'en')).toBe('12.3K')
  expect(countText(4_126_000, 'en')).toBe('4.1M')
})

test('anything not finite is 0, and a negative count keeps its sign', () => {
  expect(countText(Number.NaN, 'zh-CN')).toBe('0')
  expect(countText(Number.POSITIVE_INFINITY, 'en')).toBe('0')
  expect(countText(-12_345, 'zh-CN')).toBe('-1.2万')
  expect(countText(-5000, 'zh-CN')).toBe('-0.5万')
  expect(countText(-1286, 'zh-CN')).toBe('-1,286')
})

test('heat is a count without commas', () => {
  const texts = [7, 1286, 4999, 5000, 4_126_000, 123_456_789].map((heat) => heatText(heat, 'zh-CN'))
  expect(texts).toEqual(['7', '1286', '4999', '0.5万', '412.6万', '12345.7万'])
  expect(heatText(123_456_789, 'ko')).toBe('12345.7만')
  expect(heatText(4999, 'en')).toBe('4999')
  expect(heatText(4_126_000, 'en')).toBe('4.1M')
})

test('a count in 万 is never off by more than half of its last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5000, max: 2 ** 40 }), (count) => {
      const shown = Number(countText(count, 'zh-CN').replace(/[,万]/g, '')) * 10_000
      expect(Math.abs(shown - count)).toBeLessThanOrEqual(500.001)
    }),
  )
})
