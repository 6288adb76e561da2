import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dueReminders, MAX_ANSWERS, nextReminderChange, type ReminderAnswers, withAnswers } from './due-reminders.ts'
import { type CalendarEvent, detach, LIMITS, leaveOut, plainEvent } from './event.ts'

const event = (start: string, end: string, reminders: readonly number[], more: Partial<CalendarEvent> = {}) => ({
  ...plainEvent('a', '事', start, end),
  ...{ reminders, ...more },
})
const meeting = event('2026-11-30 15:00', '2026-11-30 16:00', [10])
const daily = { frequency: 'daily', interval: 1 } as const

const inZone = (name: string) => void vi.stubEnv('TZ', name)
beforeEach(() => inZone('Asia/Shanghai'))
afterEach(() => void vi.unstubAllEnvs())

const momentAt = (text: string) => new Date(text.replace(' ', 'T')).getTime()
const due = (events: CalendarEvent | readonly CalendarEvent[], at: string, answers: ReminderAnswers = {}) =>
  dueReminders([events].flat(), answers, momentAt(at)).map(({ occurrence }) => occurrence.id)
const next = (events: CalendarEvent | readonly CalendarEvent[], at: string, answers: ReminderAnswers = {}) => {
  const moment = nextReminderChange([events].flat(), answers, momentAt(at))
  return moment === undefined ? undefined : new Date(moment).toLocaleString('sv').slice(0, 16)
}

test('an event reminds from the minute of its reminder on, and until it is over', () => {
  expect(next(meeting, '2026-11-30 09:00')).toBe('2026-11-30 14:50')
  expect(due(meeting, '2026-11-30 14:49')).toEqual([])
  expect(due(meeting, '2026-11-30 14:50')).toEqual(['a@2026-11-30'])
  expect(next(meeting, '2026-11-28 14:00')).toBeUndefined() // nothing within a day
  expect(next(event('2026-11-30 15:00', '2026-11-30 16:00', []), '2026-11-30 09:00')).toBeUndefined()
})

test('asleep over the moment: what was missed is shown for twelve hours, or while the event is not over; older is silent', () => {
  expect(due(meeting, '2026-12-01 02:49')).toEqual(['a@2026-11-30'])
  expect(next(meeting, '2026-12-01 02:00')).toBe('2026-12-01 02:50')
  expect(due(meeting, '2026-12-01 02:50')).toEqual([])
  const trip = event('2026-11-20', '2026-12-02', [900])
  expect(due(trip, '2026-12-02 23:59')).toEqual(['a@2026-11-20'])
  expect(due(trip, '2026-12-03 00:00')).toEqual([])
})

/** The answers after all that is due at a moment has been answered. */
const answered = (answers: ReminderAnswers, events: readonly CalendarEvent[], at: string, again?: string) => {
  const now = momentAt(at)
  return withAnswers(answers, dueReminders(events, answers, now), again === undefined ? null : momentAt(again), {
    ...{ events, now },
  })
}

describe('answers', () => {
  const twice = event('2026-11-30 15:00', '2026-11-30 16:00', [60, 0])
  const answer = (at: string, again?: string) => answered({}, [twice], at, again)

  test('a reminder that was dismissed does not come back, the second one comes', () => {
    const answers = answer('2026-11-30 14:10')
    expect(due(twice, '2026-11-30 14:59', answers)).toEqual([])
    expect(next(twice, '2026-11-30 14:10', answers)).toBe('2026-11-30 15:00')
    expect(due(twice, '2026-11-30 15:00', answers)).toEqual(['a@2026-11-30'])
  })

  test('one that is put off comes again', () => {
    const answers = answer('2026-11-30 14:10', '2026-11-30 14:15')
    expect(due(twice, '2026-11-30 14:14', answers)).toEqual([])
    expect(next(twice, '2026-11-30 14:10', answers)).toBe('2026-11-30 14:15')
    expect(due(twice, '2026-11-30 14:15', answers)).toEqual(['a@2026-11-30'])
  })

  test('moved to another minute of its day it is no longer put off, but reminds at its own moments', () => {
    const answers = answer('2026-11-30 14:10', '2026-11-30 14:15')
    const later = { ...twice, start: '2026-11-30 18:00', end: '2026-11-30 19:00' }
    expect(due(later, '2026-11-30 14:15', answers)).toEqual([])
    expect(next(later, '2026-11-30 14:10', answers)).toBe('2026-11-30 17:00')
    expect(due({ ...twice, end: '2026-11-30 17:00' }, '2026-11-30 14:15', answers), 'it is only longer').toHaveLength(1)
  })

  test('one of a long event is kept however many follow, until the event is over', () => {
    const trip = event('2026-11-01', '2026-12-20', [-540], { id: 'trip' })
    const events = [trip, event('2026-11-02 15:00', '2026-11-02 15:10', [0], { id: 'b', recurrence: daily })]
    let answers = answered({}, events, '2026-11-01 10:00')
    for (let at = 0; at < 400; at += 1) {
      const meeting = event('2026-11-05 09:00', '2026-11-05 09:10', [0], { id: `m${at}` })
      answers = answered(answers, [...events, meeting], '2026-11-05 09:00')
    }
    expect(due(events, '2026-11-05 12:00', answers)).toEqual([])
    answers = answered(answers, events, '2026-11-30 15:00')
    expect(Object.keys(answers).length).toBeLessThanOrEqual(MAX_ANSWERS)
    expect(due(events, '2026-11-30 16:00', answers)).toEqual([])
  })

  test('as many as there can be events are answered at once, as by an import, and none comes back', () => {
    const events = Array.from({ length: LIMITS.events }, (_, at) =>
      event('2026-11-30 15:00', '2026-11-30 16:00', [10], { id: `m${at}` }),
    )
    const answers = answered({}, events, '2026-11-30 15:00')
    expect(due(events, '2026-11-30 15:01', answers)).toEqual([])
  })
})

test('of a repeating event each time reminds, but for those left out; one that was moved at its new time', () => {
  const shift = event('2026-11-02 22:00', '2026-11-03 06:00', [30], { recurrence: daily })
  const { events } = detach(leaveOut({ events: [shift] }, 'a', on(30)), 'a', on(29), 'moved')
  const moved = events.map((one) =>
    one.id === 'moved' ? { ...one, start: '2026-11-30 08:00', end: '2026-11-30 09:00' } : one,
  )
  expect(due(shift, '2026-11-30 21:30')).toContain('a@2026-11-30')
  expect(due(events, '2026-12-01 01:00')).not.toContain('a@2026-11-30')
  expect(due(moved, '2026-11-30 07:30')).toContain('moved@2026-11-30')
})

const on = (day: number) => ({ year: 2026, month: 11, day })

test('a lunar birthday reminds at nine of its day, in a year with a leap month only in the ordinary one', () => {
  const birthday = event('1960-07-19', '1960-07-19', [-540], {
    recurrence: { frequency: 'lunarYearly', interval: 1, month: 6, day: 26 },
    birthday: true,
  })
  expect(next(birthday, '2025-07-20 00:00')).toBe('2025-07-20 09:00') // 六月廿六
  expect(due(birthday, '2025-07-20 09:00')).toEqual(['a@2025-07-20'])
  expect(next(birthday, '2025-08-19 00:00')).toBeUndefined() // 闰六月廿六
})

test('on a day on which the clocks change, days are of the calendar and minutes are time that passes', () => {
  inZone('America/New_York') // forward at 02:00 on 8 March 2026
  const whole = event('2026-03-08', '2026-03-08', [-540])
  expect(next(whole, '2026-03-08 00:30')).toBe('2026-03-08 09:00')
  const dawn = event('2026-03-08 03:05', '2026-03-08 04:00', [10, 1440])
  expect(next(dawn, '2026-03-07 01:00')).toBe('2026-03-07 03:05')
  expect(
    next(dawn, '2026-03-08 00:00', { 'a@2026-03-08': { through: momentAt('2026-03-07 03:05'), again: null } }),
  ).toBe('2026-03-08 01:55')
})

test('in another zone an event reminds at the same hour of its clocks', () => {
  const before = nextReminderChange([meeting], {}, momentAt('2026-11-30 08:00')) ?? 0
  inZone('Asia/Tokyo')
  const after = nextReminderChange([meeting], {}, momentAt('2026-11-30 08:00')) ?? 0
  expect(before - after).toBe(3_600_000)
})

test('as many daily events as there can be, weeks ahead, have a next moment', () => {
  const many = Array.from({ length: LIMITS.events }, (_, at) => ({
    ...event('2026-11-01 15:00', '2026-11-01 16:00', [40_320], { recurrence: daily }),
    id: `e${at}`,
  }))
  expect(next(many, '2026-11-30 09:00')).toBe('2026-11-30 15:00')
})
