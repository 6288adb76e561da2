import { timeFromNow } from '../../../kit/rules.ts'
import { timeFormat, useLanguage } from '../../../kit/text.ts'
import { useNow } from '../../../kit/time.ts'
import { ageOf } from '../kernel/model.ts'

const minuteOf = (date: Date) => String(Math.floor(date.getTime() / 60_000))

/** How long ago something was said: 3 天前. @param time in ms since the epoch */
export function Age({ time }: { readonly time: number }) {
  const language = useLanguage()
  const { count, unit } = ageOf(time, useNow(minuteOf).getTime())
  const exact = timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  return (
    <time data-volatile="" dateTime={new Date(time).toISOString()} title={exact}>
      {timeFromNow(count, unit, language)}
    </time>
  )
}
