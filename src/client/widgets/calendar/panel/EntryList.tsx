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
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" data-done={entry.isDone || undefined} onClick={entry.open}>
            <EventMark color={entry.color} isDone={entry.isDone} />
            <span>{entry.title}</span>
            <em>
              {entry.color === undefined
                ? minuteText(entry.start, language)
                : timeTextOn(entry, number, language, messages)}
            </em>
          </button>
        </li>
      ))}
    </ul>
  )
}
