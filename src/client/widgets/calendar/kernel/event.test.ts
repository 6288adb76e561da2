import { expect, test } from 'vitest'
import {
  addEvent,
  daysOf,
  deleteEvent,
  detach,
  type Events,
  editEvent,
  endFrom,
  leaveOut,
  plainEvent,
} from './event.ts'
import { occurrencesOf } from './occurrences.ts'

const timed = plainEvent('a', '开会', '2026-11-30 22:00', '2026-12-01 01:30')
const trip = plainEvent('b', '出差', '2026-12-03', '2026-12-05')
const weekly = {
  ...plainEvent('c', '周会', '2026-11-30 09:00', '2026-11-30 10:00'),
  recurrence: { frequency: 'weekly', interval: 1, weekdays: [1] },
  exceptions: ['2026-12-07'],
} as const
const ALL: Events = { events: [timed, trip, weekly] }
const edited = (id: string, edit: Parameters<typeof editEvent>[2]) =>
  editEvent(ALL, id, edit).events.find((event) => event.id === id)

test('an event that begins at another time lasts as long, over midnight and over days', () => {
  expect(edited('a', { start: '2027-01-31 20:00' })).toMatchObject({ end: '2027-01-31 23:30' })
  expect(edited('b', { start: '2026-12-31' })).toMatchObject({ end: '2027-01-02' })
  expect(endFrom(timed, '2026-12-03')).toBe('2026-12-03')
  expect(endFrom(trip, '2026-12-03 09:00')).toBe('2026-12-03 10:00')
})

test('an end before the start changes nothing; a name is never emptied', () => {
  expect(editEvent(ALL, 'a', { end: '2026-11-30 21:59' })).toBe(ALL)
  expect(edited('b', { name: ' ' })).toMatchObject({ name: '出差' })
})

test('a new rule moves the start to its first day, a new start the rule; what was left out of the old one is forgotten', () => {
  const fridays = { frequency: 'weekly', interval: 1, weekdays: [5] } as const
  expect(edited('a', { recurrence: fridays })).toMatchObject({ start: '2026-12-04 22:00', end: '2026-12-05 01:30' })
  expect(edited('c', { start: '2026-12-01 09:00' })).toMatchObject({
    ...{ end: '2026-12-01 10:00', recurrence: { weekdays: [2] }, exceptions: [] },
  })
  expect(edited('c', { start: '2026-11-30 11:00' })).toMatchObject({ exceptions: ['2026-12-07'] })
})

test('an event that ends at midnight is not on the next day', () => {
  const { first, last } = daysOf({ start: '2026-11-30 22:00', end: '2026-12-01 00:00' })
  expect(last - first).toBe(0)
  expect(daysOf(timed).last - daysOf(timed).first).toBe(1)
})

test('one time of a series is left out, or becomes an event of its own', () => {
  const day = { year: 2026, month: 12, day: 14 }
  expect(leaveOut(ALL, 'c', day).events[2]?.exceptions).toEqual(['2026-12-07', '2026-12-14'])
  expect(leaveOut(ALL, 'b', day)).toBe(ALL)
  const apart = detach(ALL, 'c', day, 'd')
  expect(apart.events[2]?.exceptions).toContain('2026-12-14')
  expect(apart.events[3]).toMatchObject({
    id: 'd',
    start: '2026-12-14 09:00',
    end: '2026-12-14 10:00',
    recurrence: null,
  })
})

test('events are added and deleted', () => {
  const more = addEvent(ALL, { ...trip, id: 'e' })
  expect(more.events.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e'])
  expect(deleteEvent(more, 'e')).toEqual(ALL)
  expect(deleteEvent(ALL, 'x')).toBe(ALL)
})

test('who was born in a leap month stays born on that day, and is as old as the lunar years tell', () => {
  const born = plainEvent('e', '生日', '2020-05-23', '2020-05-23') // 闰四月初一
  const recurrence = { frequency: 'lunarYearly', interval: 1, month: 4, day: 1, leap: true } as const
  const { events } = editEvent({ events: [born] }, 'e', { recurrence, birthday: true })
  expect(events[0]).toMatchObject({ start: '2020-05-23', end: '2020-05-23', recurrence: { month: 4, day: 1 } })
  const found = occurrencesOf(events, { year: 2021, month: 1, day: 1 }, { year: 2022, month: 12, day: 31 })
  expect(found.map(({ start, age }) => [start, age])).toEqual([
    ['2021-05-12', 1],
    ['2022-05-01', 2],
  ])
})
