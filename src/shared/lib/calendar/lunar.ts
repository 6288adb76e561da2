import type { AlmanacZone } from './almanac-zone.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from './calendar-day.ts'
import { LUNAR_EPOCH, LUNAR_FIRST_YEAR, LUNAR_YEARS } from './lunar-table.ts'

/** A day of the Chinese lunar calendar; `leap` where the month is the second one of its number. */
export interface LunarDay {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly leap: boolean
}

/**
 * The lunar date of a day from 1950 to 2099; undefined outside. From a table, since the Chinese calendar of `Intl` is
 * wrong on about 300 of these days (Chinese New Year 2027 is 6 February).
 */
export function lunarDate(day: CalendarDay, zone: AlmanacZone = 8): LunarDay | undefined {
  if (day.year < 1950 || day.year > 2099) return undefined
  const number = dayNumber(day)
  for (const year of [day.year, day.year - 1]) {
    const month = monthsOf(year, zone).find(({ first, length }) => number >= first && number < first + length)
    if (month !== undefined) return { year, month: month.month, day: number - month.first + 1, leap: month.leap }
  }
  return undefined
}

/** The day of a lunar date, the inverse of `lunarDate`; undefined for a date that is not, or not in the table. */
export function dayOfLunar({ year, month, day, leap }: LunarDay, zone: AlmanacZone = 8): CalendarDay | undefined {
  const found = monthsOf(year, zone).find((one) => one.month === month && one.leap === leap)
  return found === undefined || day < 1 || day > found.length ? undefined : dayOfNumber(found.first + day - 1)
}

/** A month of a lunar year: its first day, in days since 1970, and its length in days. */
interface LunarMonth {
  readonly month: number
  readonly leap: boolean
  readonly first: number
  readonly length: number
}

const calendars = new Map<AlmanacZone, readonly (readonly LunarMonth[])[]>()

/** The months of a lunar year in their order; none outside of the table, which is unpacked once. */
function monthsOf(year: number, zone: AlmanacZone): readonly LunarMonth[] {
  const years = calendars.get(zone) ?? unpack(LUNAR_YEARS[zone])
  calendars.set(zone, years)
  return years[year - LUNAR_FIRST_YEAR] ?? []
}

function unpack(table: string): readonly (readonly LunarMonth[])[] {
  let first = LUNAR_EPOCH
  return Array.from({ length: table.length / 4 }, (_, index) => {
    const code = Number.parseInt(table.slice(index * 4, index * 4 + 4), 32)
    const leapMonth = code >> 13
    return Array.from({ length: leapMonth > 0 ? 13 : 12 }, (_, place) => {
      const length = 29 + ((code >> place) & 1)
      const leap = leapMonth > 0 && place === leapMonth
      const month = leapMonth > 0 && place >= leapMonth ? place : place + 1
      first += length
      return { month, leap, first: first - length, length }
    })
  })
}
