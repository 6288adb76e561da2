import { describe, expect, test } from 'vitest'
import { sunHeight } from './sun-height.ts'

const BEIJING = { latitude: 39.9, longitude: 116.4 }
const LONDON = { latitude: 51.5, longitude: -0.13 }
const SYDNEY = { latitude: -33.87, longitude: 151.21 }
/** Where the sun's middle is as its upper edge rises or sets: refraction and half its size. */
const AT_RISE = -0.833

const height = (moment: string, place: typeof BEIJING) => sunHeight(new Date(moment), place)
const within = (found: number, known: number) => expect(Math.abs(found - known)).toBeLessThan(0.5)

describe('the height of the sun', () => {
  test('at noon is the latitude’s complement, and the tilt of the axis more or less', () => {
    within(height('2026-06-21T12:16:00+08:00', BEIJING), 90 - 39.9 + 23.44)
    within(height('2026-12-22T12:13:00+08:00', BEIJING), 90 - 39.9 - 23.44)
    within(height('2026-03-20T12:08:00Z', LONDON), 90 - 51.5)
    within(height('2026-12-22T12:53:00+11:00', SYDNEY), 90 - 33.87 + 23.44)
  })

  test.each([
    ['2026-06-21T04:46:00+08:00', BEIJING],
    ['2026-06-21T19:46:00+08:00', BEIJING],
    ['2026-12-22T07:33:00+08:00', BEIJING],
    ['2026-12-22T16:53:00+08:00', BEIJING],
    ['2026-06-21T04:43:00+01:00', LONDON],
    ['2026-06-21T21:21:00+01:00', LONDON],
    ['2026-12-22T08:04:00Z', LONDON],
    ['2026-12-22T15:53:00Z', LONDON],
    ['2026-12-22T05:41:00+11:00', SYDNEY],
    ['2026-12-22T20:05:00+11:00', SYDNEY],
    ['2026-06-21T07:00:00+10:00', SYDNEY],
    ['2026-06-21T16:54:00+10:00', SYDNEY],
  ])('at the published sunrise or sunset %s is at the horizon', (moment, place) => {
    within(height(moment, place), AT_RISE)
  })

  test('at midnight is below the horizon by as much as the latitude and the season say', () => {
    within(height('2026-12-22T00:13:00+08:00', BEIJING), -(90 - 39.9 + 23.44))
  })
})
