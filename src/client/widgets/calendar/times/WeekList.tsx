import { dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { dayText } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { EntryList } from '../panel/EntryList.tsx'
import { DayHead, type TimesViewProps } from './DayHead.tsx'
import styles from './WeekList.module.css'

/** The days of a week with what there is on each, below one another. */
export function WeekList({ days, day, today, entries, onChoose }: TimesViewProps) {
  const language = useLanguage()
  return (
    <ol className={styles.list}>
      {days.map((one) => {
        const number = dayNumber(one)
        return (
          <li key={number} aria-label={dayText(one, language, { dateStyle: 'full' })}>
            <DayHead
              day={one}
              isChosen={number === dayNumber(day)}
              isToday={number === dayNumber(today)}
              onChoose={onChoose}
            />
            <EntryList day={one} entries={entries.filter(({ first, last }) => first <= number && last >= number)} />
          </li>
        )
      })}
    </ol>
  )
}
