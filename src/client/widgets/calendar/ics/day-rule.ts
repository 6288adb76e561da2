import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { daysInMonth, type Weekday, weekdayOf } from '../../../kit/rules.ts'
import { type RruleParts, weekdayOfName } from './rrule.ts'

/** A RRULE whose times are one a day at most. Negative numbers count from the end; an empty list lets all days through. */
export interface DayRule {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  readonly interval: number
  readonly count: number
  readonly months: readonly number[]
  readonly monthDays: readonly number[]
  readonly yearDays: readonly number[]
  readonly weekNumbers: readonly number[]
  readonly weekdays: readonly { readonly weekday: Weekday; readonly ordinal: number }[]
  readonly positions: readonly number[]
  readonly weekStart: Weekday
}

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

const KNOWN = [
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'],
  ...['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYDAY', 'BYSETPOS'],
]

/** The rule of a RRULE for an event that begins on a day; undefined for one of hours, and for what is none. */
export function dayRuleOf(parts: RruleParts, start: CalendarDay): DayRule | undefined {
  const frequency = FREQUENCIES.find((one) => one === parts.FREQ)
  if (frequency === undefined || Object.keys(parts).some((name) => !KNOWN.includes(name))) return undefined
  const given = (parts.BYDAY ?? '').split(',').filter(Boolean).map(weekdayOfPart)
  const weekdays = given.flatMap((one) => one ?? [])
  const lists = {
    months: numbersOf(parts.BYMONTH),
    monthDays: numbersOf(parts.BYMONTHDAY),
    yearDays: numbersOf(parts.BYYEARDAY),
    weekNumbers: numbersOf(parts.BYWEEKNO),
    positions: numbersOf(parts.BYSETPOS),
  }
  if (weekdays.length < given.length || Object.values(lists).some((list) => list.some(Number.isNaN))) return undefined
  return withDefaults(
    {
      ...{ frequency, weekdays, ...lists, weekStart: weekdayOfName(parts.WKST ?? 'MO') ?? 1 },
      interval: Math.max(1, Math.trunc(Number(parts.INTERVAL ?? 1)) || 1),
      count: Number(parts.COUNT ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY,
    },
    start,
  )
}

const numbersOf = (list = ''): readonly number[] =>
  list
    .split(',')
    .filter(Boolean)
    .map((text) => (/^[+-]?\d{1,3}$/.test(text) ? Number(text) : Number.NaN))

function weekdayOfPart(text: string): DayRule['weekdays'][number] | undefined {
  const [, ordinal = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? []
  const weekday = weekdayOfName(name)
  return weekday && { weekday, ordinal: Number(ordinal) }
}

/** What a rule leaves to its event is taken from the day on which that begins. */
function withDefaults(rule: DayRule, start: CalendarDay): DayRule {
  const { frequency, months, monthDays, yearDays, weekNumbers, weekdays } = rule
  const isOfMonth = monthDays.length > 0 || (weekdays.length === 0 && yearDays.length === 0 && weekNumbers.length === 0)
  const onWeekday = { ...rule, weekdays: [{ weekday: weekdayOf(start), ordinal: 0 }] }
  switch (frequency) {
    case 'DAILY':
      return rule
    case 'WEEKLY':
      return weekdays.length > 0 ? rule : onWeekday
    case 'MONTHLY':
      return isOfMonth && monthDays.length === 0 ? { ...rule, monthDays: [start.day] } : rule
    case 'YEARLY':
      if (weekNumbers.length > 0) return weekdays.length > 0 ? rule : onWeekday
      if (!isOfMonth) return rule
      return {
        ...rule,
        months: months.length > 0 ? months : [start.month],
        monthDays: monthDays.length > 0 ? monthDays : [start.day],
      }
  }
}

/** What may still be walked through: periods of rules. */
export interface Budget {
  steps: number
}

/**
 * The days of a rule from one on up to another, all by their numbers, in their order.
 * @param start of the event, before which there are none; it is one itself only if it is on the rule
 */
export function* daysOfRule(
  rule: DayRule,
  start: number,
  { from, to }: { readonly from: number; readonly to: number },
  budget: Budget,
): Generator<number> {
  let left = rule.count
  const skipped = left === Number.POSITIVE_INFINITY ? periodsBetween(rule, start, from) : 0
  for (let index = skipped; left > 0 && budget.steps > 0; index += 1) {
    budget.steps -= 1
    const { first, last } = periodOf(rule, start, index)
    if (first > to) return
    for (const day of daysOfPeriod(rule, first, last)) {
      if (day < start || left <= 0) continue
      left -= 1
      if (day > to) return
      if (day >= from) yield day
    }
  }
}

/** How many periods surely lie before a day. */
function periodsBetween({ frequency, interval }: DayRule, start: number, day: number): number {
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency] * interval
  return Math.max(0, Math.floor((day - start) / days) - 1)
}

/** The first and last day of the so-maniest period of a rule, from the one in which it starts. */
function periodOf({ frequency, interval, weekStart }: DayRule, start: number, index: number) {
  const steps = index * interval
  const { year, month } = dayOfNumber(start)
  switch (frequency) {
    case 'DAILY':
      return { first: start + steps, last: start + steps }
    case 'WEEKLY': {
      const first = start - ((weekdayOf(dayOfNumber(start)) - weekStart + 7) % 7) + 7 * steps
      return { first, last: first + 6 }
    }
    case 'MONTHLY':
      return { first: firstOfMonth(year, month + steps), last: firstOfMonth(year, month + steps + 1) - 1 }
    case 'YEARLY':
      return { first: firstOfMonth(year + steps, 1), last: firstOfMonth(year + steps + 1, 1) - 1 }
  }
}

/** Months count on over the year. */
const firstOfMonth = (year: number, month: number): number => dayNumber({ year, month, day: 1 })

function daysOfPeriod(rule: DayRule, first: number, last: number): readonly number[] {
  const days: number[] = []
  for (let number = first; number <= last; number += 1) {
    const day = dayOfNumber(number)
    if (rule.months.length > 0 && !rule.months.includes(day.month)) {
      number += daysInMonth(day.year, day.month) - day.day
    } else if (isOnDay(rule, day, number)) days.push(number)
  }
  if (rule.positions.length === 0) return days
  return days.filter((_, at) => rule.positions.includes(at + 1) || rule.positions.includes(at - days.length))
}

function isOnDay(rule: DayRule, day: CalendarDay, number: number): boolean {
  const { monthDays, yearDays, weekNumbers, weekdays } = rule
  const length = daysInMonth(day.year, day.month)
  if (monthDays.length > 0 && !has(monthDays, day.day, length)) return false
  const first = firstOfMonth(day.year, 1)
  const yearLength = firstOfMonth(day.year + 1, 1) - first
  if (yearDays.length > 0 && !has(yearDays, number - first + 1, yearLength)) return false
  if (weekNumbers.length > 0 && !isInWeeks(rule, number)) return false
  if (weekdays.length === 0) return true
  const isOfMonth = rule.frequency === 'MONTHLY' || rule.months.length > 0
  const [place, of] = isOfMonth ? [day.day, length] : [number - first + 1, yearLength]
  const isOrdinal = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY'
  return weekdays.some(
    ({ weekday, ordinal }) =>
      weekday === weekdayOf(day) &&
      (ordinal === 0 || !isOrdinal || ordinal === Math.ceil(place / 7) || -ordinal === Math.ceil((of - place + 1) / 7)),
  )
}

/** Whether a place in a row, counted from 1, is one of some that may count from its end. */
const has = (places: readonly number[], place: number, length: number): boolean =>
  places.includes(place) || places.includes(place - length - 1)

/** Whether a day is in one of the weeks of its year: the first has four days of January at least. */
function isInWeeks({ weekNumbers, weekStart }: DayRule, number: number): boolean {
  const begin = number - ((weekdayOf(dayOfNumber(number)) - weekStart + 7) % 7)
  const { year } = dayOfNumber(begin + 3)
  const firstWeek = weekOfJanuary(year, weekStart)
  const weeks = (weekOfJanuary(year + 1, weekStart) - firstWeek) / 7
  return has(weekNumbers, (begin - firstWeek) / 7 + 1, weeks)
}

/** The first day of the week that has 4 January. */
function weekOfJanuary(year: number, weekStart: Weekday): number {
  const fourth = dayNumber({ year, month: 1, day: 4 })
  return fourth - ((weekdayOf(dayOfNumber(fourth)) - weekStart + 7) % 7)
}
