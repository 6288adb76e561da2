import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { classes } from '../../../kit/components.ts'
import { dayText } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { dayFacts } from '../model.ts'
import type { Entry } from '../use-entries.ts'
import { useShown } from '../use-shown.ts'
import styles from './DayHead.module.css'

/** What the views of several days are given. */
export interface TimesViewProps {
  readonly days: readonly CalendarDay[]
  /** The chosen one. */
  readonly day: CalendarDay
  readonly today: CalendarDay
  readonly entries: readonly Entry[]
  readonly onChoose: (day: CalendarDay) => void
}

interface DayHeadProps {
  readonly day: CalendarDay
  readonly isChosen: boolean
  readonly isToday: boolean
  readonly onChoose: (day: CalendarDay) => void
}

/** The head of a day: its weekday, number and lunar date; pressed, the panel shows the day. */
export function DayHead({ day, isChosen, isToday, onChoose }: DayHeadProps) {
  const language = useLanguage()
  const { names, kind, lunar } = dayFacts(day, language, useShown())
  return (
    <button
      type="button"
      className={classes(styles.head, isToday && styles.today)}
      data-day={dayNumber(day)}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={dayText(day, language, { dateStyle: 'full' })}
      onClick={() => onChoose(day)}
    >
      <small>{dayText(day, language, { weekday: 'short' })}</small>
      <b>{day.day}</b>
      <small className={styles[kind]}>{names[0] ?? lunar}</small>
    </button>
  )
}
