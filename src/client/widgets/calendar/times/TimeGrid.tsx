import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { classes } from '../../../kit/components.ts'
import { hasMinute, minutesOf, timeAt } from '../../../kit/rules.ts'
import { minuteText, useLanguage } from '../../../kit/text.ts'
import { useNow } from '../../../kit/time.ts'
import { createEvent, firstOf, moveOccurrence } from '../actions.ts'
import { EntryBar } from '../EntryBar.tsx'
import { endOfNew } from '../kernel/event.ts'
import { rangeOn, timeOn } from '../kernel/hours.ts'
import { layOutWeek } from '../kernel/week-lanes.ts'
import { useMessages } from '../messages.ts'
import { requestOccurrence } from '../shown.ts'
import type { Entry } from '../use-entries.ts'
import { DayColumn } from './DayColumn.tsx'
import { DayHead, type TimesViewProps } from './DayHead.tsx'
import styles from './TimeGrid.module.css'
import { HOUR_PX, useTimeDrag } from './use-time-drag.ts'

const HOURS = Array.from({ length: 23 }, (_, at) => at + 1)
/** Half the height of an hour's label, which is whole where a view begins. */
const LABEL_PX = 9
/** To which hour a view is scrolled that does not show today, and how many hours before now one that does. */
const MORNING = 8
const BEFORE_NOW = 2

/** Whether an entry is drawn among the hours: by the minute, and shorter than a day. */
const isByHours = ({ start, occurrence }: Entry): boolean =>
  hasMinute(start) && (occurrence === undefined || minutesOf(occurrence.end) - minutesOf(occurrence.start) < 24 * 60)

/** Days as columns of hours: what is of whole days above, the rest by its minutes, to be drawn, moved and stretched. */
export function TimeGrid({ days, day, today, entries, onChoose }: TimesViewProps) {
  const messages = useMessages()
  const language = useLanguage()
  const scroll = useRef<HTMLDivElement>(null)
  const now = useNow(timeAt)
  const hasToday = days.some((one) => dayNumber(one) === dayNumber(today))
  useLayoutEffect(() => {
    const hour = hasToday ? Math.max(0, new Date().getHours() - BEFORE_NOW) : MORNING
    if (scroll.current !== null) scroll.current.scrollTop = hour * HOUR_PX - LABEL_PX
  }, [hasToday])
  const create = (start: string, end: string) => {
    const event = createEvent(messages('newEvent'), start, end)
    const first = event && firstOf(event)
    if (first !== undefined) requestOccurrence(first)
  }
  const occurrences = entries.flatMap(({ occurrence }) => occurrence ?? [])
  const drag = useTimeDrag(scroll, days, occurrences, { create, move: moveOccurrence })
  const { segments } = layOutWeek(
    entries.filter((entry) => !isByHours(entry)),
    dayNumber(days[0] ?? day),
    days.length,
    Number.POSITIVE_INFINITY,
  )
  const lanes = Math.max(0, ...segments.map(({ lane }) => lane + 1))
  const createAt = (on: CalendarDay) => (event: MouseEvent<HTMLElement>) => {
    const half = Math.floor((event.clientY - event.currentTarget.getBoundingClientRect().top) / (HOUR_PX / 2))
    const start = timeOn(on, half * 30)
    create(start, endOfNew(start))
  }
  return (
    <div className={styles.times} style={{ '--days': days.length, '--hour': `${HOUR_PX}px` }}>
      <div className={styles.top}>
        {days.length > 1 ? (
          <div className={styles.row}>
            <span />
            {days.map((one) => (
              <DayHead
                key={dayNumber(one)}
                day={one}
                isChosen={dayNumber(one) === dayNumber(day)}
                isToday={dayNumber(one) === dayNumber(today)}
                onChoose={onChoose}
              />
            ))}
          </div>
        ) : null}
        {lanes === 0 ? null : (
          <div className={classes(styles.row, styles.whole)} style={{ '--lanes': lanes }}>
            <small>{messages('allDay')}</small>
            {days.map((one, column) => (
              <span key={dayNumber(one)}>
                {segments
                  .filter((segment) => segment.column === column)
                  .map((segment) => (
                    <EntryBar key={segment.entry.id} {...segment} />
                  ))}
              </span>
            ))}
          </div>
        )}
      </div>
      <div ref={scroll} className={styles.scroll}>
        <div className={classes(styles.row, styles.hours)}>
          <div className={styles.labels} aria-hidden="true">
            {HOURS.map((hour) => (
              <small key={hour} style={{ top: hour * HOUR_PX }}>
                {minuteText(`2026-01-01 ${String(hour).padStart(2, '0')}:00`, language)}
              </small>
            ))}
          </div>
          {days.map((one) => (
            <DayColumn
              key={dayNumber(one)}
              day={one}
              entries={entries.filter(isByHours)}
              drag={drag}
              now={dayNumber(one) === dayNumber(today) ? rangeOn(timeAt(now), timeAt(now), one).from : undefined}
              onChoose={() => onChoose(one)}
              onCreate={createAt(one)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
