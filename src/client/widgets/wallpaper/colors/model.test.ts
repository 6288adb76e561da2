import { expect, test } from 'vitest'
import { findColors, notationsOf, withColorCount } from './model.ts'

const phoenix = { zh: '粉凤仙', tw: '粉鳳仙', pinyin: 'fěn fèng xiān', hex: '#eac0ce' }
const pink = { zh: '浅粉', tw: '淺粉', pinyin: 'qiǎn fěn', hex: '#e5b8c3' }
const found = (text: string) => findColors([phoenix, pink], text).map(({ zh }) => zh)

test('a colour is found by characters of either script, pinyin, initials or value', () => {
  for (const text of ['凤仙', '鳳', 'fengxian', 'Fěn Fèng', 'ffx', '#EAC', 'eac0ce'])
    expect(found(text), text).toEqual(['粉凤仙'])
  expect(found('fen')).toEqual(['粉凤仙', '浅粉'])
  expect(found('')).toHaveLength(2)
  expect(found('靛')).toEqual([])
})

test('a colour is written as value, light and ink', () => {
  expect(notationsOf('#eac0ce')).toEqual({ hex: '#EAC0CE', rgb: '234, 192, 206', cmyk: '0, 18, 12, 8' })
})

test('a gradient of two colours gets the one between them, and loses it again', () => {
  expect(withColorCount(['#000000', '#ffffff'], 3)).toEqual(['#000000', '#808080', '#ffffff'])
  expect(withColorCount(['#000000', '#ff0000', '#ffffff'], 2)).toEqual(['#000000', '#ffffff'])
  expect(withColorCount(['#000000', '#ff0000', '#ffffff'], 3)).toEqual(['#000000', '#ff0000', '#ffffff'])
})
