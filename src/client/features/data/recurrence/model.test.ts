import { expect, test } from 'vitest'
import { choiceOf, endChoiceOf, ruleOfChoice, withEnd } from './model.ts'

const DAY = { year: 2026, month: 11, day: 30 }
const WEEKLY = { frequency: 'weekly', interval: 2, weekdays: [1], count: 4 } as const

test('a choice gives the rule of the day, and keeps the end that there was', () => {
  expect(ruleOfChoice('monthly', DAY, WEEKLY)).toEqual({ frequency: 'monthly', interval: 1, day: 30, count: 4 })
  expect(ruleOfChoice('lunarYearly', DAY, null)).toEqual({ frequency: 'lunarYearly', interval: 1, month: 10, day: 22 })
  expect(ruleOfChoice('never', DAY, WEEKLY)).toBeNull()
  for (const choice of ['daily', 'workdays', 'weekly', 'monthly', 'yearly', 'lunarYearly', 'never'] as const) {
    expect(choiceOf(ruleOfChoice(choice, DAY, null))).toBe(choice)
  }
})

test('an end is a day or a number of times, not both', () => {
  const until = withEnd(WEEKLY, 'until', DAY)
  expect(until).toEqual({ frequency: 'weekly', interval: 2, weekdays: [1], until: '2027-02-28' })
  expect(endChoiceOf(until)).toBe('until')
  expect(withEnd(until, 'count', DAY)).toMatchObject({ count: 10 })
  expect(endChoiceOf(withEnd(until, 'never', DAY))).toBe('never')
})
