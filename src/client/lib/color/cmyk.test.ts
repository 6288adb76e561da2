import { expect, test } from 'vitest'
import { toCmyk } from './cmyk.ts'

test('ink is what a colour lacks of white, black what all its channels lack', () => {
  expect(toCmyk([255, 255, 255])).toEqual([0, 0, 0, 0])
  expect(toCmyk([0, 0, 0])).toEqual([0, 0, 0, 100])
  expect(toCmyk([209, 26, 45])).toEqual([0, 88, 78, 18])
})
