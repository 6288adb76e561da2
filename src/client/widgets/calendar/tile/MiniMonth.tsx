import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { classes } from '../../../kit/components.ts'
import { dayText } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { type GridDay, weeksOf } from '../kernel/month.ts'
import { type DayFacts, dayFacts } from '../model.ts'
import { useEntries } from '../use-entries.ts'
import { useShown } from '../use-shown.ts'
import styles from './MiniMonth.module.css'

interface Props {
  readonly today: CalendarDay
  /** Whether each day has its festival, term or lunar date below it. */
  readonly withNotes: boolean
}

/** The month of today in a tile: a picture for the eye, which assistive technology finds in the window. */
export function MiniMonth({ today, withNotes }: Props) {
  const language = useLanguage()
  const shown = useShown()
  const weeks = weeksOf(today, shown.sunday)
  const days = weeks.flat()
  const entries = useEntries(days[0] ?? today, days.length)
  const isBusy = ({ number }: GridDay) =>
    entries.some(({ first, last, isDone }) => !isDone && first <= number && last >= number)
  return (
    <div className={styles.month} aria-hidden="true">
      {weeks[0]?.map((day) => (
        <span key={day.number} className={styles.weekday}>
          {dayText(day, language, { weekday: 'narrow' })}
        </span>
      ))}
      {days.map((day) => {
        const facts = dayFacts(day, language, shown)
        return (
          <span
            key={day.number}
            className={classes(
              styles.day,
              day.isOutside && styles.outside,
              day.isWeekend && styles.weekend,
              facts.duty === 'rest' && styles.rest,
              day.number === dayNumber(today) && styles.now,
              isBusy(day) && styles.busy,
            )}
          >
            <b>{day.day}</b>
            {withNotes ? <Note facts={facts} /> : null}
          </span>
        )
      })}
    </div>
  )
}

function Note({ facts: { names, lunar, kind } }: { readonly facts: DayFacts }) {
  return <small className={styles[kind]}>{names[0] ?? lunar ?? '\u00a0'}</small>
}
