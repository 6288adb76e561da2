import { useRef } from 'react'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { classes, useFittingRows } from '../../../kit/components.ts'
import { timeAt } from '../../../kit/rules.ts'
import { shortCivilTimeText, shortDayAndMinuteText, useLanguage } from '../../../kit/text.ts'
import { useNow } from '../../../kit/time.ts'
import { colorClass, EventMark } from '../EventMark.tsx'
import { COMING_DAYS, type ComingEntry, comingEntries } from '../kernel/coming.ts'
import { type Entry, useKnownEntries } from '../use-entries.ts'
import styles from './Coming.module.css'

/** The height of a line. */
const LINE_PX = 24

/** What is on or comes next, day by day; undefined until it is known. */
export function useComing(today: CalendarDay): readonly ComingEntry<Entry>[] | undefined {
  const entries = useKnownEntries(today, COMING_DAYS)
  const now = useNow(timeAt)
  return entries && comingEntries(entries, dayNumber(today), timeAt(now))
}

/** When it is: an entry that has begun before its day is of the whole day. */
function useTime({ entry, day }: ComingEntry<Entry>, withMinute: boolean): string {
  const language = useLanguage()
  const now = useNow(timeAt)
  const time = entry.first === day ? entry.start : isoDay(dayOfNumber(day))
  return (withMinute ? shortDayAndMinuteText : shortCivilTimeText)(time, now, language)
}

interface ComingListProps {
  readonly coming: readonly ComingEntry<Entry>[]
  /** Lines at most. */
  readonly most: number
}

/** What comes next in a tile, as many lines as there is room for; each opens where it belongs. */
export function ComingList({ coming, most }: ComingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const room = useFittingRows(list, LINE_PX, most)
  return (
    <ul ref={list} className={styles.list} style={{ '--lines': Math.min(coming.length, most) }}>
      {coming.slice(0, Math.min(room, most)).map((one) => (
        <li key={one.entry.id}>
          <Line coming={one} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly coming: ComingEntry<Entry>
}

function Line({ coming }: LineProps) {
  const { entry } = coming
  return (
    <button type="button" className={styles.entry} onClick={entry.open}>
      <Mark entry={entry} />
      <span>{entry.title}</span>
      <time>{useTime(coming, true)}</time>
    </button>
  )
}

/** The next one, when it is and its name: in one line, or where there is room in two. */
export function Next({ coming, isTall }: LineProps & { readonly isTall: boolean }) {
  const { entry } = coming
  return (
    <span className={classes(styles.next, isTall && styles.tall)}>
      <Mark entry={entry} />
      <time>{useTime(coming, isTall)}</time>
      <span>{entry.title}</span>
    </span>
  )
}

/** An event has a bar of its colour, what is to be done its ring. */
const Mark = ({ entry: { color } }: { readonly entry: Entry }) =>
  color === undefined ? (
    <EventMark color={color} />
  ) : (
    <i aria-hidden="true" className={classes(styles.bar, colorClass(color))} />
  )
