import { describe, expect, test } from 'vitest'
import { importCalendar } from './import.ts'
import { calendarOf, shown } from './testing.ts'

const at = (hours: string, ...days: readonly string[]) => days.map((day) => `${day} ${hours}`.trim())
const event = (lines: string) => calendarOf(`UID:a|SUMMARY:event|${lines}`)
const UTC_9 = 'DTSTART:20261201T010000Z|DTEND:20261201T020000Z' // Tuesday, 09:00 in Shanghai
const DAY = 'DTSTART;VALUE=DATE:20261201|DTEND;VALUE=DATE:20261202'

/** What programs write, and the times it means, computed by hand; read on a device in Shanghai. */
describe('rules', () => {
  test.each<readonly [string, string, readonly string[]]>([
    [
      'an ordinal weekday of a month',
      `${UTC_9}|RRULE:FREQ=MONTHLY;BYDAY=1TU;COUNT=3`,
      at('09:00', '2026-12-01', '2027-01-05', '2027-02-02'),
    ],
    [
      'the last Friday',
      `${DAY}|RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3`,
      at('', '2026-12-25', '2027-01-29', '2027-02-26'),
    ],
    [
      'BYSETPOS: the last workday',
      `${DAY}|RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3`,
      at('', '2026-12-31', '2027-01-29', '2027-02-26'),
    ],
    [
      'BYSETPOS: the second Tuesday, as Outlook says it',
      `${UTC_9}|RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2;COUNT=2`,
      at('09:00', '2026-12-08', '2027-01-12'),
    ],
    [
      'an ordinal in a yearly rule of a month',
      `DTSTART;VALUE=DATE:20261126|RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2`,
      at('', '2026-11-26', '2027-11-25'),
    ],
    [
      'an ordinal in a yearly rule without a month',
      `DTSTART;VALUE=DATE:20261005|RRULE:FREQ=YEARLY;BYDAY=40MO;COUNT=2`,
      at('', '2026-10-05', '2027-10-04'),
    ],
    [
      'COUNT counts what EXDATE leaves out',
      `${UTC_9}|RRULE:FREQ=DAILY;COUNT=4|EXDATE:20261202T010000Z`,
      at('09:00', '2026-12-01', '2026-12-03', '2026-12-04'),
    ],
    [
      'EXDATE of the first time',
      `${UTC_9}|RRULE:FREQ=DAILY;COUNT=3|EXDATE:20261201T010000Z`,
      at('09:00', '2026-12-02', '2026-12-03'),
    ],
    [
      'EXDATE with several values and zones',
      `DTSTART;TZID=Asia/Tokyo:20261201T100000|RRULE:FREQ=DAILY;COUNT=4|EXDATE;TZID=Asia/Tokyo:20261202T100000,20261203T100000`,
      at('09:00', '2026-12-01', '2026-12-04'),
    ],
    [
      'EXDATE as a day of an event at an hour',
      `${UTC_9}|RRULE:FREQ=DAILY;COUNT=3|EXDATE;VALUE=DATE:20261202`,
      at('09:00', '2026-12-01', '2026-12-03'),
    ],
    [
      'UNTIL as a day of an event at an hour',
      `DTSTART;TZID=Asia/Shanghai:20261201T090000|RRULE:FREQ=DAILY;UNTIL=20261203`,
      at('09:00', '2026-12-01', '2026-12-02', '2026-12-03'),
    ],
    [
      'UNTIL of the very last time',
      `${UTC_9}|RRULE:FREQ=DAILY;UNTIL=20261203T010000Z`,
      at('09:00', '2026-12-01', '2026-12-02', '2026-12-03'),
    ],
    [
      'UNTIL a minute before a time',
      `${UTC_9}|RRULE:FREQ=DAILY;UNTIL=20261203T005900Z`,
      at('09:00', '2026-12-01', '2026-12-02'),
    ],
    [
      'UNTIL in UTC of an event of whole days',
      `${DAY}|RRULE:FREQ=DAILY;UNTIL=20261203T160000Z`,
      at('', '2026-12-01', '2026-12-02', '2026-12-03'),
    ],
    [
      'UNTIL as local time of a zone',
      `DTSTART;TZID=Asia/Shanghai:20261201T090000|RRULE:FREQ=DAILY;UNTIL=20261202T090000`,
      at('09:00', '2026-12-01', '2026-12-02'),
    ],
    [
      'WKST of every other week',
      `DTSTART;VALUE=DATE:20261201|RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4`,
      at('', '2026-12-01', '2026-12-13', '2026-12-15', '2026-12-27'),
    ],
    [
      'the same with weeks from Monday',
      `DTSTART;VALUE=DATE:20261201|RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4`,
      at('', '2026-12-01', '2026-12-06', '2026-12-15', '2026-12-20'),
    ],
    [
      'the second last day of months',
      `${DAY}|RRULE:FREQ=MONTHLY;BYMONTHDAY=-2;COUNT=3`,
      at('', '2026-12-30', '2027-01-30', '2027-02-27'),
    ],
    [
      'every 31st, which short months leave out',
      `DTSTART;VALUE=DATE:20261231|RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3`,
      at('', '2026-12-31', '2027-01-31', '2027-03-31'),
    ],
    [
      'the 31st by its start alone',
      `DTSTART;VALUE=DATE:20261031|RRULE:FREQ=MONTHLY;COUNT=3`,
      at('', '2026-10-31', '2026-12-31', '2027-01-31'),
    ],
    [
      'days of two months',
      `${DAY}|RRULE:FREQ=YEARLY;BYMONTH=1,12;BYMONTHDAY=24;COUNT=2`,
      at('', '2026-12-24', '2027-01-24'),
    ],
    ['lower case and spaces', `${UTC_9}|RRULE:freq=daily;count=2`, at('09:00', '2026-12-01', '2026-12-02')],
    [
      'INTERVAL=0, which some programs write',
      `${UTC_9}|RRULE:FREQ=DAILY;INTERVAL=0;COUNT=2`,
      at('09:00', '2026-12-01', '2026-12-02'),
    ],
    [
      'dates of a list',
      `${UTC_9}|RDATE:20261205T010000Z,20261207T010000Z`,
      at('09:00', '2026-12-01', '2026-12-05', '2026-12-07'),
    ],
    ['periods of a list', `${UTC_9}|RDATE;VALUE=PERIOD:20261205T010000Z/PT1H`, at('09:00', '2026-12-01', '2026-12-05')],
    [
      'a weekly rule in UTC that is on the day before there',
      `DTSTART:20261201T170000Z|RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2`,
      at('01:00', '2026-12-02', '2026-12-09'),
    ],
    [
      'the end of a day in another zone',
      `DTSTART;TZID=America/New_York:20261201T200000|RRULE:FREQ=WEEKLY;COUNT=2`,
      at('09:00', '2026-12-02', '2026-12-09'),
    ],
  ])('%s', (_, lines, times) => expect(shown(event(lines))).toEqual([times, times]))
})

describe('times', () => {
  const spans = (lines: string, zone: string) => {
    const span = { first: '2026-10-01', last: '2027-12-31', zone }
    return importCalendar(event(lines), span)?.events.map(({ start, end }) => `${start} – ${end}`)
  }
  test.each<readonly [string, string, string, string]>([
    [
      'an end before the beginning',
      'DTSTART:20261201T010000Z|DTEND:20261201T000000Z',
      'Asia/Shanghai',
      '2026-12-01 09:00 – 2026-12-01 09:00',
    ],
    [
      'days that end before they begin',
      'DTSTART;VALUE=DATE:20261201|DTEND;VALUE=DATE:20261130',
      'Asia/Shanghai',
      '2026-12-01 – 2026-12-01',
    ],
    [
      'an end of a day on the same day',
      'DTSTART;VALUE=DATE:20261201|DTEND;VALUE=DATE:20261201',
      'Asia/Shanghai',
      '2026-12-01 – 2026-12-01',
    ],
    [
      'the end of days, which is the day after',
      'DTSTART;VALUE=DATE:20261201|DTEND;VALUE=DATE:20261204',
      'Asia/Shanghai',
      '2026-12-01 – 2026-12-03',
    ],
    ['days without an end', 'DTSTART;VALUE=DATE:20261201', 'Asia/Shanghai', '2026-12-01 – 2026-12-01'],
    ['days with a length', 'DTSTART;VALUE=DATE:20261201|DURATION:P3D', 'Asia/Shanghai', '2026-12-01 – 2026-12-03'],
    ['a week as a length', 'DTSTART;VALUE=DATE:20261201|DURATION:P1W', 'Asia/Shanghai', '2026-12-01 – 2026-12-07'],
    [
      'a negative length',
      'DTSTART:20261201T010000Z|DURATION:-PT1H',
      'Asia/Shanghai',
      '2026-12-01 09:00 – 2026-12-01 09:00',
    ],
    [
      'a length over midnight',
      'DTSTART:20261201T140000Z|DURATION:PT4H30M',
      'Asia/Shanghai',
      '2026-12-01 22:00 – 2026-12-02 02:30',
    ],
    ['neither end nor length', 'DTSTART:20261201T010000Z', 'Asia/Shanghai', '2026-12-01 09:00 – 2026-12-01 09:00'],
    [
      'a zone of Windows that is only named',
      'DTSTART;TZID=China Standard Time:20261201T090000',
      'America/New_York',
      '2026-11-30 20:00 – 2026-11-30 20:00',
    ],
    [
      'another one, with summer time',
      'DTSTART;TZID=Pacific Standard Time:20270701T090000',
      'Asia/Shanghai',
      '2027-07-02 00:00 – 2027-07-02 00:00',
    ],
    [
      'the same in quotes',
      'DTSTART;TZID="Tokyo Standard Time":20261201T090000',
      'Asia/Shanghai',
      '2026-12-01 08:00 – 2026-12-01 08:00',
    ],
    [
      'as Exchange calls it by its offset',
      'DTSTART;TZID="(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi":20261201T090000',
      'Asia/Tokyo',
      '2026-12-01 10:00 – 2026-12-01 10:00',
    ],
    [
      'a path before a name',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261201T090000',
      'Asia/Shanghai',
      '2026-12-01 16:00 – 2026-12-01 16:00',
    ],
    [
      'the same with a version',
      'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261201T090000',
      'Asia/Shanghai',
      '2026-12-01 16:00 – 2026-12-01 16:00',
    ],
    [
      'a zone that nobody knows is that of the device',
      'DTSTART;TZID=Nowhere/Land:20261201T090000',
      'Asia/Shanghai',
      '2026-12-01 09:00 – 2026-12-01 09:00',
    ],
    [
      'a whole day with a zone is that day everywhere',
      'DTSTART;TZID=America/New_York;VALUE=DATE:20261201',
      'Asia/Shanghai',
      '2026-12-01 – 2026-12-01',
    ],
    ['a day without VALUE', 'DTSTART:20261201|DTEND:20261203', 'Asia/Shanghai', '2026-12-01 – 2026-12-02'],
    [
      'an end of another zone',
      'DTSTART;TZID=Asia/Shanghai:20261201T090000|DTEND;TZID=Asia/Tokyo:20261201T120000',
      'Asia/Shanghai',
      '2026-12-01 09:00 – 2026-12-01 11:00',
    ],
    [
      'an end in UTC',
      'DTSTART;TZID=Asia/Tokyo:20261201T100000|DTEND:20261201T020000Z',
      'Asia/Shanghai',
      '2026-12-01 09:00 – 2026-12-01 10:00',
    ],
    [
      'a beginning at a minute, an end by the day',
      'DTSTART;TZID=Asia/Shanghai:20261201T090000|DTEND;VALUE=DATE:20261202',
      'Asia/Shanghai',
      '2026-12-01 09:00 – 2026-12-01 09:00',
    ],
  ])('%s', (_, lines, zone, times) => expect(spans(lines, zone)).toEqual([times]))

  test('an event of whole days of a zone that Exchange writes by the minute', () => {
    const lines = 'DTSTART;TZID=China Standard Time:20261201T000000|DTEND;TZID=China Standard Time:20261203T000000'
    expect(spans(`${lines}|X-MICROSOFT-CDO-ALLDAYEVENT:TRUE`, 'Asia/Tokyo')).toEqual(['2026-12-01 – 2026-12-02'])
  })
})
