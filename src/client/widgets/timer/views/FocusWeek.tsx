import { useDocument } from '../../../kit/documents.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useToday } from '../../../kit/time.ts'
import { timerSessions } from '../document.ts'
import { focusDays } from '../kernel/sessions.ts'
import { useMessages } from '../messages.ts'
import styles from './FocusWeek.module.css'

const DAYS = 7

/** How often and how long one has focused: today in words, the last seven days as columns. */
export function FocusWeek() {
  const messages = useMessages()
  const language = useLanguage()
  const sessions = useDocument(timerSessions, (now) => now.sessions)
  const days = focusDays(sessions, useToday(), DAYS)
  const today = days.at(-1)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const sum = days.reduce((all, { count }) => all + count, 0)
  const narrow = new Intl.DateTimeFormat(language, { weekday: language === 'en' ? 'short' : 'narrow' })
  const long = new Intl.DateTimeFormat(language, { weekday: 'long' })
  return (
    <figure className={styles.week}>
      <figcaption>
        <b>{messages('today', { count: today?.count ?? 0 })}</b>
        <span className={styles.sum}>{messages('week', { count: sum })}</span>
        <span>{messages('todayMinutes', { count: today?.minutes ?? 0 })}</span>
      </figcaption>
      <ol>
        {days.map(({ date, count }) => {
          const name = messages('dayCount', { day: long.format(date), count })
          return (
            <li key={date.getTime()} aria-label={name} title={name}>
              <i style={{ height: `${(count / most) * 100}%` }} />
              <small aria-hidden="true">{narrow.format(date)}</small>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
