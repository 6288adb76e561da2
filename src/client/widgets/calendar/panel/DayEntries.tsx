import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { Icon } from '../../../kit/components.ts'
import { plus } from '../../../kit/icons.ts'
import { useMessages } from '../messages.ts'
import { useEntries } from '../use-entries.ts'
import styles from './DayPanel.module.css'
import { EntryList } from './EntryList.tsx'

interface DayEntriesProps {
  readonly day: CalendarDay
  readonly onAdd: () => void
}

/** What there is on a day; on an empty one the way to the first entry. */
export function DayEntries({ day, onAdd }: DayEntriesProps) {
  const messages = useMessages()
  const entries = useEntries(day, 1)
  return (
    <div className={styles.list}>
      <h3>{messages('agenda')}</h3>
      {entries.length === 0 ? (
        <button type="button" className={styles.nothing} onClick={onAdd}>
          <Icon path={plus} size={14} />
          {messages('add')}
        </button>
      ) : (
        <EntryList day={day} entries={entries} />
      )}
    </div>
  )
}
