import { type CalendarDay, dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'

/** When the sun is up, in minutes since midnight on the wall; they may lie beyond it. */
export type DaylightHours = { readonly rise: number; readonly set: number } | 'always' | 'never'

/** Where no city is known: the day of the equinox (DESIGN section 9). */
export const EQUINOX: DaylightHours = { rise: 6 * 60, set: 18 * 60 }

const RADIANS = Math.PI / 180
/** The centre of the sun at rise and set: refraction and half its disc. */
const HORIZON = -0.833
/** 1 January 2000, noon, in days since 1970. */
const EPOCH = 10_957.5

/**
 * Sunrise and sunset to about two minutes, by the sunrise equation (https://en.wikipedia.org/wiki/Sunrise_equation).
 * @param latitude in degrees north
 * @param longitude in degrees east
 * @param offset the zone's minutes ahead of Greenwich on that day
 */
export function daylightOf(day: CalendarDay, latitude: number, longitude: number, offset: number): DaylightHours {
  const noon = dayNumber(day) - EPOCH + 0.5 - longitude / 360
  const anomaly = 357.5291 + 0.98560028 * noon
  const sine = (degrees: number) => Math.sin(degrees * RADIANS)
  const centre = 1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly)
  const ecliptic = anomaly + centre + 180 + 102.9372
  const transit = noon + 0.0053 * sine(anomaly) - 0.0069 * sine(2 * ecliptic)
  const declination = Math.asin(sine(ecliptic) * sine(23.4397))
  const north = latitude * RADIANS
  const cosine = (sine(HORIZON) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination))
  if (cosine < -1) return 'always'
  if (cosine > 1) return 'never'
  const half = (Math.acos(cosine) / Math.PI) * 12 * 60
  const middle = (transit + EPOCH - dayNumber(day)) * 24 * 60 + offset
  return { rise: Math.round(middle - half), set: Math.round(middle + half) }
}

/** Where sun or moon stand: `part` (0 to 1) of the day or the night has passed, which ends in `left` minutes. */
export interface Sky {
  readonly at: 'day' | 'night'
  readonly part: number
  readonly left: number
}

const DAY = 24 * 60

/** The sky at a minute of the day; a night is as long as the rest of this day. */
export function skyAt(daylight: DaylightHours, minute: number): Sky {
  if (daylight === 'always') return { at: 'day', part: minute / DAY, left: DAY - minute }
  if (daylight === 'never') return { at: 'night', part: minute / DAY, left: DAY - minute }
  const { rise, set } = daylight
  /** Minutes since sunrise; the sun may set after midnight. */
  const up = (((minute - rise) % DAY) + DAY) % DAY
  const length = set - rise
  if (up < length) return { at: 'day', part: up / length, left: length - up }
  return { at: 'night', part: (up - length) / (DAY - length), left: DAY - up }
}
