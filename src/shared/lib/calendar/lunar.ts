import type { AlmanacZone } from './almanac-zone.ts'
import { type CalendarDay, dayNumber } from './calendar-day.ts'
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
  const years = LUNAR_YEARS[zone]
  let left = dayNumber(day) - LUNAR_EPOCH
  for (let index = 0; index * 4 < years.length; index++) {
    const code = Number.parseInt(years.slice(index * 4, index * 4 + 4), 32)
    const leapMonth = code >> 13
    const months = leapMonth > 0 ? 13 : 12
    for (let place = 0; place < months; place++) {
      const length = 29 + ((code >> place) & 1)
      if (left < length) {
        const behindLeap = leapMonth > 0 && place >= leapMonth
        return {
          year: LUNAR_FIRST_YEAR + index,
          month: behindLeap ? place : place + 1,
          day: left + 1,
          leap: leapMonth > 0 && place === leapMonth,
        }
      }
      left -= length
    }
  }
  return undefined
}
