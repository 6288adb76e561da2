import { expect, test } from 'vitest'
import { findableColor, notationsOf, withColorCount } from './model.ts'

const phoenix = { zh: '粉凤仙', tw: '粉鳳仙', pinyin: 'fěn fèng xiān', hex: '#eac0ce' }
test('a colour is found by its name in either script, pinyin with and without tones, and value', () => {
  expect(findableColor(phoenix)).toEqual({
    id: '粉凤仙',
    title: '粉凤仙',
    keywords: ['粉鳳仙', 'fěn fèng xiān', 'fenfengxian', '#eac0ce'],
  })
})

test('a colour is written as value, light and ink', () => {
  expect(notationsOf('#eac0ce')).toEqual({ hex: '#EAC0CE', rgb: '234, 192, 206', cmyk: '0, 18, 12, 8' })
})

test('a gradient of two colours gets the one between them, and loses it again', () => {
  expect(withColorCount(['#000000', '#ffffff'], 3)).toEqual(['#000000', '#808080', '#ffffff'])
  expect(withColorCount(['#000000', '#ff0000', '#ffffff'], 2)).toEqual(['#000000', '#ffffff'])
  expect(withColorCount(['#000000', '#ff0000', '#ffffff'], 3)).toEqual(['#000000', '#ff0000', '#ffffff'])
})
