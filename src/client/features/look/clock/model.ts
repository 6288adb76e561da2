import type { Language } from '../../../../shared/constants.ts'
import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'

/** The figures of the clock. `period` is the language's word for AM or PM, empty with 24 hours. */
export interface TimeFigures {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
  readonly period: string
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The time as the clock shows it: 24 hours with a leading zero, 12 hours without. */
export function timeFigures(moment: Date, time24: boolean, language: Language): TimeFigures {
  const hour = moment.getHours()
  return {
    hours: time24 ? twoDigits(hour) : String(hour % 12 || 12),
    minutes: twoDigits(moment.getMinutes()),
    seconds: twoDigits(moment.getSeconds()),
    period: time24 ? '' : periodOf(moment, language),
  }
}

/** Whether AM or PM stands before the time (上午 9:41) instead of after it (9:41 AM). */
export const isPeriodFirst = (language: Language): boolean => language !== 'en'

/** The language's word for AM or PM. */
export function periodOf(moment: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true }).formatToParts(moment)
  return parts.find((part) => part.type === 'dayPeriod')?.value ?? ''
}

/** The parts of the date line that the settings enable; the component formats them with the language's messages. */
export interface DateParts {
  readonly day?: { readonly month: number; readonly day: number; readonly monthName: string }
  readonly week?: string
}

interface DateOptions {
  readonly timeDay: boolean
  readonly timeWeek: boolean
}

/** The local date. */
export function dateParts(moment: Date, options: DateOptions, language: Language): DateParts {
  const { month, day } = localDay(moment)
  return {
    ...(options.timeDay && { day: { month, day, monthName: formatDate(moment, language, { month: 'long' }) } }),
    ...(options.timeWeek && { week: formatDate(moment, language, { weekday: 'long' }) }),
  }
}

const formatDate = (moment: Date, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options).format(moment)

/** How the clock counts hours, for `Intl.DateTimeFormat`; without a clock the language decides. */
export const hourCycleOf = ({ isTime, time24 }: { readonly isTime: boolean; readonly time24: boolean }) =>
  isTime ? (time24 ? 'h23' : 'h12') : undefined
