import { expect, test } from 'vitest'
import { reminderParts, soundReminders, turnedReminders } from './reminder.ts'

test('a reminder is said in its largest unit; of whole days with the minute', () => {
  const said = (reminder: number, isAllDay: boolean) => {
    const { unit, count, minute } = reminderParts(reminder, isAllDay)
    return [count, unit, minute?.slice(11)].filter((one) => one !== undefined).join(' ')
  }
  expect([0, 15, 60, 90, 120, 1440, 10_080, 20_160].map((one) => said(one, false))).toEqual([
    ...['0 minute', '15 minute', '1 hour', '90 minute', '2 hour', '1 day', '1 week', '2 week'],
  ])
  expect([-540, 900, 2340, 9540, 420, 0].map((one) => said(one, true))).toEqual([
    ...['0 day 09:00', '1 day 09:00', '2 day 09:00', '1 week 09:00', '1 day 17:00', '0 day 00:00'],
  ])
})

test('what is no reminder of an event is left out', () => {
  expect(soundReminders([10, 10, 1.5, '5', -1, 99_999, 30, 60], '2026-12-01 09:00')).toEqual([10, 30])
  expect(soundReminders([-540, -1440], '2026-12-01')).toEqual([-540])
})

test('an event that becomes one of whole days has their usual reminders, or one on the day if it had any', () => {
  const usual = { timed: [10], allDay: [900] }
  expect(turnedReminders([10], usual, true)).toEqual([900])
  expect(turnedReminders([30, 5], usual, true)).toEqual([-540])
  expect(turnedReminders([-540], usual, false)).toEqual([0])
  expect(turnedReminders([], usual, false)).toEqual([])
})
