import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import {
  daysInMonth,
  type Frequency,
  type Recurrence,
  recurrenceOn,
  WORKDAYS,
} from '../../../lib/calendar/recurrence.ts'

/** How something comes again, as it is chosen from a list; finer rules follow from there. */
export type RecurrenceChoice = 'never' | 'workdays' | Frequency
export const RECURRENCE_CHOICES: readonly RecurrenceChoice[] = [
  ...(['never', 'daily', 'workdays', 'weekly', 'monthly', 'yearly', 'lunarYearly'] as const),
]

/** The choice that a rule belongs to. */
export function choiceOf(rule: Recurrence | null): RecurrenceChoice {
  if (rule === null) return 'never'
  return rule.frequency === 'weekly' && rule.interval === 1 && rule.weekdays.join() === WORKDAYS.join()
    ? 'workdays'
    : rule.frequency
}

/** The rule of a choice for what is on a day, with the end that it had. */
export function ruleOfChoice(choice: RecurrenceChoice, day: CalendarDay, before: Recurrence | null): Recurrence | null {
  if (choice === 'never') return null
  const end = endOf(before)
  if (choice === 'workdays') return { frequency: 'weekly', interval: 1, weekdays: WORKDAYS, ...end }
  const rule = recurrenceOn(choice, day)
  return rule === undefined ? before : { ...rule, ...end }
}

export type EndChoice = 'never' | 'until' | 'count'
export const END_CHOICES: readonly EndChoice[] = ['never', 'until', 'count']

export const endChoiceOf = ({ until, count }: Recurrence): EndChoice =>
  until === undefined ? (count === undefined ? 'never' : 'count') : 'until'

/** A rule with another kind of end: at first three months from a day, or after ten times. */
export function withEnd(rule: Recurrence, choice: EndChoice, day: CalendarDay): Recurrence {
  const { until: _until, count: _count, ...endless } = rule
  if (choice === 'until') return { ...endless, until: isoDay(monthsAfter(day, 3)) }
  return choice === 'count' ? { ...endless, count: 10 } : endless
}

const endOf = (rule: Recurrence | null): Pick<Recurrence, 'until' | 'count'> => {
  if (rule?.until !== undefined) return { until: rule.until }
  return rule?.count === undefined ? {} : { count: rule.count }
}

function monthsAfter({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const index = month - 1 + months
  const own = { year: year + Math.floor(index / 12), month: (index % 12) + 1 }
  return { ...own, day: Math.min(day, daysInMonth(own.year, own.month)) }
}

/** Whether a day is the last of its month, so that "monthly" may mean that. */
export const isLastOfMonth = ({ year, month, day }: CalendarDay): boolean => day === daysInMonth(year, month)
