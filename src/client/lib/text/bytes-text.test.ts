import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [53_400, '53 kB'],
  [3_240_000, '3.2 MB'],
  [812_600_000, '813 MB'],
  [10_700_000_000, '10.7 GB'],
  [2e16, '20,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes, 'en')).toBe(text)
})

test('sizes are written in the language of the user', () => {
  expect(bytesText(3_240_000, 'zh-CN')).toBe('3.2 MB')
  expect(bytesText(500, 'zh-CN')).toBe('500字节')
})
