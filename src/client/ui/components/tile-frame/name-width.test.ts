import { expect, it } from 'vitest'
import { hasTightNames, isLongName, widthInEm } from './name-width.ts'

it.each(['知乎', '哔哩哔哩', '网易云音乐', '🎉🎉🎉', 'GitHub', 'Bilibili', '카카오톡', ''])(
  '%s fits under a tile',
  (name) => {
    expect(isLongName(name)).toBe(false)
  },
)

it.each(['Stack Overflow', '中国国家图书馆', 'ハーメルンの笛', 'WWWWWWWWW'])('%s may be truncated', (name) => {
  expect(isLongName(name)).toBe(true)
})

it('the default page is not tight, in small windows and on a phone neither', () => {
  expect(hasTightNames(58, 40, 12)).toBe(false)
  expect(hasTightNames(46, 32, 9.6)).toBe(false)
  expect(hasTightNames(60, 37, 12)).toBe(false)
})

it('small tiles, narrow gaps and large names make a page tight', () => {
  expect(hasTightNames(30, 40, 12)).toBe(true)
  expect(hasTightNames(58, 0, 12)).toBe(true)
  expect(hasTightNames(58, 40, 20)).toBe(true)
})

it('letters upon a tile are as wide as they are drawn at most', () => {
  expect(['知', 'Gi', '三个字', '', 'WWM', 'mw', '7 ü'].map((text) => Number(widthInEm(text).toFixed(1)))).toEqual([
    1, 1.4, 3, 0, 3, 2, 2.1,
  ])
})

it('counts a joined emoji as one', () => {
  expect(widthInEm('👨‍👩‍👧‍👦')).toBe(widthInEm('字'))
  expect(widthInEm('🇨🇳👍🏽')).toBe(2)
})
