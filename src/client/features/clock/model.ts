import type { Language } from '../../../shared/constants.ts'
import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { type LunarDay, lunarDate } from '../../../shared/lib/calendar/lunar.ts'

/** The figures of the clock. `period` is the language's own word for the half of the day, only with 12 hours. */
export interface TimeFigures {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
  readonly period: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** The time of a moment as the clock shows it: 24 hours with a leading zero, 12 hours without. */
export function timeFigures(moment: Date, time24: boolean, language: Language): TimeFigures {
  const hour = moment.getHours()
  return {
    hours: time24 ? two(hour) : String(hour % 12 || 12),
    minutes: two(moment.getMinutes()),
    seconds: two(moment.getSeconds()),
    period: time24 ? '' : periodOf(moment, language),
  }
}

/** Whether the half of the day is said before the time (上午 9:41), not after it (9:41 AM). */
export const periodLeads = (language: Language): boolean => language !== 'en'

/** The language's own word for the half of the day that a moment falls into. */
export function periodOf(moment: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true }).formatToParts(moment)
  return parts.find((part) => part.type === 'dayPeriod')?.value ?? ''
}

/** The parts of the date line that the settings ask for; the component puts them into the language's messages. */
export interface DateParts {
  readonly day?: { readonly month: number; readonly day: number; readonly monthName: string }
  readonly week?: string
  readonly lunar?: LunarDay
}

interface Wanted {
  readonly timeDay: boolean
  readonly timeWeek: boolean
  readonly timeLunar: boolean
}

/** The date of a moment in local time. The lunar date is known from 1950 to 2099 and left out beyond. */
export function dateParts(moment: Date, wanted: Wanted, language: Language): DateParts {
  const today = localDay(moment)
  const { month, day } = today
  const lunar = wanted.timeLunar ? lunarDate(today) : undefined
  return {
    ...(wanted.timeDay && { day: { month, day, monthName: named(moment, language, { month: 'long' }) } }),
    ...(wanted.timeWeek && { week: named(moment, language, { weekday: 'long' }) }),
    ...(lunar && { lunar }),
  }
}

const named = (moment: Date, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options).format(moment)

/** Milliseconds until the next second or minute begins: the clock ticks when its figures change, never in between. */
export function untilTick(now: number, bySecond: boolean): number {
  const period = bySecond ? 1000 : 60_000
  return period - (now % period)
}
