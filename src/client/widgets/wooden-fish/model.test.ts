import { expect, test } from 'vitest'
import { woodenFish } from './document.ts'
import { lift, NO_FINGERS, touch } from './fingers.ts'
import { cleared, DAYS_KEPT, dayKey, knock, lastDays, mayAnnounce, NO_MERITS, restored, SCORE_LIMIT } from './model.ts'

const on = (day: number, hour = 12) => new Date(2026, 10, day, hour)

test('a knock is one merit, in all and today', () => {
  const merits = [on(23), on(24), on(24, 23)].reduce(knock, NO_MERITS)
  expect(merits).toEqual({ score: 3, days: { '2026-11-23': 1, '2026-11-24': 2 }, sound: false })
})

test('knocks of two tabs add up: each is a change of the present value', () => {
  const ofThisTab = (now: typeof NO_MERITS) => knock(now, on(24))
  const ofOtherTab = (now: typeof NO_MERITS) => knock(knock(now, on(24)), on(24))
  expect(ofThisTab(ofOtherTab(NO_MERITS)).score).toBe(3)
  expect(ofOtherTab(ofThisTab(NO_MERITS))).toEqual(ofThisTab(ofOtherTab(NO_MERITS)))
})

test('five weeks of days are kept', () => {
  const merits = Array.from({ length: 60 }, (_, day) => on(day)).reduce(knock, NO_MERITS)
  expect(Object.keys(merits.days)).toHaveLength(DAYS_KEPT)
  expect(merits.days[dayKey(on(59))]).toBe(1)
  expect(merits.score).toBe(60)
})

test('today is kept also after the clock was set back by years', () => {
  const future = Array.from({ length: DAYS_KEPT }, (_, day) => new Date(2099, 0, day + 1, 12)).reduce(knock, NO_MERITS)
  const merits = [on(24), on(24)].reduce(knock, future)
  expect(merits.days[dayKey(on(24))]).toBe(2)
  expect(Object.keys(merits.days)).toHaveLength(DAYS_KEPT)
})

test('a reset is undone without losing what was counted since', () => {
  const before = { ...knock(NO_MERITS, on(24)), sound: true }
  const after = knock(cleared(before), on(24))
  expect(cleared(before)).toEqual({ score: 0, days: {}, sound: true })
  expect(restored(after, before)).toEqual({ score: 2, days: { '2026-11-24': 2 }, sound: true })
})

test('counting stops where numbers are exact no more', () => {
  expect(knock({ ...NO_MERITS, score: SCORE_LIMIT }, on(24)).score).toBe(SCORE_LIMIT)
})

test('the last days end today, and days without a knock are among them', () => {
  const merits = [on(22), on(24)].reduce(knock, NO_MERITS)
  expect(lastDays(merits, on(24), 3).map((day) => [day.date.getDate(), day.merits])).toEqual([
    [22, 1],
    [23, 0],
    [24, 1],
  ])
})

test('the count is read out at most every ten seconds, and again after the clock was set back', () => {
  expect(mayAnnounce(Number.NEGATIVE_INFINITY, 0)).toBe(true)
  expect([9999, 10_000].map((now) => mayAnnounce(0, now))).toEqual([false, true])
  expect(mayAnnounce(50_000, 10)).toBe(true)
})

test('two fingers at a time are two knocks; a lone one is left to its click', () => {
  const one = touch(NO_FINGERS, 1, 10, 10)
  expect(lift(one, 1, 11, 10)).toEqual([NO_FINGERS, false])
  const two = touch(one, 2, 60, 10)
  const [left, second] = lift(two, 2, 60, 11)
  const [none, first] = lift(left, 1, 10, 10)
  expect([second, first, none.size]).toEqual([true, true, 0])
})

test('a finger that has moved, or was taken away, is no knock', () => {
  const two = touch(touch(NO_FINGERS, 1, 10, 10), 2, 60, 10)
  expect(lift(two, 2, 60, 40)[1]).toBe(false)
  expect(lift(two, 2, Number.NaN, Number.NaN)[1]).toBe(false)
  expect(lift(two, 3, 60, 10)[1]).toBe(false)
})

test('of damaged merits what is sound is kept', () => {
  const read = (data: unknown) => woodenFish.decode({ version: 0, data })
  expect(read({ score: 7, days: { '2026-11-24': 2 }, sound: true })).toMatchObject({ at: 'read', repaired: [] })
  expect(read({ score: -1, days: { '2026-11-24': 2, '2026-11-23': 'x', y: 1 }, sound: 3 })).toMatchObject({
    value: { score: 2, days: { '2026-11-24': 2 }, sound: false },
    repaired: ['days', 'score'],
  })
  expect(read({ score: 7, days: { '2026-11-24': 2, '2026-99-99': 5 } })).toMatchObject({
    value: { days: { '2026-11-24': 2 } },
    repaired: ['days'],
  })
  expect(read({ score: 1286 })).toMatchObject({ value: { score: 1286, days: {} }, repaired: [] })
  expect(read([])).toMatchObject({ at: 'invalid' })
})
