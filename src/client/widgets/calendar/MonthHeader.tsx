import { type MouseEvent, useRef, useState } from 'react'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { Button, Icon, IconButton, lazy, Segments } from '../../kit/components.ts'
import { chevronLeft, chevronRight, chevronUpDown } from '../../kit/icons.ts'
import { dayText, lunarMonthText, lunarYearText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { CalendarsMenu } from './CalendarsMenu.tsx'
import { type CalendarView, turned, VIEWS } from './kernel/view.ts'
import styles from './MonthHeader.module.css'
import { useMessages } from './messages.ts'
import { useShown } from './use-shown.ts'

const MonthPicker = lazy(() => import('./MonthPicker.tsx'))

interface Props {
  readonly view: CalendarView
  readonly day: CalendarDay
  readonly onView: (view: CalendarView) => void
  readonly onChoose: (day: CalendarDay) => void
  readonly onToday: () => void
}

const TURNS = {
  month: { back: 'previousMonth', on: 'nextMonth' },
  week: { back: 'previousWeek', on: 'nextWeek' },
  day: { back: 'previousDay', on: 'nextDay' },
} as const

/**
 * The name of the month, which opens the choice of another, the choice of the view, and the buttons that turn it; in months
 * with Shift by years.
 */
export function MonthHeader({ view, day, onView, onChoose, onToday }: Props) {
  const language = useLanguage()
  const messages = useMessages()
  const title = useRef<HTMLButtonElement>(null)
  const [isPicking, setPicking] = useState(false)
  const turn = (by: 1 | -1) => (event: MouseEvent) =>
    onChoose(turned(view, day, view === 'month' && event.shiftKey ? by * 12 : by))
  const isMonth = view === 'month'
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
          {dayText(day, language, { year: 'numeric', month: 'long', ...(view === 'day' && { day: 'numeric' }) })}
          <Icon path={chevronUpDown} size={14} />
        </button>
      </h2>
      <LunarMonth day={day} />
      <div className={styles.views}>
        <Segments
          aria-label={messages('view')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: messages(`view.${value}`) }))}
          onChange={onView}
        />
      </div>
      <div className={styles.turn}>
        <IconButton
          icon={chevronLeft}
          label={messages(TURNS[view].back)}
          shortcut={isMonth ? 'PageUp' : undefined}
          onClick={turn(-1)}
        />
        <Button size="s" onClick={onToday}>
          {messages('today')}
        </Button>
        <IconButton
          icon={chevronRight}
          label={messages(TURNS[view].on)}
          shortcut={isMonth ? 'PageDown' : undefined}
          onClick={turn(1)}
        />
        <CalendarsMenu />
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
