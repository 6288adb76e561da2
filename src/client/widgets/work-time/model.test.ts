import { afterEach, describe, expect, test } from 'vitest'
import {
  countdownText,
  daysToPayDay,
  earnedThisMonth,
  earnedToday,
  isBreakOutside,
  isWorkdayBy,
  nextStart,
  repairMinute,
  type WorkPlan,
  weekKindOf,
  workStateAt,
} from './model.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const PLAN: WorkPlan = {
  isWorkday: isWorkdayBy('days', [1, 2, 3, 4, 5]),
  start: '09:00',
  end: '18:00',
  rest: undefined,
  money: 0,
  moneyPer: 'day',
}
/** 18 September 2026 is a Friday. */
const friday = (hour: number, minute = 0, second = 0) => new Date(2026, 8, 18, hour, minute, second)

test('a break outside the hours is told; one that is part of them, over midnight too, or that is none, is not', () => {
  const at = (start: string, end: string, rest: string, to: string) =>
    isBreakOutside({ start, end, rest: { start: rest, end: to } })
  expect([at('22:00', '06:00', '12:00', '13:00'), at('09:00', '18:00', '19:00', '20:00')]).toEqual([true, true])
  expect(at('22:00', '06:00', '02:00', '03:00')).toBe(false)
  expect([at('09:00', '18:00', '12:00', '13:00'), at('09:00', '18:00', '12:00', '12:00')]).toEqual([false, false])
  expect(isBreakOutside(PLAN)).toBe(false)
})

describe('state', () => {
  test('working shows what is left; before, after and on days off there is rest', () => {
    expect(workStateAt(PLAN, friday(9, 27, 46))).toMatchObject({
      at: 'working',
      isRest: false,
      remainingMs: (8 * 3600 + 32 * 60 + 14) * 1000,
    })
    expect(workStateAt(PLAN, friday(13, 30))).toMatchObject({ at: 'working', part: 0.5 })
    expect(workStateAt(PLAN, friday(8, 59, 59)).at).toBe('before')
    expect(workStateAt(PLAN, friday(18)).at).toBe('after')
    expect(workStateAt(PLAN, new Date(2026, 8, 19, 10)).at).toBe('off')
  })

  test('a night shift goes on after midnight, also into a day off', () => {
    const night = { ...PLAN, start: '22:00', end: '06:00' }
    expect(workStateAt(night, friday(23))).toMatchObject({ at: 'working', part: 1 / 8 })
    expect(workStateAt(night, new Date(2026, 8, 19, 2))).toMatchObject({ at: 'working', part: 0.5 })
    expect(workStateAt(night, new Date(2026, 8, 19, 6)).at).toBe('off')
    expect(workStateAt(night, new Date(2026, 8, 21, 2)).at).toBe('before') // Monday: Sunday night is off
  })

  test('a night in which clocks go forward is an hour shorter', () => {
    process.env.TZ = 'Europe/Berlin' // 29 March 2026, 2:00 → 3:00
    const night = { ...PLAN, isWorkday: () => true, start: '22:00', end: '06:00' }
    expect(workStateAt(night, new Date(2026, 2, 28, 22))).toMatchObject({ remainingMs: 7 * 3_600_000 })
  })

  test('the next start is of the next working day', () => {
    expect(nextStart(PLAN, friday(8))).toEqual(friday(9))
    expect(nextStart(PLAN, friday(9))).toEqual(new Date(2026, 8, 21, 9))
    expect(nextStart({ ...PLAN, isWorkday: () => false }, friday(9))).toBeUndefined()
  })
})

describe('working days', () => {
  test('the statutory calendar has holidays and swapped weekends', () => {
    const statutory = isWorkdayBy('statutory', [])
    expect(statutory({ year: 2026, month: 10, day: 1 })).toBe(false)
    expect(statutory({ year: 2026, month: 9, day: 20 })).toBe(true) // Sunday, worked for the National Day
    expect(isWorkdayBy('days', [1, 2, 3, 4, 5])({ year: 2026, month: 10, day: 1 })).toBe(true)
    expect(isWorkdayBy('days', [0])({ year: 2026, month: 9, day: 20 })).toBe(true)
  })

  test('by default mainland China follows its calendar, others weekdays', () => {
    expect([weekKindOf('', 'zh-CN'), weekKindOf('', 'ja'), weekKindOf('statutory', 'ja')]).toEqual([
      'statutory',
      'days',
      'statutory',
    ])
  })
})

describe('pay', () => {
  test('accrues evenly between start and end', () => {
    const plan = { ...PLAN, money: 900 }
    expect(earnedToday(plan, friday(8))).toBe(0)
    expect(earnedToday(plan, friday(13, 30))).toBe(450)
    expect(earnedToday(plan, friday(20))).toBe(900)
    expect(earnedToday(plan, new Date(2026, 8, 19, 12))).toBe(0)
  })

  test('of a month is divided by its working days, of an hour multiplied by the paid ones', () => {
    expect(earnedToday({ ...PLAN, money: 22_000, moneyPer: 'month' }, friday(20))).toBe(1000) // 22 weekdays
    expect(earnedToday({ ...PLAN, money: 100, moneyPer: 'hour' }, friday(20))).toBe(900)
  })

  test('stands still in the break', () => {
    const plan: WorkPlan = { ...PLAN, money: 800, rest: { start: '12:00', end: '13:00' } }
    expect([earnedToday(plan, friday(12)), earnedToday(plan, friday(12, 45)), earnedToday(plan, friday(13))]).toEqual([
      300, 300, 300,
    ])
    expect(earnedToday(plan, friday(14))).toBe(400)
    expect(workStateAt(plan, friday(12, 30))).toMatchObject({ at: 'working', isRest: true })
  })

  test('a break of a night shift after midnight', () => {
    const plan: WorkPlan = { ...PLAN, start: '22:00', end: '06:00', money: 700, rest: { start: '01:00', end: '02:00' } }
    expect(earnedToday(plan, new Date(2026, 8, 19, 1, 30))).toBe(300)
  })

  test('of the month so far', () => {
    const plan = { ...PLAN, money: 100 }
    expect(earnedThisMonth(plan, friday(13, 30))).toBe(1350) // 13 weekdays before the 18th, and half of it
  })

  test('day: a short month has it on its last day', () => {
    expect(daysToPayDay(15, new Date(2026, 8, 14, 23))).toBe(1)
    expect(daysToPayDay(15, new Date(2026, 8, 15, 1))).toBe(0)
    expect(daysToPayDay(15, new Date(2026, 8, 16))).toBe(29)
    expect(daysToPayDay(31, new Date(2026, 1, 1))).toBe(27)
    expect(daysToPayDay(31, new Date(2026, 11, 31))).toBe(0)
    expect(daysToPayDay(1, new Date(2026, 11, 2))).toBe(30)
  })
})

test('a countdown', () => {
  expect([countdownText(30_734_900, false), countdownText(30_734_900, true)]).toEqual(['08:32', '08:32:14'])
  expect(countdownText(-5, true)).toBe('00:00:00')
})

test('a time of day', () => {
  expect([repairMinute('09:05'), repairMinute('24:00'), repairMinute('9:05'), repairMinute(9)]).toEqual([
    '09:05',
    undefined,
    undefined,
    undefined,
  ])
})
