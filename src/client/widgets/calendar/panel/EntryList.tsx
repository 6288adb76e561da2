import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { minuteText, useLanguage } from '../../../kit/text.ts'
import { EventMark } from '../EventMark.tsx'
import { timeTextOn } from '../event-text.ts'
import { useMessages } from '../messages.ts'
import type { Entry } from '../use-entries.ts'
import { Row } from './Row.tsx'

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
    <ul>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          mark={<EventMark color={entry.color} isDone={entry.isDone} />}
          text={entry.title}
          when={
            entry.color === undefined
              ? minuteText(entry.start, language)
              : timeTextOn(entry, number, language, messages)
          }
          isDone={entry.isDone}
          onPress={entry.open}
        />
      ))}
    </ul>
  )
}
