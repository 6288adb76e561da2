import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'

/** The years that the tables of lunar dates and solar terms know. */
export const YEARS = { first: 1950, last: 2099 } as const

const FIRST = dayNumber({ year: YEARS.first, month: 1, day: 1 })
const LAST = dayNumber({ year: YEARS.last, month: 12, day: 31 })

/** Whether a day can be chosen. */
export const isInRange = (day: CalendarDay): boolean => dayNumber(day) >= FIRST && dayNumber(day) <= LAST

/** The nearest day that can be chosen. */
const clamp = (number: number) => dayOfNumber(Math.min(Math.max(number, FIRST), LAST))

/** A day of the grid of a month. */
export interface GridDay extends CalendarDay {
  /** Days since 1970. */
  readonly number: number
  /** Of the month before or after. */
  readonly isOutside: boolean
  readonly isWeekend: boolean
}

/** The days that a month is shown by: six weeks of seven days. @param sunday whether they begin on Sunday, not on Monday */
export function weeksOf({ year, month }: CalendarDay, sunday: boolean): readonly (readonly GridDay[])[] {
  const begin = beginOf(dayNumber({ year, month, day: 1 }), sunday)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const number = begin + week * 7 + at
      const day = dayOfNumber(number)
      return { ...day, number, isOutside: day.month !== month, isWeekend: weekday(number) > 4 }
    }),
  )
}

/** The first day of the week of a day. */
export const weekOf = (day: CalendarDay, sunday: boolean): CalendarDay => dayOfNumber(beginOf(dayNumber(day), sunday))

const beginOf = (number: number, sunday: boolean) => number - (sunday ? (weekday(number) + 1) % 7 : weekday(number))

/** A day by so many months, in a shorter month its last one. */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const target = year * 12 + month - 1 + months
  const first = { year: Math.floor(target / 12), month: (target % 12) + 1, day: 1 }
  const length = daysOf(first)
  return clamp(dayNumber({ ...first, day: Math.min(day, length) }))
}

const daysOf = ({ year, month }: CalendarDay) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Where a key moves from a day, by the grid pattern of WAI-ARIA; undefined for a key that moves nothing. */
export function dayAfterKey(from: CalendarDay, key: string, shift: boolean, sunday: boolean): CalendarDay | undefined {
  const number = dayNumber(from)
  switch (key) {
    case 'ArrowLeft':
      return clamp(number - 1)
    case 'ArrowRight':
      return clamp(number + 1)
    case 'ArrowUp':
      return clamp(number - 7)
    case 'ArrowDown':
      return clamp(number + 7)
    case 'Home':
      return clamp(beginOf(number, sunday))
    case 'End':
      return clamp(beginOf(number, sunday) + 6)
    case 'PageUp':
      return addMonths(from, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(from, shift ? 12 : 1)
    default:
      return undefined
  }
}

/** The day of the week from Monday, 0 to 6; 1 January 1970 was a Thursday. */
const weekday = (number: number) => (((number + 3) % 7) + 7) % 7
