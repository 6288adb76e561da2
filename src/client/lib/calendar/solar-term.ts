import type { AlmanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { SOLAR_TERM_LINES, TERM_YEAR, TERMS_EPOCH, TERMS_FIRST_YEAR } from './solar-term-table.ts'

/** The 24 solar terms in the order of the Gregorian year. */
export const SOLAR_TERMS = [
  'xiaohan',
  'dahan',
  'lichun',
  'yushui',
  'jingzhe',
  'chunfen',
  'qingming',
  'guyu',
  'lixia',
  'xiaoman',
  'mangzhong',
  'xiazhi',
  'xiaoshu',
  'dashu',
  'liqiu',
  'chushu',
  'bailu',
  'qiufen',
  'hanlu',
  'shuangjiang',
  'lidong',
  'xiaoxue',
  'daxue',
  'dongzhi',
] as const
export type SolarTerm = (typeof SOLAR_TERMS)[number]

/** The day of a term in a year from 1950 to 2099; undefined outside. */
export function solarTermDay(year: number, term: SolarTerm, zone: AlmanacZone = 8): CalendarDay | undefined {
  const number = termNumber(year, SOLAR_TERMS.indexOf(term), zone)
  return number === undefined ? undefined : dayOfNumber(number)
}

/** The term that begins on a day, if any. */
export function solarTerm(day: CalendarDay, zone: AlmanacZone = 8): SolarTerm | undefined {
  const next = nextSolarTerm(day, zone)
  return next?.days === 0 ? next.term : undefined
}

/** The first term on or after a day, and in how many days ("距秋分 5 天"); undefined outside 1950–2099. */
export function nextSolarTerm(
  day: CalendarDay,
  zone: AlmanacZone = 8,
): { readonly term: SolarTerm; readonly days: number } | undefined {
  if (day.year < TERMS_FIRST_YEAR) return undefined
  const today = dayNumber(day)
  for (const year of [day.year, day.year + 1]) {
    for (const [index, term] of SOLAR_TERMS.entries()) {
      const begins = termNumber(year, index, zone)
      if (begins !== undefined && begins >= today) return { term, days: begins - today }
    }
  }
  return undefined
}

function termNumber(year: number, index: number, zone: AlmanacZone): number | undefined {
  const line = SOLAR_TERM_LINES[zone][index]
  const years = year - TERMS_FIRST_YEAR
  if (!line || years < 0 || year > 2099) return undefined
  const [start, beyond] = line
  return TERMS_EPOCH + Math.floor((start + (TERM_YEAR + beyond) * years) / 100_000)
}
