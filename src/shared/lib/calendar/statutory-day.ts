import type { CalendarDay } from './calendar-day.ts'
import { STATUTORY_DAYS } from './statutory-day-table.ts'
import type { StatutoryHoliday } from './statutory-holiday.ts'

/** A day off (`rest`, 休), or a weekend day that is worked in its place (`work`, 班). */
export interface StatutoryDay {
  readonly kind: 'rest' | 'work'
  readonly holiday: StatutoryHoliday
}

/** Whether the days of a year have been published; before that only weekends are known. */
export const isStatutoryYear = (year: number): boolean => STATUTORY_DAYS[year] !== undefined

/** What the State Council's notice of the year says of this day; undefined for a day like any other. */
export const statutoryDay = (day: CalendarDay): StatutoryDay | undefined => daysOf(day.year).get(keyOf(day))

/** Whether people work on this day: by the notice of its year, else from Monday to Friday. */
export function isWorkday(day: CalendarDay): boolean {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
  const { kind } = statutoryDay(day) ?? {}
  return kind === undefined ? weekday > 0 && weekday < 6 : kind === 'work'
}

const keyOf = ({ month, day }: CalendarDay) => `${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`

const years = new Map<number, ReadonlyMap<string, StatutoryDay>>()

/** The days of a year by `MMDD`, unpacked once. */
function daysOf(year: number): ReadonlyMap<string, StatutoryDay> {
  const known = years.get(year)
  if (known !== undefined) return known
  const days = new Map<string, StatutoryDay>()
  for (const [holiday, [rest, work]] of Object.entries(STATUTORY_DAYS[year] ?? {})) {
    for (const key of rest.split(' ')) days.set(key, { kind: 'rest', holiday: holiday as StatutoryHoliday })
    if (work !== '')
      for (const key of work.split(' ')) days.set(key, { kind: 'work', holiday: holiday as StatutoryHoliday })
  }
  years.set(year, days)
  return days
}
