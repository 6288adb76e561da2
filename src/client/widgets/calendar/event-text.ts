import type { Language } from '../../../shared/constants.ts'
import { dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { daysText, hasMinute, joinPhrases } from '../../kit/rules.ts'
import { type Messages, minuteText } from '../../kit/text.ts'
import type { CalendarEntry } from './kernel/calendar-entry.ts'
import { daysOf } from './kernel/event.ts'
import type { Occurrence } from './kernel/occurrences.ts'
import type zh from './locales/zh-CN.json'

type CalendarMessages = Messages<keyof typeof zh>

/** The name of an event as one of its times has it: with the age, where that is known. */
export const titleOf = ({ event: { name }, age }: Occurrence, messages: CalendarMessages): string =>
  age === undefined ? name : messages('age', { name, count: age })

type Times = Pick<Occurrence, 'start' | 'end' | 'first' | 'last'>

/** When an event takes place as one of its days says it: 09:00 – 10:00, 22:00 起, 到 06:00, 全天, 11月30日 – 12月2日. */
export function timeTextOn(one: Times, day: number, language: Language, messages: CalendarMessages): string {
  const { start, end, first, last } = one
  if (!hasMinute(start))
    return first === last ? messages('allDay') : daysText(dayOfNumber(first), dayOfNumber(last), language, 'short')
  const [from, to] = [minuteText(start, language), minuteText(end, language)]
  if (first === last) return from === to ? from : `${from} – ${to}`
  if (day === first) return messages('fromTime', { time: from })
  return day === last ? messages('untilTime', { time: to }) : messages('allDay')
}

/** When something takes place, with its days: 12月1日 09:00 – 10:00, 12月24日 – 26日. */
export function spanText(one: CalendarEntry, language: Language): string {
  const { first, last } = daysOf(one)
  const days = daysText(dayOfNumber(first), dayOfNumber(last), language, 'long')
  if (!hasMinute(one.start)) return days
  const [from, to] = [minuteText(one.start, language), minuteText(one.end, language)]
  return joinPhrases([days, first === last && from === to ? from : `${from} – ${to}`], language)
}
