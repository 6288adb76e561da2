import { type RefObject, useState } from 'react'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { IconButton, NumberInput } from '../../kit/components.ts'
import { chevronLeft, chevronRight } from '../../kit/icons.ts'
import { Popover } from '../../kit/interaction.ts'
import { dayText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { addMonths, YEARS } from './kernel/month.ts'
import styles from './MonthPicker.module.css'
import { useMessages } from './messages.ts'

interface Props {
  readonly day: CalendarDay
  readonly anchor: RefObject<HTMLElement | null>
  readonly onChoose: (day: CalendarDay) => void
  readonly onClose: () => void
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The choice of a year, by steps or by typing it, and of its month. */
export default function MonthPicker({ day, anchor, onChoose, onClose }: Props) {
  const language = useLanguage()
  const messages = useMessages()
  const [year, setYear] = useState(day.year)
  const choose = (month: number) => {
    onChoose(addMonths(day, (year - day.year) * 12 + month - day.month))
    onClose()
  }
  return (
    <Popover label={messages('chooseMonth')} anchor={anchor} placement="bottom start" onClose={onClose}>
      <div className={styles.years}>
        <IconButton
          icon={chevronLeft}
          label={messages('previousYear')}
          disabled={year === YEARS.first}
          onClick={() => setYear(year - 1)}
        />
        <NumberInput
          label={messages('year')}
          value={year}
          name={dayText({ year, month: 1, day: 1 }, language, { year: 'numeric' })}
          unit=""
          steps={{ min: YEARS.first, max: YEARS.last, step: 1 }}
          onChange={setYear}
        />
        <IconButton
          icon={chevronRight}
          label={messages('nextYear')}
          disabled={year === YEARS.last}
          onClick={() => setYear(year + 1)}
        />
      </div>
      <div className={styles.months}>
        {MONTHS.map((month) => (
          <button
            key={month}
            type="button"
            className={styles.month}
            aria-pressed={year === day.year && month === day.month}
            onClick={() => choose(month)}
          >
            {dayText({ year, month, day: 1 }, language, { month: 'short' })}
          </button>
        ))}
      </div>
    </Popover>
  )
}
