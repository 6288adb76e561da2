import type { StatutoryHoliday, StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { STATUTORY_DAYS } from './statutory-day-table.ts'

/** A day off (`rest`, 休), or a weekend day that is worked in its place (`work`, 班). */
export interface StatutoryDay {
  readonly kind: 'rest' | 'work'
  readonly holiday: StatutoryHoliday
}

/** Years that were published after this version: the server learns of them. */
let later: StatutoryYears = {}

/** Takes over the years that were published later, in place of those it was told before. */
export function learnStatutoryYears(published: StatutoryYears): void {
  later = published
  years.clear()
}

const publishedYear = (year: number) => later[year] ?? STATUTORY_DAYS[year]

/** Whether the days of a year have been published; before that only weekends are known. */
export const isStatutoryYear = (year: number): boolean => publishedYear(year) !== undefined

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
  for (const [holiday, [rest, work]] of Object.entries(publishedYear(year) ?? {})) {
    for (const key of rest.split(' ')) days.set(key, { kind: 'rest', holiday: holiday as StatutoryHoliday })
    if (work !== '')
      for (const key of work.split(' ')) days.set(key, { kind: 'work', holiday: holiday as StatutoryHoliday })
  }
  years.set(year, days)
  return days
}
