import { expect, test } from 'vitest'
import { isStatutoryYear, isWorkday, learnStatutoryYears, statutoryDay } from './statutory-day.ts'

const on = (year: number, month: number, day: number) => ({ year, month, day })

test('the days off and the swapped workdays of National Day 2026', () => {
  expect(statutoryDay(on(2026, 10, 1))).toEqual({ kind: 'rest', holiday: 'national' })
  expect(statutoryDay(on(2026, 10, 10))).toEqual({ kind: 'work', holiday: 'national' })
  expect(statutoryDay(on(2026, 9, 25))).toEqual({ kind: 'rest', holiday: 'midAutumn' })
  expect(statutoryDay(on(2026, 10, 12))).toBeUndefined()
})

test('people work on weekdays and swapped weekend days, not on days off', () => {
  expect(isWorkday(on(2026, 10, 10))).toBe(true) // a Saturday
  expect(isWorkday(on(2026, 10, 11))).toBe(false)
  expect(isWorkday(on(2026, 10, 1))).toBe(false) // a Thursday
  expect(isWorkday(on(2026, 10, 12))).toBe(true)
})

test('a year that is not published yet has weekends only', () => {
  expect(isStatutoryYear(2026)).toBe(true)
  expect(isStatutoryYear(2099)).toBe(false)
  expect(statutoryDay(on(2099, 10, 1))).toBeUndefined()
  expect(isWorkday(on(2099, 10, 1))).toBe(true)
  expect(isWorkday(on(2099, 10, 3))).toBe(false)
})

test('a year that is published later is known from then on, and forgotten with its list', () => {
  learnStatutoryYears({ 2098: { national: ['1001 1002', '1004'] } })
  expect(statutoryDay(on(2098, 10, 2))).toEqual({ kind: 'rest', holiday: 'national' })
  expect(isWorkday(on(2098, 10, 4))).toBe(true)
  expect(isStatutoryYear(2026)).toBe(true)
  learnStatutoryYears({})
  expect(isStatutoryYear(2098)).toBe(false)
})
