import { useRef } from 'react'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { useNarrower } from '../../../kit/interaction.ts'
import { daysOfView } from '../kernel/view.ts'
import { useEntries } from '../use-entries.ts'
import { useShown } from '../use-shown.ts'
import styles from './TimeGrid.module.css'
import { TimeGrid } from './TimeGrid.tsx'
import { WeekList } from './WeekList.tsx'

interface TimesProps {
  readonly view: 'week' | 'day'
  readonly day: CalendarDay
  readonly today: CalendarDay
  readonly onChoose: (day: CalendarDay) => void
}

/** Below it seven columns of hours have no room for names. */
const NARROW_PX = 520

/** A day or a week by its hours; in a narrow window a week is the list of its days. */
export function Times({ view, day, today, onChoose }: TimesProps) {
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrower(root, NARROW_PX)
  const { first, count } = daysOfView(view, day, useShown().sunday)
  const days = Array.from({ length: count }, (_, at) => dayOfNumber(dayNumber(first) + at))
  const entries = useEntries(first, count)
  const View = isNarrow && view === 'week' ? WeekList : TimeGrid
  return (
    <div ref={root} className={styles.times}>
      <View days={days} day={day} today={today} entries={entries} onChoose={onChoose} />
    </div>
  )
}
