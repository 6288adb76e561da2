import type { Language } from '../../../../shared/constants.ts'
import { useNow } from '../../../core/page/now.ts'
import { hourCycle, timeFormat } from '../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { relativeTime } from '../../../lib/calendar/relative-time.ts'
import { useMessages } from './messages.ts'

const minuteOf = (date: Date) => String(Math.floor(date.getTime() / 60_000))

interface MessageAgeProps {
  /** In ms since the epoch. */
  readonly time: number
  /** In whole words, or fewer letters: 12 min. ago, 12m ago. */
  readonly style?: 'long' | 'short' | 'narrow'
}

/** How long ago something was said: 12 分钟前; after some days the date. A clock that is ahead is taken for now. */
export function MessageAge({ time, style = 'long' }: MessageAgeProps) {
  const messages = useMessages()
  const language = useLanguage()
  const age = relativeTime(time, Math.max(time, useNow(minuteOf).getTime()))
  const said =
    age.kind === 'date'
      ? formatsOf(language).day.format(time)
      : age.kind === 'now' || age.kind === 'seconds'
        ? messages('justNow')
        : formatsOf(language)[style].format(-age.n, age.kind)
  return (
    <time data-volatile="" dateTime={new Date(time).toISOString()} title={formatsOf(language).exact.format(time)}>
      {said}
    </time>
  )
}

const makeFormats = (language: Language) => ({
  language,
  hours: hourCycle(),
  long: new Intl.RelativeTimeFormat(language),
  short: new Intl.RelativeTimeFormat(language, { style: 'short' }),
  narrow: new Intl.RelativeTimeFormat(language, { style: 'narrow' }),
  day: new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }),
  exact: timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
})

let last: ReturnType<typeof makeFormats> | undefined

/** One for the whole list: to make them takes longer than to format all its times. */
function formatsOf(language: Language) {
  if (last?.language !== language || last.hours !== hourCycle()) last = makeFormats(language)
  return last
}
