import { expect, test } from 'vitest'
import { daysOf, isVisitDue } from './model.ts'

const told = { user: 'lin', day: '2026-11-30', days: 12 }
const nobody = { user: '', day: '', days: 0 }

test('a day is told once, of whoever is logged in and wants it', () => {
  expect(isVisitDue(nobody, true, 'lin', '2026-11-30')).toBe(true)
  expect(isVisitDue(told, true, 'lin', '2026-11-30')).toBe(false)
  expect(isVisitDue(told, true, 'lin', '2026-12-01')).toBe(true)
  expect(isVisitDue(told, true, 'lin', '2026-11-29'), 'further west').toBe(true)
  expect(isVisitDue(told, true, 'mei', '2026-11-30')).toBe(true)
  expect(isVisitDue(nobody, true, undefined, '2026-11-30')).toBe(false)
  expect(isVisitDue(nobody, false, 'lin', '2026-11-30')).toBe(false)
})

test('the days are those of the user', () => {
  expect(daysOf(told, 'lin')).toBe(12)
  expect(daysOf(told, 'mei')).toBeUndefined()
  expect(daysOf(nobody, undefined)).toBeUndefined()
  expect(daysOf(nobody, '')).toBeUndefined()
})
