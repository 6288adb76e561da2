import type { StatutoryHoliday } from '../../../shared/entities/statutory-years.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { dayOfLunar } from '../../../shared/lib/calendar/lunar.ts'
import { solarTermDay } from './solar-term.ts'
import { isStatutoryYear, isWorkday, statutoryDay } from './statutory-day.ts'

/** What a run of days off is named by: a holiday, or two of them that fall into one run. */
export type HolidayName = StatutoryHoliday | 'nationalMidAutumn'

/** A holiday of mainland China: its days off as published, or before that the day of the festival alone. */
export interface Holiday {
  readonly name: HolidayName
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly isPublished: boolean
}

const NATIONAL_MID_AUTUMN = 'nationalMidAutumn' satisfies HolidayName

/** The spec's holidays in the order of the year. */
const HOLIDAYS = ['newYear', 'springFestival', 'qingming', 'labour', 'dragonBoat', 'midAutumn', 'national'] as const

/** The day of a holiday whose year is not published: 1 January, lunar new year, 清明, 1 May, lunar 5/5 and 8/15, 1 October. */
export function festivalDay(year: number, name: (typeof HOLIDAYS)[number]): CalendarDay | undefined {
  const lunar = (month: number, day: number) => dayOfLunar({ year, month, day, leap: false })
  switch (name) {
    case 'newYear':
      return { year, month: 1, day: 1 }
    case 'springFestival':
      return lunar(1, 1)
    case 'qingming':
      return solarTermDay(year, 'qingming')
    case 'labour':
      return { year, month: 5, day: 1 }
    case 'dragonBoat':
      return lunar(5, 5)
    case 'midAutumn':
      return lunar(8, 15)
    case 'national':
      return { year, month: 10, day: 1 }
  }
}

/** The holidays of a year in the order of their days; a run over New Year belongs to the year of its first day. */
export function holidaysOf(year: number): readonly Holiday[] {
  if (isStatutoryYear(year)) return publishedHolidays(year)
  const festivals = HOLIDAYS.flatMap((name): readonly Holiday[] => {
    const day = festivalDay(year, name)
    return day === undefined || isKnown(day) ? [] : [{ name, first: day, last: day, isPublished: false }]
  }).toSorted((a, b) => dayNumber(a.first) - dayNumber(b.first))
  return joinSameDay(festivals)
}

/** 国庆中秋 once, where both are on 1 October (2031); no other two of the holidays can fall on one day. */
function joinSameDay(festivals: readonly Holiday[]): readonly Holiday[] {
  const autumn = festivals.find(({ name }) => name === 'midAutumn')
  const national = festivals.find(({ name }) => name === 'national')
  if (autumn === undefined || national === undefined || dayNumber(autumn.first) !== dayNumber(national.first))
    return festivals
  return festivals
    .filter((one) => one !== autumn)
    .map((one) => (one === national ? { ...one, name: NATIONAL_MID_AUTUMN } : one))
}

/** The published run of days off that a day belongs to. */
export function holidayOn(day: CalendarDay): Holiday | undefined {
  if (statutoryDay(day)?.kind !== 'rest') return undefined
  const number = dayNumber(day)
  const first = endOfRun(number, -1)
  const last = endOfRun(number, 1)
  return { name: nameOfRun(first, last), first: dayOfNumber(first), last: dayOfNumber(last), isPublished: true }
}

/** The next holidays, the one of today first, at most `count` of them; fewer at the end of the table (2099). */
export function upcomingHolidays(today: CalendarDay, count: number): readonly Holiday[] {
  const now = dayNumber(today)
  return [today.year - 1, today.year, today.year + 1]
    .flatMap(holidaysOf)
    .filter(({ last }) => dayNumber(last) >= now)
    .slice(0, count)
}

/** Whether a day is off by law, or, in a year that is not published, the festival of a holiday. */
export const isHoliday = (day: CalendarDay): boolean =>
  statutoryDay(day)?.kind === 'rest' ||
  (!isStatutoryYear(day.year) && holidaysOf(day.year).some(({ first }) => dayNumber(first) === dayNumber(day)))

/** How many days off a holiday has. */
export const lengthOf = ({ first, last }: Holiday): number => dayNumber(last) - dayNumber(first) + 1

/** The weekend days that are worked in place of a holiday's days off, in their order. */
export function swappedDays({ first, last, isPublished }: Holiday): readonly CalendarDay[] {
  if (!isPublished) return []
  const names = new Set(daysFrom(first, last).map((day) => statutoryDay(day)?.holiday))
  const around = daysFrom(dayOfNumber(dayNumber(first) - SWAP_DAYS), dayOfNumber(dayNumber(last) + SWAP_DAYS))
  return around.filter((day) => {
    const { kind, holiday } = statutoryDay(day) ?? {}
    return kind === 'work' && names.has(holiday)
  })
}

/** No day is swapped with one farther from it. */
const SWAP_DAYS = 21

const daysFrom = (first: CalendarDay, last: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, at) => dayOfNumber(dayNumber(first) + at))

/** Whether a year that is not published begins in the run of days off of the year before. */
const isKnown = (day: CalendarDay) => statutoryDay(dayOfNumber(dayNumber(day) - 1))?.kind === 'rest'

function publishedHolidays(year: number): readonly Holiday[] {
  const runs: Holiday[] = []
  const end = dayNumber({ year: year + 1, month: 1, day: 1 })
  for (let number = dayNumber({ year, month: 1, day: 1 }); number < end; number += 1) {
    const run = holidayOn(dayOfNumber(number))
    if (run === undefined) continue
    if (run.first.year === year) runs.push(run)
    number = dayNumber(run.last)
  }
  return runs
}

const isRest = (number: number) => statutoryDay(dayOfNumber(number))?.kind === 'rest'

/** The end of the run of days off around one, `by` days on each step; a weekend between two of them is a part of it. */
function endOfRun(from: number, by: 1 | -1): number {
  let end = from
  for (let next = from + by; isRest(next) || !isWorkday(dayOfNumber(next)); next += by) if (isRest(next)) end = next
  return end
}

/** 国庆中秋 where National Day's run includes the Mid-Autumn Festival, else the name of its first holiday. */
function nameOfRun(first: number, last: number): HolidayName {
  const names = daysFrom(dayOfNumber(first), dayOfNumber(last)).map((day) => statutoryDay(day)?.holiday)
  const autumn = festivalDay(dayOfNumber(first).year, 'midAutumn')
  const hasAutumn = autumn !== undefined && dayNumber(autumn) >= first && dayNumber(autumn) <= last
  return names.includes('national') && hasAutumn ? NATIONAL_MID_AUTUMN : (names[0] ?? 'newYear')
}
