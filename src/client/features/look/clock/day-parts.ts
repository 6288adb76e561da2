import type { Language } from '../../../../shared/constants.ts'
import { greetingAt } from '../../../lib/calendar/greeting.ts'
import { messages } from './messages.ts'
import { periodOf } from './model.ts'

/** The language's words for AM and PM. */
export const periodsOf = (language: Language): readonly [string, string] => [
  periodOf(new Date(2000, 0, 1, 9), language),
  periodOf(new Date(2000, 0, 1, 21), language),
]

/** The greeting of each hour of the day, in the current language. */
export const greetingsByHour = (): readonly string[] =>
  Array.from({ length: 24 }, (_, hour) => messages(`greeting.${greetingAt(hour)}`))
