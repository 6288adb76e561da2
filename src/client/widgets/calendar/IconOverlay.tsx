import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { dayText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import styles from './IconOverlay.module.css'

/** Today upon the calendar's picture: the weekday in its red head, the day below. */
export default function IconOverlay() {
  const today = localDay(useToday())
  const language = useLanguage()
  return (
    <span className={styles.date} aria-hidden="true">
      <span className={styles.weekday} data-clock="weekday">
        {dayText(today, language, { weekday: 'short' })}
      </span>
      <span className={styles.day} data-clock="day">
        {today.day}
      </span>
    </span>
  )
}
