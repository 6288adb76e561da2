import { type MouseEvent, useRef, useState } from 'react'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { Button, Icon, IconButton, lazy } from '../../kit/components.ts'
import { chevronLeft, chevronRight, chevronUpDown } from '../../kit/icons.ts'
import { dayText, lunarMonthText, lunarYearText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { addMonths } from './kernel/month.ts'
import styles from './MonthHeader.module.css'
import { useMessages } from './messages.ts'
import { useShown } from './use-shown.ts'

const MonthPicker = lazy(() => import('./MonthPicker.tsx'))

interface Props {
  readonly day: CalendarDay
  readonly onChoose: (day: CalendarDay) => void
  readonly onToday: () => void
}

/** The name of the month, which opens the choice of another, and the buttons that turn months; with Shift, years. */
export function MonthHeader({ day, onChoose, onToday }: Props) {
  const language = useLanguage()
  const messages = useMessages()
  const title = useRef<HTMLButtonElement>(null)
  const [isPicking, setPicking] = useState(false)
  const turn = (by: 1 | -1) => (event: MouseEvent) => onChoose(addMonths(day, event.shiftKey ? by * 12 : by))
  return (
    <header className={styles.header}>
      <h2 aria-live="polite">
        <button
          ref={title}
          type="button"
          className={styles.title}
          aria-haspopup="dialog"
          aria-expanded={isPicking}
          onClick={() => setPicking(true)}
        >
          {dayText(day, language, { year: 'numeric', month: 'long' })}
          <Icon path={chevronUpDown} size={14} />
        </button>
      </h2>
      <LunarMonth day={day} />
      <div className={styles.turn}>
        <IconButton icon={chevronLeft} label={messages('previousMonth')} shortcut="PageUp" onClick={turn(-1)} />
        <Button size="s" onClick={onToday}>
          {messages('today')}
        </Button>
        <IconButton icon={chevronRight} label={messages('nextMonth')} shortcut="PageDown" onClick={turn(1)} />
      </div>
      {isPicking ? (
        <MonthPicker day={day} anchor={title} onChoose={onChoose} onClose={() => setPicking(false)} />
      ) : null}
    </header>
  )
}

/** The lunar year and month of the chosen day, by their Chinese names. */
function LunarMonth({ day }: { readonly day: CalendarDay }) {
  const language = useLanguage()
  const lunar = useShown().lunar ? lunarDate(day) : undefined
  if (lunar === undefined || (language !== 'zh-CN' && language !== 'zh-TW')) return null
  return (
    <p className={styles.lunar}>
      {lunarYearText(lunar.year, language)}
      <i aria-hidden="true" />
      {lunarMonthText(lunar, language)}
    </p>
  )
}
