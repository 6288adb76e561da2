import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a long name is cut between characters, and says so', () => {
  expect(shortName('一二三四五六七八九十一二三四五六')).toBe('一二三四五六七八九十一二三四五六')
  expect(shortName('一二三四五六七八九十一二三四五六七')).toBe('一二三四五六七八九十一二三四五…')
  expect(shortName('😀😀😀', 2)).toBe('😀…')
})
