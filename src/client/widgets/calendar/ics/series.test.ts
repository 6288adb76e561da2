import { expect, test } from 'vitest'
import { calendarOf, shown } from './testing.ts'

const DAILY = 'UID:a|SUMMARY:series|DTSTART:20261201T010000Z|DTEND:20261201T020000Z|RRULE:FREQ=DAILY;COUNT=4'

test.each([
  ['in UTC', 'RECURRENCE-ID:20261202T010000Z|DTSTART:20261202T010000Z'],
  ['in a zone', 'RECURRENCE-ID;TZID=Asia/Tokyo:20261202T100000|DTSTART;TZID=Asia/Tokyo:20261202T100000'],
  ['without a beginning', 'RECURRENCE-ID:20261202T010000Z'],
])('a time of a series that is cancelled %s is left out', (_, cancelled) => {
  const text = calendarOf(DAILY, `UID:a|SUMMARY:series|STATUS:CANCELLED|${cancelled}`)
  const days = ['01', '03', '04'].map((day) => `2026-12-${day} 09:00`)
  expect(shown(text)).toEqual([days, days])
})

test('so it is where the rule is none of ours', () => {
  const weekly = DAILY.replace('DAILY;COUNT=4', 'MONTHLY;BYDAY=1TU;COUNT=3')
  const text = calendarOf(
    weekly,
    'UID:a|STATUS:CANCELLED|RECURRENCE-ID:20270105T010000Z|DTSTART:20270105T010000Z|SUMMARY:series',
  )
  const days = ['2026-12-01 09:00', '2027-02-02 09:00']
  expect(shown(text)).toEqual([days, days])
})

test('an event that is cancelled as a whole is not there, whatever its case', () => {
  for (const status of ['CANCELLED', 'cancelled'])
    expect(shown(calendarOf(`${DAILY}|STATUS:${status}`))).toEqual([[], []])
})
