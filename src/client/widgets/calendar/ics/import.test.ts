import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decodeCalendar } from '../../../../shared/lib/calendar/decode-calendar.ts'
import { MAX_ENTRIES } from '../kernel/calendar-entry.ts'
import { readFeed } from './feed.ts'
import { importCalendar } from './import.ts'
import { calendarOf } from './testing.ts'

const SPAN = { first: '2026-10-01', last: '2027-12-31', zone: 'Asia/Shanghai' }

const sample = (name: string): string => decodeCalendar(readFileSync(new URL(`samples/${name}.ics`, import.meta.url)))
const imported = (name: string, zone = SPAN.zone) => {
  const calendar = importCalendar(sample(name), { ...SPAN, zone })
  if (calendar === undefined) throw new Error(`${name} is no calendar`)
  return calendar
}
/** Each event in a line: its times, name and rule. */
const lines = (name: string, zone?: string) =>
  imported(name, zone).events.map(({ name: title, start, end, recurrence, exceptions }) =>
    [start, end, title, recurrence?.frequency, exceptions.join()].filter(Boolean).join(' | '),
  )

describe('files of programs', () => {
  test('Google: a weekly rule, a day left out, one that was moved; what is cancelled is not there', () => {
    expect(lines('google')).toEqual([
      '2026-11-02 09:30 | 2026-11-02 10:00 | 周会 | weekly | 2026-11-11,2026-11-18',
      '2026-11-18 14:00 | 2026-11-18 15:00 | 周会（改到下午）',
      '2026-12-24 | 2026-12-26 | 去三亚',
    ])
    expect(imported('google').events[0]).toMatchObject({ place: '会议室 3', note: '<b>议程</b>：\n1. 进度\n2. 阻碍' })
    expect(imported('google').name).toBe('工作')
    // ten minutes before; by the end, no mail; of whole days at 09:00 the day before, by a moment, and at 17:00
    expect(reminders('google')).toEqual([[10], [15], [900, 420]])
  })

  test('Outlook: zones by their own names; a rule that is another one here becomes its times', () => {
    expect(lines('outlook').slice(0, 5)).toEqual([
      '2026-01-15 10:00 | 2026-01-15 10:30 | 发薪日 | monthly',
      // 10:00 in Redmond, before and after its clocks change on 1 November
      ...['2026-10-16 01:00 | 2026-10-16 02:00', '2026-10-23 01:00 | 2026-10-23 02:00'].map(redmond),
      ...['2026-10-30 01:00 | 2026-10-30 02:00', '2026-11-06 02:00 | 2026-11-06 03:00'].map(redmond),
    ])
    expect(imported('outlook').unrolled).toEqual(['Call with Redmond', '部门例会'])
    expect(lines('outlook').find((line) => line.includes('部门例会'))).toMatch(/^2026-10-05 15:00/)
  })

  test('Apple: times of another zone, birthdays of every year', () => {
    expect(lines('apple')).toEqual([
      '2026-12-01 18:00 | 2026-12-01 19:00 | ピアノのレッスン | weekly',
      '1990-03-01 | 1990-03-01 | 一日ではない日',
      '1990-05-03 | 1990-05-03 | 妈妈的生日 | yearly',
    ])
    expect(lines('apple', 'Asia/Tokyo')[0]).toMatch(/^2026-12-01 19:00/)
    expect(reminders('apple')).toEqual([[30, 1440], [], [-540, 900]])
  })

  test('Thunderbird: a zone that is only named, workdays, a time of no zone with a length', () => {
    expect(lines('thunderbird', 'Europe/Berlin')).toEqual([
      '2026-11-02 09:00 | 2026-11-02 09:15 | Standup | weekly',
      '2026-12-03 08:00 | 2026-12-03 08:45 | Zahnarzt',
    ])
    expect(imported('thunderbird').unrolled).toEqual(['Standup'])
  })

  test('Lark: the last day of a month; the event begins on the first day of its rule', () => {
    expect(lines('lark')).toEqual(['2026-12-31 10:00 | 2026-12-31 11:00 | OKR 复盘 | monthly'])
  })

  test('days off with long lines, folded between characters and within them; dates of a list; two calendars', () => {
    expect(lines('holidays-cn')[0]).toBe('2026-10-01 | 2026-10-08 | 国庆节、中秋节（休）')
    expect(imported('octet-folds')).toEqual(imported('holidays-cn'))
    expect(lines('lunar-birthdays')).toEqual(['2027-02-14 | 2027-02-14 | 外婆生日（农历正月初九）'])
    expect(lines('two-calendars')).toEqual([
      '2026-12-01 10:00 | 2026-12-01 11:00 | UTC 的会',
      '2026-12-02 | 2026-12-02 | 第二份里的事',
    ])
  })
})

const reminders = (name: string) => imported(name).events.map((event) => event.reminders)
const redmond = (times: string) => `${times} | Call with Redmond`

describe('damaged and hostile files', () => {
  test('what is sound of a damaged file is read, and its texts deceive nobody', () => {
    const names = imported('damaged').events.map(({ name, start, end }) => [name, end >= start])
    expect(names).toContainEqual(['ends before it begins', true])
    expect(names).toContainEqual(['Bidi evil', true])
    expect(names).not.toContainEqual(['never', true])
  })

  test('endless rules and zones end; the feed of a hostile file is bounded', () => {
    const { events } = imported('hostile')
    expect(events.filter(({ name }) => name === 'every second')).toHaveLength(1)
    expect(events.length).toBeLessThan(1000)
    expect(readFeed(sample('hostile'), SPAN)?.entries.length).toBeLessThanOrEqual(MAX_ENTRIES)
  })

  test('what is no calendar is none', () => {
    for (const text of ['', '<!doctype html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR', '{"a":1}'])
      expect(importCalendar(text, SPAN)?.events ?? []).toEqual([])
  })
})

test('a feed has the times of a span, by their beginning', () => {
  const feed = readFeed(sample('google'), { ...SPAN, first: '2026-11-16', last: '2026-11-25' })
  expect(feed?.entries.map(({ start, name }) => `${start} ${name}`)).toEqual([
    '2026-11-16 09:30 周会',
    '2026-11-18 14:00 周会（改到下午）',
    '2026-11-23 09:30 周会',
    '2026-11-25 09:30 周会',
  ])
})

describe('one event that is damaged costs no other', () => {
  const SOUND = 'UID:a|SUMMARY:sound|DTSTART:20261201T010000Z|DTEND:20261201T020000Z'
  const names = (text: string) => [
    importCalendar(text, SPAN)?.events.map(({ name }) => name),
    readFeed(text, SPAN)?.entries.map(({ name }) => name),
  ]

  test.each([
    'DTSTART:garbage',
    'DTSTART;VALUE=TEXT:tomorrow',
    'DTSTART:20261202T010000Z|DTEND:XX',
    'DTSTART:20261202T010000Z|DURATION:XX',
    'DTSTART:20261202T010000Z|RRULE:garbage',
    'DTSTART:20261202T010000Z|RRULE:FREQ=DAILY;UNTIL=never',
    'DTSTART:20261202T010000Z|RRULE:FREQ=SOMETIMES',
    'DTSTART:20261202T010000Z|RRULE:FREQ=DAILY;BYHOUR=99',
  ])('%s', (damaged) => {
    for (const read of names(calendarOf(SOUND, `UID:b|SUMMARY:damaged|${damaged}`))) expect(read).toContain('sound')
  })

  test('of a damaged reminder only that is lost', () => {
    const alarm = 'BEGIN:VALARM|ACTION:DISPLAY|TRIGGER:zz|END:VALARM'
    expect(names(calendarOf(SOUND, `UID:b|SUMMARY:late|DTSTART:20261202T010000Z|${alarm}`))[0]).toEqual([
      'sound',
      'late',
    ])
  })
})

test.each([
  ...[
    'DTSTART:99991231T230000Z',
    'DTSTART;VALUE=DATE:00011231',
    'DTSTART:garbage',
    'DTSTART:20261202T010000Z|DTEND:XX',
  ],
  ...['DTSTART;TZID=Asia/Tokyo:00000101T000000', 'DTSTART:99991231T230000Z|RRULE:FREQ=MONTHLY;BYDAY=1MO', 'LOCATION:x'],
])('an event that could not be read again is left out and counted: %s', (damaged) => {
  const text = calendarOf(
    'UID:a|SUMMARY:sound|DTSTART:20261201T010000Z',
    `UID:b|SUMMARY:damaged|${damaged}`,
    'UID:c|SUMMARY:cancelled|STATUS:CANCELLED',
  )
  const calendar = importCalendar(text, SPAN)
  expect([calendar?.events.map(({ name }) => name), calendar?.damaged]).toEqual([['sound'], 1])
  expect(readFeed(text, SPAN)?.entries.map(({ name }) => name)).toEqual(['sound'])
})
