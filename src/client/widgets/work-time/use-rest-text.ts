import { dayNumber, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { timeFormat, useLanguage } from '../../kit/text.ts'
import { useMessages } from './messages.ts'
import { nextStart } from './model.ts'
import type { Work } from './use-work.ts'

export interface RestText {
  /** What this time is, e.g. that work is over. */
  readonly title: string
  /** When work begins again; undefined where it never does. */
  readonly next: string | undefined
  /** The same without a verb, in English without "tomorrow", which is long. */
  readonly time: string | undefined
}

/** The texts of the time without work. */
export function useRestText({ plan, now, state }: Work): RestText {
  const messages = useMessages()
  const language = useLanguage()
  const title = messages(state.at === 'working' ? 'untilEnd' : `rest.${state.at}`)
  const next = nextStart(plan, now)
  if (next === undefined) return { title, next: undefined, time: undefined }
  const days = dayNumber(localDay(next)) - dayNumber(localDay(now))
  const clock = timeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
  }).format(next)
  const date = new Intl.DateTimeFormat(
    language,
    days < 7 ? { weekday: 'short' } : { month: 'numeric', day: 'numeric' },
  ).format(next)
  const tomorrow = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day')
  const textWith = (nextDay: string) => (days === 0 ? clock : `${days === 1 ? nextDay : date} ${clock}`)
  return {
    title,
    next: messages('nextStart', { time: textWith(tomorrow) }),
    time: textWith(language === 'en' ? date : tomorrow),
  }
}
