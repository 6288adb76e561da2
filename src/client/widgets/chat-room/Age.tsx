import type { Language } from '../../../shared/constants.ts'
import { relativeTime } from '../../kit/rules.ts'
import { hourCycle, timeFormat, useLanguage } from '../../kit/text.ts'
import { useNow } from '../../kit/time.ts'
import { useMessages } from './messages.ts'

const minuteOf = (date: Date) => String(Math.floor(date.getTime() / 60_000))

interface AgeProps {
  /** In ms since the epoch. */
  readonly time: number
  /** In the fewest letters: 12m ago. */
  readonly isShort?: boolean
}

/** How long ago something was said: 12 分钟前; after some days the date. */
export function Age({ time, isShort = false }: AgeProps) {
  const messages = useMessages()
  const language = useLanguage()
  const age = relativeTime(time, useNow(minuteOf).getTime())
  const said =
    age.kind === 'date'
      ? formatsOf(language).day.format(time)
      : age.kind === 'now' || age.kind === 'seconds'
        ? messages('justNow')
        : formatsOf(language)[isShort ? 'shortAgo' : 'ago'].format(-age.n, age.kind)
  return (
    <time data-volatile="" dateTime={new Date(time).toISOString()} title={formatsOf(language).exact.format(time)}>
      {said}
    </time>
  )
}

const makeFormats = (language: Language) => ({
  language,
  hours: hourCycle(),
  ago: new Intl.RelativeTimeFormat(language),
  shortAgo: new Intl.RelativeTimeFormat(language, { style: 'narrow' }),
  day: new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }),
  exact: timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
})

let last: ReturnType<typeof makeFormats> | undefined

/** One for the whole list: to make them takes longer than to format all its times. */
function formatsOf(language: Language) {
  if (last?.language !== language || last.hours !== hourCycle()) last = makeFormats(language)
  return last
}
