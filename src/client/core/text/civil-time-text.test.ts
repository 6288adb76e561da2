import { expect, test } from 'vitest'
import { civilTimeText, dayHeading, shortCivilTimeText, shortDayAndMinuteText } from './civil-time-text.ts'

const NOW = new Date(2026, 8, 18, 9, 30)

test('today by its minute, the days around by name, others by date, another year with it', () => {
  expect(civilTimeText('2026-09-18 18:40', NOW, 'zh-CN')).toBe('18:40')
  expect(civilTimeText('2026-09-18', NOW, 'zh-CN')).toBe('今天')
  expect(civilTimeText('2026-09-19 00:05', NOW, 'zh-CN')).toBe('明天 00:05')
  expect(civilTimeText('2026-09-17', NOW, 'en')).toBe('Yesterday')
  expect(civilTimeText('2026-10-01 09:00', NOW, 'ja')).toBe('10月1日 09:00')
  expect(civilTimeText('2027-01-02', NOW, 'en')).toBe('Jan 2, 2027')
})

test('a tile shows the minute of today, and other days as short as can be', () => {
  expect(shortCivilTimeText('2026-09-18 18:40', NOW, 'zh-CN')).toBe('18:40')
  expect(shortCivilTimeText('2026-09-19 18:40', NOW, 'zh-CN')).toBe('明天')
  expect(shortCivilTimeText('2026-09-19 18:40', NOW, 'en')).toBe('Sat')
  expect(shortCivilTimeText('2026-09-24 18:40', NOW, 'zh-CN')).toBe('周四')
  expect(shortCivilTimeText('2026-09-21', NOW, 'ja')).toBe('月曜日')
  expect(shortCivilTimeText('2026-09-25', NOW, 'zh-CN')).toBe('9/25')
  expect(shortCivilTimeText('2026-09-16', NOW, 'zh-CN')).toBe('9/16')
  expect(shortCivilTimeText('2026-10-01', NOW, 'zh-CN')).toBe('10/1')
  expect(shortCivilTimeText('2027-01-02 09:30', NOW, 'zh-CN')).toBe('2027年')
})

test('where there is room, a tile shows the minute of other days, too', () => {
  const shown = (time: string) => shortDayAndMinuteText(time, NOW, 'zh-CN')
  expect(['2026-09-18 18:40', '2026-09-18', '2026-09-19 18:40', '2026-09-24', '2026-09-10 09:00'].map(shown)).toEqual([
    ...['18:40', '今天', '明天 18:40', '周四', '9/10 09:00'],
  ])
  expect(shown('2027-01-02 09:30')).toBe('2027年')
})

test('a day as a heading has its weekday', () => {
  expect(dayHeading('2026-09-18', NOW, 'zh-CN')).toBe('今天 · 周五')
  expect(dayHeading('2026-09-21', NOW, 'zh-CN')).toBe('9月21日周一')
  expect(dayHeading('2026-09-21', NOW, 'en')).toBe('Mon, Sep 21')
  expect(dayHeading('2027-01-02', NOW, 'ja')).toBe('2027年1月2日(土)')
})
