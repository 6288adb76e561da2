import type { Language } from '../../../shared/constants.ts'
import { type AlmanacZone, almanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { solarTerm } from './solar-term.ts'
import { solarTermText } from './solar-term-text.ts'
import { KNOWN_TERMS, SPECIAL_DAYS, type SpecialDayRule } from './special-day-list.ts'

/** The line under the clock tells a special day this many days before. */
const NEAR_DAYS = 3

/** The names of the next special day, and in how many days it is; 0 is today. */
export interface NextSpecialDay {
  readonly names: readonly string[]
  readonly days: number
}

/** The next holiday or solar term that speakers of a language name, if one is today or `within` so many days. */
export function nextSpecialDay(today: CalendarDay, language: Language, within = NEAR_DAYS): NextSpecialDay | undefined {
  for (let days = 0; days <= within; days++) {
    const { names } = specialDay(dayOfNumber(dayNumber(today) + days), language)
    if (names.length > 0) return { names, days }
  }
  return undefined
}

/** What a day is called: its festivals, or else the solar term that begins on it; no names on a day like any other. */
export interface DayNames {
  readonly names: readonly string[]
  readonly isTerm: boolean
  /** Whether one of them is a public holiday where the language is at home. */
  readonly isOff: boolean
}

/** The names of a day that the speakers of a language know it by. */
export function specialDay(day: CalendarDay, language: Language): DayNames {
  const zone = almanacZone(language)
  const days = SPECIAL_DAYS[language].filter(({ rule }) => isOn(rule, day, zone))
  const names = days.map(({ name }) => name)
  const term = names.length > 0 ? undefined : solarTerm(day, zone)
  const known = KNOWN_TERMS[language]
  return term !== undefined && (known === 'all' || known.includes(term))
    ? { names: [solarTermText(term, language)], isTerm: true, isOff: false }
    : { names, isTerm: false, isOff: days.some(({ isOff = false }) => isOff) }
}

function isOn(rule: SpecialDayRule, day: CalendarDay, zone: AlmanacZone): boolean {
  switch (rule.by) {
    case 'date':
      return day.month === rule.month && day.day === rule.day
    case 'weekday':
      return (
        day.month === rule.month &&
        Math.ceil(day.day / 7) === rule.nth &&
        (dayNumber(day) + THURSDAY) % 7 === rule.weekday
      )
    case 'lunar': {
      const isEve = rule.day === 0
      const lunar = lunarDate(isEve ? dayOfNumber(dayNumber(day) + 1) : day, zone)
      return lunar?.month === rule.month && lunar.day === (isEve ? 1 : rule.day) && !lunar.leap
    }
    case 'term':
      return solarTerm(dayOfNumber(dayNumber(day) - rule.after), zone) === rule.term
    case 'easter':
      return dayNumber(day) === easterSunday(day.year)
  }
}

/** 1 January 1970 was a Thursday. */
const THURSDAY = 4

/** Easter Sunday in days since 1970: the Gregorian rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skipped = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return dayNumber({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}
