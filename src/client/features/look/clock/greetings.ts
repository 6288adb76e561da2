import { greetingAt } from '../../../lib/calendar/greeting.ts'
import { messages } from './messages.ts'

/** The greeting of each hour of the day, in the current language. */
export const greetingsByHour = (): readonly string[] =>
  Array.from({ length: 24 }, (_, hour) => messages(`greeting.${greetingAt(hour)}`))
