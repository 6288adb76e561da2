import { expect, test } from 'vitest'
import { daylightOf, EQUINOX, skyAt } from '../../../kit/rules.ts'
import { CITIES, type CityId } from './cities.ts'
import { difference, offsetMinutes, wallClock } from './wall-clock.ts'

/** Sunrise and sunset as suncalc 1.9.0 computes them. */
const KNOWN: readonly (readonly [CityId, date: string, rise: string, set: string])[] = [
  ['beijing', '2026-03-20', '06:20', '18:26'],
  ['beijing', '2026-12-22', '07:33', '16:53'],
  ['london', '2026-06-21', '04:44', '21:22'],
  ['sydney', '2026-12-22', '05:42', '20:06'],
  ['singapore', '2026-01-01', '07:07', '19:10'],
  ['reykjavik', '2026-12-21', '11:23', '15:30'],
]
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

test.each(KNOWN)('sun of %s on %s', (city, date, rise, set) => {
  const noon = new Date(`${date}T12:00:00Z`)
  const { latitude, longitude } = CITIES[city]
  const day = { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
  const sun = daylightOf(day, latitude, longitude, offsetMinutes(noon, city))
  if (typeof sun === 'string') throw new Error(sun)
  expect(Math.abs(sun.rise - minutes(rise))).toBeLessThanOrEqual(3)
  expect(Math.abs(sun.set - minutes(set))).toBeLessThanOrEqual(3)
})

test('beyond the polar circle the sun stays up, or down', () => {
  expect(daylightOf({ year: 2026, month: 6, day: 21 }, 70, 20, 60)).toBe('always')
  expect(daylightOf({ year: 2026, month: 12, day: 21 }, 70, 20, 60)).toBe('never')
})

test('the sun walks from rise to set, the moon from set to rise', () => {
  expect(skyAt(EQUINOX, 6 * 60)).toEqual({ at: 'day', part: 0, left: 720 })
  expect(skyAt(EQUINOX, 12 * 60)).toEqual({ at: 'day', part: 0.5, left: 360 })
  expect(skyAt(EQUINOX, 18 * 60)).toEqual({ at: 'night', part: 0, left: 720 })
  expect(skyAt(EQUINOX, 0)).toEqual({ at: 'night', part: 0.5, left: 360 })
})

test('a sun that sets after midnight is still up then', () => {
  expect(skyAt({ rise: 3 * 60, set: 24 * 60 + 30 }, 10)).toMatchObject({ at: 'day', left: 20 })
  expect(skyAt({ rise: 3 * 60, set: 24 * 60 + 30 }, 60)).toMatchObject({ at: 'night', left: 120 })
  expect(skyAt('always', 720)).toMatchObject({ at: 'day', part: 0.5 })
  expect(skyAt('never', 720)).toMatchObject({ at: 'night', part: 0.5 })
})

test('a city has its own time, with summer time and quarters of an hour', () => {
  const winter = new Date('2026-01-15T23:30:15.500Z')
  const [year, month] = [2026, 1]
  expect(wallClock(winter, 'tokyo')).toEqual({
    year,
    month,
    day: 16,
    hour: 8,
    minute: 30,
    second: 15,
    millisecond: 500,
  })
  expect(wallClock(winter, 'newYork')).toMatchObject({ day: 15, hour: 18, minute: 30 })
  expect(wallClock(new Date('2026-07-15T23:30:00Z'), 'newYork')).toMatchObject({ hour: 19 })
  expect(offsetMinutes(winter, 'kathmandu')).toBe(345)
  expect(wallClock(new Date('2026-01-15T16:00:00Z'), 'beijing')).toMatchObject({ day: 16, hour: 0 })
})

test('without a city a clock shows the device’s own time, and differs from here by nothing', () => {
  const moment = new Date(2026, 8, 18, 9, 30, 5)
  expect(wallClock(moment, '')).toMatchObject({ day: 18, hour: 9, minute: 30, second: 5 })
  expect(difference(moment, '')).toEqual({ days: 0, hours: 0 })
})

test('two cities differ as their zones do', () => {
  const moment = new Date('2026-01-15T12:00:00Z')
  const hours = (city: CityId) => difference(moment, city).hours
  expect(hours('tokyo') - hours('newYork')).toBe(14)
  expect(hours('kathmandu') - hours('london')).toBe(5.75)
})
