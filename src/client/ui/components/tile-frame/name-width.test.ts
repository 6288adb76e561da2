import { expect, it } from 'vitest'
import { isLong, isTight } from './name-width.ts'

it.each(['知乎', '哔哩哔哩', '网易云音乐', '🎉🎉🎉', 'GitHub', 'Bilibili', '카카오톡', ''])(
  '%s has room under a tile',
  (name) => {
    expect(isLong(name)).toBe(false)
  },
)

it.each(['Stack Overflow', '中国国家图书馆', 'ハーメルンの笛', 'WWWWWWWWW'])('%s may be cut', (name) => {
  expect(isLong(name)).toBe(true)
})

it('the drawn page is not tight, in small windows neither, and on a phone', () => {
  expect(isTight(58, 40, 12)).toBe(false)
  expect(isTight(46, 32, 9.6)).toBe(false)
  expect(isTight(60, 37, 12)).toBe(false)
})

it('small tiles, narrow gaps and large names make it so', () => {
  expect(isTight(30, 40, 12)).toBe(true)
  expect(isTight(58, 0, 12)).toBe(true)
  expect(isTight(58, 40, 20)).toBe(true)
})
