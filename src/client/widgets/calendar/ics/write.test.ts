import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type ImportedEvent, importCalendar } from './import.ts'
import { writeCalendar } from './write.ts'

const NOW = new Date('2026-11-28T04:00:00Z')
const SPAN = { first: '2020-01-01', last: '2030-12-31', zone: 'Asia/Shanghai' }

const event = (uid: string, start: string, end: string, more: Partial<ImportedEvent> = {}): ImportedEvent => ({
  ...{ uid, name: `事件 ${uid}`, place: '', note: '', start, end, recurrence: null, exceptions: [], reminders: [] },
  ...more,
})

const EVENTS: readonly ImportedEvent[] = [
  event('one', '2026-12-01 09:30', '2026-12-01 10:00', { place: '3 楼；东', note: '第一行\n第二行, 反斜杠 \\' }),
  event('days', '2026-12-24', '2026-12-26', { reminders: [-540, 900] }),
  event('weekly', '2026-11-30 09:00', '2026-11-30 10:00', {
    recurrence: { frequency: 'weekly', interval: 2, weekdays: [1, 3] },
    exceptions: ['2026-12-14'],
    reminders: [0, 10_080],
  }),
  event('until', '2026-11-28 23:30', '2026-11-29 00:30', {
    recurrence: { frequency: 'daily', interval: 1, until: '2026-12-31' },
    reminders: [90],
  }),
  event('month', '2026-11-30', '2026-11-30', { recurrence: { frequency: 'monthly', interval: 1, day: 31, count: 12 } }),
  event('birthday', '1960-02-05', '1960-02-05', {
    recurrence: { frequency: 'lunarYearly', interval: 1, month: 1, day: 9 },
  }),
]

describe('a calendar that is written', () => {
  test('is read again as it was', () => {
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu']) {
      const text = writeCalendar(EVENTS, { name: '我的日程', zone, now: NOW })
      expect(importCalendar(text, { ...SPAN, zone })).toEqual({
        name: '我的日程',
        events: EVENTS,
        unrolled: [],
        damaged: 0,
      })
    }
  })

  test('folds its lines by bytes, in no character', () => {
    const long = event('long', '2026-12-01', '2026-12-01', { name: '很长的名字'.repeat(30) })
    const text = writeCalendar([long], { name: '', zone: 'Asia/Shanghai', now: NOW })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(76)
    expect(text).not.toContain('\uFFFD')
  })

  test('says the zone of its times by the changes of the clocks', () => {
    const text = writeCalendar(EVENTS, { name: '', zone: 'America/New_York', now: NOW })
    expect(text).toContain('TZID:America/New_York')
    expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU')
    expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU')
    const calendar = ICAL.Component.fromString(text)
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
    const offsetOn = (day: string) => zone.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`)) / 3600
    expect(['2026-03-07', '2026-03-09', '2026-10-31', '2026-11-02', '2030-07-01'].map(offsetOn)).toEqual([
      ...[-5, -4, -4, -5, -4],
    ])
  })

  test('of whole days alone needs no zone', () => {
    const text = writeCalendar([event('days', '2026-12-24', '2026-12-26')], { name: '', zone: 'Asia/Tokyo', now: NOW })
    expect(text).not.toContain('VTIMEZONE')
    expect(text).toContain('DTEND;VALUE=DATE:20261227')
  })

  test('says its reminders by the beginning, those of whole days by midnight', () => {
    const text = writeCalendar(EVENTS, { name: '', zone: 'Asia/Shanghai', now: NOW })
    expect(text.match(/TRIGGER:.*(?=\r)/g)).toEqual(
      ['PT9H', '-PT15H', 'PT0S', '-P1W', '-PT1H30M'].map((one) => `TRIGGER:${one}`),
    )
    expect(text).toContain('ACTION:DISPLAY\r\nDESCRIPTION:事件 weekly')
  })

  test('has the days of a lunar birthday for programs that know no lunar rule', () => {
    const text = writeCalendar([EVENTS.at(-1) ?? event('', '', '')], { name: '', zone: 'Asia/Shanghai', now: NOW })
    expect(text.replace(/\r\n /g, '')).toMatch(/RDATE;VALUE=DATE:20250206,20260225,20270214,.*,20550205/)
  })
})
