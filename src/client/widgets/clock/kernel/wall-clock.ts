import { dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { CITIES, type CityId } from './cities.ts'

/** What a clock on a wall shows: a day of the calendar and the time of it. */
export interface WallClock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** Whose time a clock shows: a city's, or that of the device. */
export type Place = CityId | ''

/** The time of a place. */
export function wallClock(moment: Date, place: Place): WallClock {
  const millisecond = moment.getMilliseconds()
  if (place === '')
    return {
      year: moment.getFullYear(),
      month: moment.getMonth() + 1,
      day: moment.getDate(),
      hour: moment.getHours(),
      minute: moment.getMinutes(),
      second: moment.getSeconds(),
      millisecond,
    }
  const parts = Object.fromEntries(
    formatOf(place)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return { year, month, day, hour, minute, second, millisecond }
}

const formats = new Map<CityId, Intl.DateTimeFormat>()

function formatOf(city: CityId): Intl.DateTimeFormat {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const known =
    formats.get(city) ??
    new Intl.DateTimeFormat('en', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone: CITIES[city].zone })
  formats.set(city, known)
  return known
}

/** Minutes since midnight. */
export const minutesOfDay = ({ hour, minute }: WallClock): number => hour * 60 + minute

/** Minutes since 1 January 1970 on the wall: the difference of two places at one moment is that of their zones. */
const wallMinutes = (clock: WallClock) => dayNumber(clock) * 24 * 60 + minutesOfDay(clock)

/** By how many minutes a place is ahead of Greenwich. */
export const offsetMinutes = (moment: Date, place: Place): number =>
  wallMinutes(wallClock(moment, place)) - Math.floor(moment.getTime() / 60_000)

/** A place's time as seen from here: days (-1, 0 or 1) and hours, which may have a fraction, ahead. */
export function difference(moment: Date, place: Place): { readonly days: number; readonly hours: number } {
  const [there, here] = [wallClock(moment, place), wallClock(moment, '')]
  return { days: dayNumber(there) - dayNumber(here), hours: (wallMinutes(there) - wallMinutes(here)) / 60 }
}
