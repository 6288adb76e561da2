import { useNow } from '../../../core/page/now.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { relativeTime } from '../../../lib/calendar/relative-time.ts'
import { Stale } from '../../../ui/components/state/State.tsx'
import { useMessages } from './messages.ts'
import type { LiveFault } from './model.ts'

interface AgeProps {
  /** When the source was read, in ms since the epoch. */
  readonly at: number
  /** Why there is nothing newer; then the age is marked as one of old data. */
  readonly fault?: LiveFault | undefined
  /** Whether it stands upon a picture, whose ink it takes. */
  readonly onScene?: boolean
}

const minuteOf = (date: Date) => String(Math.floor(date.getTime() / 60_000))

/** How old live data is: 3 分钟前. */
export function Age({ at, fault, onScene = false }: AgeProps) {
  const messages = useMessages()
  const language = useLanguage()
  const now = useNow(minuteOf).getTime()
  const time = relativeTime(at, now)
  const said =
    time.kind === 'date'
      ? new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)
      : time.kind === 'now' || time.kind === 'seconds'
        ? messages('now')
        : new Intl.RelativeTimeFormat(language).format(-time.n, time.kind)
  const text = fault === undefined ? said : messages(`old.${fault}`, { time: said })
  return (
    <span data-volatile="" title={fault === undefined ? messages('updated', { time: said }) : text}>
      {fault === undefined ? said : <Stale text={said} onScene={onScene} />}
    </span>
  )
}
