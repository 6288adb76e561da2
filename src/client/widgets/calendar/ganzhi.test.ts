import { expect, test } from 'vitest'
import { ganzhiOf } from './ganzhi.ts'

test('year by lunar new year, month by solar term, and day', () => {
  expect(ganzhiOf({ year: 2026, month: 9, day: 25 })).toBe('丙午年 丁酉月 壬寅日')
  expect(ganzhiOf({ year: 2026, month: 2, day: 16 })).toMatch(/^乙巳年 庚寅月/) // new year is on the 17th, 立春 was the 4th
  expect(ganzhiOf({ year: 2026, month: 2, day: 17 })).toMatch(/^丙午年 庚寅月/)
})
