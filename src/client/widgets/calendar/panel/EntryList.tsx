import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { minuteText, useLanguage } from '../../../kit/text.ts'
import { EventMark } from '../EventMark.tsx'
import { timeTextOn } from '../event-text.ts'
import { useMessages } from '../messages.ts'
import type { Entry } from '../use-entries.ts'
import styles from './EntryList.module.css'

interface EntryListProps {
  readonly day: CalendarDay
  readonly entries: readonly Entry[]
}

/** What there is on a day; each opens where it belongs. */
export function EntryList({ day, entries }: EntryListProps) {
  const language = useLanguage()
  const messages = useMessages()
  const number = dayNumber(day)
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, start, isDone, occurrence, open }) => (
        <li key={id}>
          <button type="button" data-done={isDone || undefined} onClick={open}>
            <EventMark color={occurrence?.event.color} isDone={isDone} />
            <span>{title}</span>
            <em>{occurrence ? timeTextOn(occurrence, number, language, messages) : minuteText(start, language)}</em>
          </button>
        </li>
      ))}
    </ul>
  )
}
