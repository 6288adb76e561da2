import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { Icon } from '../../../kit/components.ts'
import { plus } from '../../../kit/icons.ts'
import { minuteText, useLanguage } from '../../../kit/text.ts'
import { EventMark } from '../EventMark.tsx'
import { timeTextOn } from '../event-text.ts'
import { useMessages } from '../messages.ts'
import { useEntries } from '../use-entries.ts'
import styles from './DayPanel.module.css'

interface DayEntriesProps {
  readonly day: CalendarDay
  readonly onAdd: () => void
}

/** What there is on a day; each opens where it belongs. On an empty day the way to the first one. */
export function DayEntries({ day, onAdd }: DayEntriesProps) {
  const language = useLanguage()
  const messages = useMessages()
  const entries = useEntries(day, 1)
  const number = dayNumber(day)
  return (
    <div className={styles.list}>
      <h3>{messages('agenda')}</h3>
      {entries.length === 0 ? (
        <button type="button" className={styles.nothing} onClick={onAdd}>
          <Icon path={plus} size={14} />
          {messages('add')}
        </button>
      ) : (
        <ul>
          {entries.map(({ id, title, start, isDone, occurrence, open }) => (
            <li key={id}>
              <button type="button" className={styles.entry} data-done={isDone || undefined} onClick={open}>
                <EventMark color={occurrence?.event.color} isDone={isDone} />
                <span>{title}</span>
                <em>{occurrence ? timeTextOn(occurrence, number, language, messages) : minuteText(start, language)}</em>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
