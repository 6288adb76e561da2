import { expect, test } from 'vitest'
import { upcomingHolidays } from '../../kit/rules.ts'
import { distanceOf, listedHolidays, tileLayout } from './model.ts'

const on = (year: number, month: number, day: number) => ({ year, month, day })
const distances = (today: ReturnType<typeof on>) =>
  upcomingHolidays(today, 4).map((holiday) => distanceOf(holiday, today).days)

test('the days until each holiday begins', () => {
  expect(distances(on(2026, 9, 18))).toEqual([7, 13, 105, 141])
  expect(distances(on(2026, 11, 24))).toEqual([38, 74, 132, 158])
})

test('in a holiday, the days that are left of it, today included', () => {
  const at = (day: number) => {
    const [holiday] = upcomingHolidays(on(2026, 10, day), 1)
    return holiday && distanceOf(holiday, on(2026, 10, day))
  }
  expect(at(1)).toEqual({ kind: 'now', days: 7 })
  expect(at(7)).toEqual({ kind: 'now', days: 1 })
  expect(at(8)).toEqual({ kind: 'coming', days: 85 })
})

test('up to four are listed where there is room, else the nearest', () => {
  const today = on(2026, 9, 18)
  expect([listedHolidays(today, 2, 4), listedHolidays(today, 4, 2)].map(({ length }) => length)).toEqual([4, 4])
  expect(listedHolidays(today, 3, 2)).toHaveLength(3)
  expect([listedHolidays(today, 2, 2), listedHolidays(today, 1, 6)].map(({ length }) => length)).toEqual([1, 1])
})

test('every size has its layout', () => {
  const kinds = (...sizes: readonly (readonly [number, number])[]) =>
    sizes.map(([rows, columns]) => tileLayout(rows, columns).kind)
  expect(kinds([1, 1], [1, 4], [6, 1])).toEqual(['icon', 'row', 'column'])
  expect(kinds([2, 2], [2, 3], [3, 6], [3, 2], [6, 6])).toEqual(['scene', 'beside', 'beside', 'below', 'below'])
})
