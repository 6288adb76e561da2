import { expect, test } from 'vitest'
import { WINDOWS_ZONES } from './windows-zones.ts'
import { civilTimeIn, isZone, momentIn, offsetAt, zoneNamed } from './zone.ts'

const wall = (year: number, month: number, day: number, hour: number, minute = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
})
const HOUR = 3_600_000

test('a zone is known by its name', () => {
  for (const name of ['Asia/Shanghai', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+8'])
    expect(isZone(name), name).toBe(true)
  for (const name of ['China Standard Time', '', '/mozilla.org/20050126_1/Europe/Berlin', 'Nowhere/Land'])
    expect(isZone(name), name).toBe(false)
})

test('what programs call a zone is one of those', () => {
  for (const zone of WINDOWS_ZONES.values()) expect(isZone(zone), zone).toBe(true)
  expect(zoneNamed('w. europe standard time')).toBe('Europe/Berlin')
  expect(zoneNamed('/a.example/Tzfile/America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires')
  expect(zoneNamed('(UTC+05:30) Chennai, Kolkata')).toBe('+05:30')
  expect(civilTimeIn('+05:30', 0)).toBe('1970-01-01 05:30')
  for (const name of ['', '/', 'Nowhere/Land', 'Customized Time Zone', '(UTC+99:00) X'])
    expect(zoneNamed(name)).toBeUndefined()
})

test('wall times become moments and come back, also beside changes of the clocks', () => {
  expect(momentIn('Asia/Shanghai', wall(2026, 11, 28, 9, 30))).toBe(Date.UTC(2026, 10, 28, 1, 30))
  expect(momentIn('America/New_York', wall(2026, 7, 1, 9))).toBe(Date.UTC(2026, 6, 1, 13))
  expect(momentIn('America/New_York', wall(2026, 1, 1, 9))).toBe(Date.UTC(2026, 0, 1, 14))
  expect(civilTimeIn('America/New_York', Date.UTC(2026, 6, 1, 13))).toBe('2026-07-01 09:00')
  expect(civilTimeIn('Asia/Kathmandu', Date.UTC(2026, 0, 1))).toBe('2026-01-01 05:45')
  expect(offsetAt('Asia/Kathmandu', 0)).toBe(5.5 * HOUR)
})

test('a time that a change skips, or has twice, is a moment near it', () => {
  // 29 March 2026, 2:00 to 3:00 is not in Berlin
  expect(civilTimeIn('Europe/Berlin', momentIn('Europe/Berlin', wall(2026, 3, 29, 2, 30)))).toMatch(/ 0[13]:30$/)
  // 25 October 2026, 2:30 is twice
  expect(civilTimeIn('Europe/Berlin', momentIn('Europe/Berlin', wall(2026, 10, 25, 2, 30)))).toBe('2026-10-25 02:30')
})
