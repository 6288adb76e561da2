import type { Language } from '../../../shared/constants.ts'
import { dayAt, dayOfTime, hasMinute, momentOf, type TodoTime } from './kernel/todo-time.ts'

const DAY_MS = 86_400_000

/**
 * A due time in the user's language: today's by its minute alone, the days around by their names, others by date, with
 * the year where it is not this one.
 */
export function dueText(time: TodoTime, now: Date, language: Language): string {
  const moment = momentOf(time)
  const minute = hasMinute(time) ? formatMinute(moment, language) : ''
  const days = Math.round((startOfDay(moment) - startOfDay(now)) / DAY_MS) // a day of the change of clocks has 23 or 25 hours
  if (days === 0 && minute !== '') return minute
  return `${dayText(moment, days, now, language)} ${minute}`.trimEnd()
}

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

const formatMinute = (moment: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)

function dayText(moment: Date, days: number, now: Date, language: Language): string {
  if (Math.abs(days) <= 1) {
    const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', ...year }).format(moment)
}

/** A due time as a tile shows it: today's minute, else the day alone. */
export const shortDueText = (time: TodoTime, now: Date, language: Language): string =>
  dayOfTime(time) === dayAt(now) ? dueText(time, now, language) : dueText(dayOfTime(time), now, language)
