import { describe, expect, test } from 'vitest'
import { type Moment, occasionsAt } from './occasions.ts'
import { minutesSat, seenAt } from './sitting.ts'

const MOMENT: Moment = {
  ...{ now: new Date(2026, 2, 11, 9), language: 'zh-CN', character: 'cat', todos: 0, sitting: 0 },
  ...{ battery: undefined, topics: [] },
}
const at = (given: Partial<Moment>) => occasionsAt({ ...MOMENT, ...given })
const ids = (given: Partial<Moment>) => at(given).map(({ id }) => id)

describe('what there is to say', () => {
  test.each([
    [0, 'late'],
    [4, 'late'],
    [5, 'dawn'],
    [7, 'morning'],
    [12, 'noon'],
    [15, 'afternoon'],
    [18, 'evening'],
    [22, 'night'],
    [23, 'late'],
  ])('at %i hours is that of the part of the day', (hour, part) => {
    expect(ids({ now: new Date(2026, 2, 11, hour) })[0]).toBe(part)
  })

  test.each([
    [1, 'winter'],
    [2, 'winter'],
    [3, 'spring'],
    [6, 'summer'],
    [9, 'autumn'],
    [12, 'winter'],
  ])('in month %i is that of the season', (month, season) => {
    expect(ids({ now: new Date(2026, month - 1, 11) })[1]).toBe(season)
  })

  test.each([
    ['2026-03-08', 'weekend'],
    ['2026-03-09', 'monday'],
    ['2026-03-11', undefined],
    ['2026-03-13', 'friday'],
    ['2026-03-14', 'weekend'],
  ])('on %s is that of the weekday', (day, id) => {
    const said = ids({ now: new Date(`${day}T09:00`) }).filter((one) => /weekend|monday|friday/.test(one))
    expect(said).toEqual(id === undefined ? [] : [id])
  })

  test('are a solar term on its day, a holiday on its own, and one in the week before it', () => {
    const on = (day: string, language: Moment['language'] = 'zh-CN') =>
      at({ now: new Date(`${day}T09:00`), language }).find(({ id }) => /solarTerm|holiday/.test(id))
    expect(on('2026-09-23')).toMatchObject({ id: 'solarTerm', values: { term: '秋分' } })
    expect(on('2026-10-01')).toMatchObject({ id: 'holiday', values: { holiday: '国庆节' } })
    expect(on('2026-09-28')).toMatchObject({ id: 'holidaySoon', values: { holiday: '国庆节', count: 3 } })
    expect(on('2026-12-25', 'en')).toMatchObject({ id: 'holiday' })
    expect(on('2026-11-11', 'ja')).toBeUndefined()
  })

  test('are what is to be done, a long sitting and a low battery', () => {
    expect(ids({})).not.toEqual(expect.arrayContaining(['todo']))
    expect(at({ todos: 3 })).toContainEqual({ id: 'todo', weight: 2, values: { count: 3 } })
    expect([ids({ sitting: 59 }), ids({ sitting: 60 })].map((all) => all.includes('sitting'))).toEqual([false, true])
    const tells = [undefined, 0.5, 0.14].map((battery) => ids({ battery }).includes('batteryLow'))
    expect(tells).toEqual([false, false, true])
    expect(ids({ topics: [{ id: 'rain', weight: 4 }] })).toContain('rain')
  })
})

test('whoever is seen again within five minutes has been here since he came; a break begins anew', () => {
  const minute = 60_000
  let presence = seenAt({ cameAt: 0, stirredAt: 0 }, 1000 * minute)
  for (let at = 1; at <= 90; at += 1) presence = seenAt(presence, (1000 + at) * minute)
  expect(minutesSat(presence, 1090 * minute)).toBe(90)
  expect(minutesSat(presence, 1096 * minute)).toBe(0)
  expect(minutesSat(seenAt(presence, 1096 * minute), 1096 * minute)).toBe(0)
  // a clock that was put back
  expect(minutesSat(seenAt(presence, 500 * minute), 500 * minute)).toBe(0)
})
